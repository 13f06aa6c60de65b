import type { LearnTexts } from '../../page/learn.ts'

export const learn: LearnTexts = {
  title: 'Votre première garde',
  learner: 'Dr Robin',
  neighbour: 'Dr Sam',
  steps: {
    welcome: {
      title: 'Bonjour, docteur',
      text: 'Voici votre hôpital. Dans quelques minutes, vous saurez tout ce qu’il faut pour une première partie : qui soigner, comment on rentre chez soi, et ce qui arrive à ceux dont personne ne s’occupe.',
    },
    patients: {
      title: 'Les patients sont des dés',
      text: 'En haut se trouvent vos salles. Le chiffre dit comment va chacun : 1 est en danger, 6 presque guéri. La couleur, avec son signe (cœur, soleil ou feuille), dit qui peut aider.',
    },
    nurse: {
      title: 'Mettez une infirmière au travail',
      text: 'Sous les salles se trouvent vos services. Chacun montre qui il soigne : l’Unité de soins critiques soigne un patient rouge de 1, l’Imagerie n’importe qui de valeur 3 ou 4. Une infirmière entre, et un patient va mieux aussitôt.',
      task: 'Placez une infirmière dans le service de votre choix et choisissez un patient pour lui.',
      other: 'Cela peut attendre. Prenez une infirmière, puis un service, puis un patient.',
      done: 'Un niveau de mieux. Le patient compte comme traité pour ce tour. Le service est pris maintenant, et l’infirmière aussi : chacun travaille une fois par tour.',
    },
    home: {
      title: 'Au-delà de 6, on rentre',
      text: 'Un 6 soigné encore une fois est guéri et rejoint la zone de sortie.',
      task: 'Faites rentrer quelqu’un chez lui.',
      other: 'Une bonne action, mais tout le monde est encore au lit. Soignez un patient qui a déjà 6.',
      done: 'Bonne route. Un patient seul vaut 1 point, mais regardez ce tableau : plus il en sort dans un même tour, plus chacun vaut.',
    },
    more: {
      title: 'Ensemble, c’est mieux',
      text: 'Deux à la fois font 3 points, trois en font 5, et cela grimpe ensuite. Il peut donc être malin de garder un 6 au lit jusqu’à ce que d’autres soient prêts aussi.',
      task: 'Faites sortir encore quelqu’un dans ce même tour.',
      other: 'Cela soigne, mais personne ne sort. Un autre 6 attend : quel service libre accueille les 6 ?',
      done: 'Deux dans la zone de sortie : 3 points à la fin du tour.',
    },
    rescue: {
      title: 'Personne n’aime être oublié',
      text: 'À la fin d’un tour, l’état de chaque patient non traité s’aggrave de 1. À partir de 1, il n’y a qu’une issue : vous le perdez, et chacun coûte 2 points à la fin de la partie. Il reste une infirmière.',
      task: 'Occupez-vous du 1 rouge avec votre dernière infirmière.',
      other: 'C’est gentil, mais le 1 rouge ne verrait pas le matin. Aidez-le d’abord.',
      done: 'Sauvé. L’infirmière ne pouvait pas être mieux placée.',
    },
    endShift: {
      title: 'La fin d’une garde',
      text: 'Tout le monde a travaillé. Regardez bien le 4 vert quand vous fermez la journée : personne n’a eu le temps pour lui.',
      task: 'Terminez votre garde.',
      other: 'Il n’y a plus rien à faire ici : terminez la garde avec le bouton du bas.',
      done: 'Le 4 vert est devenu un 3. Les patients traités n’ont pas bougé, et commencent le tour suivant comme tout le monde.',
    },
    bag: {
      title: 'Poches de sang',
      text: 'Toutes les infirmières sont au travail, mais il reste une poche de sang. On peut en dépenser une à tout moment de sa garde : elle soigne n’importe quel patient de 1. Une poche gardée jusqu’à la fin de la partie vaut un point.',
      task: 'Dépensez la poche de sang pour faire sortir quelqu’un.',
      other: 'La poche pourrait faire mieux : il ne manque qu’un niveau à un patient pour rentrer.',
      done: 'Bien dépensée : un de plus dans la zone de sortie.',
    },
    colour: {
      title: 'Une poche change une couleur',
      text: 'Le service Oreille, nez & gorge soigne un patient vert de 3. Votre 4 rouge sortirait aussitôt, si seulement il était vert. Une poche de sang le rend vert jusqu’à la fin de la phase.',
      task: 'Faites sortir le 4 rouge avec Oreille, nez & gorge.',
      other:
        'Voyez grand : une infirmière au service Oreille, nez & gorge, et le 4 rouge comme patient. Cela coûte la poche.',
      done: 'Il a été vert juste assez longtemps.',
    },
    three: {
      title: 'De la place pour trois',
      text: 'Certains services traitent trois patients à la fois. L’Anesthésie demande exactement trois rouges de même valeur : pas deux, et pas de valeurs différentes.',
      task: 'Placez une infirmière en Anesthésie.',
      other:
        'C’est possible aussi, mais adieu les trois rouges égaux. Profitez de l’Anesthésie tant que vous le pouvez.',
      done: 'Trois sorties avec une seule infirmière : 5 points. Voilà tout le sel du jeu.',
    },
    specialist: {
      title: 'Les spécialistes font plus',
      text: 'Un spécialiste travaille dans n’importe quel service comme une infirmière, puis ajoute quelque chose. Quand votre Chirurgien a soigné des patients rouges, l’un d’eux reçoit 1 de plus.',
      task: 'Faites sortir le 5 rouge avec le Chirurgien.',
      other:
        'À une infirmière seule, il manque un niveau. Prenez le Chirurgien, laissez le service soigner le 5 rouge, et utilisez le niveau en plus.',
      done: 'De 5 à plus de 6 d’un seul coup. Chaque spécialiste a son habitude : touchez une carte pour la lire.',
    },
    ambulance: {
      title: 'Ambulances',
      text: 'Un tour commence avec de nouveaux patients. Le numéro 1 amène les cas les plus graves, le plus grand numéro les plus légers. Qui prend le plus petit gagne une poche de sang et choisit en premier au tour suivant. Les petits numéros choisissent aussi les améliorations d’abord.',
      task: 'Prenez une ambulance.',
      other: 'Il faut d’abord ouvrir la porte : prenez une des ambulances.',
      done: 'Les cas difficiles, mais aussi la poche de sang, le premier choix au prochain tour et la première amélioration tout de suite.',
      doneHigh:
        'Les patients les plus légers, bientôt chez eux. C’est Dr Sam qui a maintenant la poche de sang et le premier choix.',
    },
    improvement: {
      title: 'L’hôpital grandit',
      text: 'Une fois par tour, on peut prendre une amélioration : un nouveau service, ou un spécialiste qui apporte une paire de mains de plus. Elles restent jusqu’à la fin de la partie.',
      task: 'Prenez une des cartes.',
      other: 'On pourrait s’en passer, mais personne ne le fait dans les premiers tours. Prenez une carte.',
      done: 'Bon choix. À chaque tour, vos gardes s’allongent et plus de patients rentrent ensemble.',
    },
    ready: {
      title: 'C’est tout ce qu’il faut',
      text: 'Huit tours : ambulances, une amélioration, votre garde, puis les négligés et les guéris. Qui a le plus de points gagne. En cas de doute, demandez un conseil : il connaît ce qu’on peut encore faire de mieux.',
    },
  },
  progress: ({ step, steps }) => `Étape ${step} sur ${steps}`,
  next: 'Continuer',
  back: 'Retour',
  leave: 'Quitter la leçon',
  fromTheStart: 'Depuis le début',
  play: 'Jouer une première partie',
  rules: 'Regarder les règles',
  pressNext: 'Cette étape est déjà faite. Appuyez sur « Continuer » quand vous voulez.',
  pointsTitle: 'Points pour les patients qui sortent dans un même tour',
  patients: 'Patients',
  points: 'Points',
  coach: 'Leçon',
  wellDone: 'Bravo.',
}
