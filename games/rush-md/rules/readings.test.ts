// What a program has to decide where the rules are silent: docs/readings.md, by its numbers.

import { type Lying, place, scenario, treated } from '@grand-rounds/testkit/rush-md'
import { describe, expect, it } from 'vitest'
import {
  BALANCE,
  DIAGNOSES,
  DIAGNOSIS_IDS,
  type DiagnosisId,
  EPIDEMIC_IDS,
  EPIDEMICS,
  EXAMS,
  GOAL_IDS,
  GOALS,
  goalFor,
  LESSONS,
  PATIENTS,
  PIECES,
  rushMd,
  SAND,
  TOKEN,
  TWEEZERS,
  XRAY,
} from '../index.ts'

const ended = (scene: ReturnType<typeof scenario>) => scene.until(239_999).timeUp('clock', 240_000)
const scan = (options = {}) => scenario({ options, beds: { B2: { card: 'longMigraine', spot: 'mri' } } })

describe('readings about exams', () => {
  it('[RMD R1] [RMD 3.7] a disc laid on another’s hole changes places with it', () => {
    const scene = scenario({ beds: { A1: { card: 'anaemia', spot: 'bloodTest' } } })
    expect(scene.state.discs).toBe('rwrwrwr')
    scene
      .does(0, place('red', 'bloodTest', 'anaemia'))
      .does(0, { type: 'lift', hole: 0 })
      .does(0, { type: 'lay', hole: 5 })
    expect(scene.state.discs).toBe('wwrwrrr')
    scene.wait(TWEEZERS).does(0, { type: 'lift', hole: 2 }).does(0, { type: 'lay', hole: 2 })
    expect(scene.state.discs).toBe('wwrwrrr')
  })

  it('[RMD R2] [RMD 3.8] a card that could be taken may go under, for nothing but time', () => {
    const theirs = DIAGNOSIS_IDS.find((id) => {
      const { back } = DIAGNOSES[id]
      return back.exam === 'xray' && !back.beds.includes('A1')
    })
    const tops = { xray: theirs ?? 'brokenArm' }
    const scene = scenario({ beds: { A1: { card: 'rugbyInjury', spot: 'xray' } }, tops })
    const { skill } = scene.state
    scene
      .does(0, place('red', 'xray', 'rugbyInjury'))
      .wait(XRAY)
      .does(0, { type: 'under' })
    expect(scene.state.skill).toBe(skill)
    expect(scene.state.decks.xray[0]).toBe(theirs)
  })

  it('[RMD R3] [RMD 3.9] [RMD 3.13] balancing takes 1.5 seconds, tweezers 0.6, an X-ray 0.5 and a token 0.35, at any pace', () => {
    expect([BALANCE, TWEEZERS, XRAY, TOKEN]).toEqual([1_500, 600, 500, 350])
    for (const pace of [100, 50, 20]) {
      const scene = scan({ pace }).does(0, place('red', 'mri', 'longMigraine'))
      scene.until(BALANCE - 1)
      expect(scene.refuses(0, { type: 'take' })).toBe('handBusy')
      scene.until(BALANCE).does(0, { type: 'take' })
      const organs = scenario({ options: { pace } }).does(0, place('red', 'organStore'))
      organs
        .does(0, { type: 'grip', piece: 'lung' })
        .does(0, { type: 'release' })
        .until(TWEEZERS - 1)
      expect(organs.refuses(0, { type: 'grip', piece: 'lung' })).toBe('handBusy')
      organs.until(TWEEZERS).does(0, { type: 'grip', piece: 'lung' })
    }
  })

  it('[RMD R3] [RMD 3.13] it is the same hand: who has begun to balance has no tweezers ready before', () => {
    const beds = { B2: { card: 'longMigraine', spot: 'mri' }, A1: { card: 'failingHeart', spot: 'theatreA' } } as const
    const scene = scenario({ beds }).does(0, place('red', 'mri', 'longMigraine'))
    scene.does(0, place('nurse1', 'theatreANurse1', 'failingHeart')).until(BALANCE - 1)
    expect(scene.refuses(0, { type: 'grip', piece: 'drip' })).toBe('handBusy')
    expect(scene.until(BALANCE).answers(0, { type: 'grip', piece: 'drip' })).toBeNull()
  })

  it('[RMD R4] [RMD 3.9] after a fall its player turns the glass over, where it stands', () => {
    const scene = scan()
      .does(0, place('red', 'mri', 'longMigraine'))
      .does(0, { type: 'fall' })
      .until(SAND)
    expect(scene.refuses(1, { type: 'balance' })).toBe('noAction')
    expect(scene.answers(0, { type: 'balance' })).toBeNull()
    scene.does(0, { type: 'takeOff', glass: 'red' })
    expect(scene.refuses(0, { type: 'balance' })).toBe('glassNotPlaced')
  })

  it('[RMD R4] [RMD 3.3] but not after the clock', () => {
    const scene = scan().until(220_000)
    scene
      .does(0, place('red', 'mri', 'longMigraine'))
      .does(0, { type: 'fall' })
      .until(241_000)
    expect(scene.state.stage).toBe('overtime')
    expect(scene.refuses(0, { type: 'balance' })).toBe('notNow')
    scene.until(220_000 + SAND)
    expect(scene.state.round).toBe(2)
  })

  it('[RMD R19] [RMD 3.22] an MRI that was given up holds the bed until the sand has run out', () => {
    const scene = scan()
      .does(0, place('red', 'mri', 'longMigraine'))
      .does(0, { type: 'stop' })
      .until(SAND - 1)
    expect(scene.refuses(1, { type: 'moveBed', bed: 'B2', to: 'ward' })).toBe('bedHeld')
    scene.until(SAND).does(1, { type: 'moveBed', bed: 'B2', to: 'ward' })
  })
})

describe('readings about beds, stores and syringes', () => {
  it('[RMD R5] [RMD 3.5] [RMD 3.22] an empty bed can be moved, and has to be on its ward to be given to anyone', () => {
    const scene = scenario({ desk: [{ card: 'hernia' }] }).does(0, place('red', 'admission1'))
    scene.does(1, { type: 'moveBed', bed: 'A2', to: 'theatreB' })
    expect(scene.refuses(0, { type: 'admit', patient: 'hernia', bed: 'A2' })).toBe('bedAway')
    scene.does(1, { type: 'moveBed', bed: 'A2', to: 'ward' })
    scene.does(0, { type: 'admit', patient: 'hernia', bed: 'A2' })
  })

  it('[RMD R6] [RMD 1.1] [RMD 3.5] the pharmacy brings what there is; nothing can’t be chosen', () => {
    const scene = scenario({ store: { green: 23, drip: 15 } }).does(0, place('nurse1', 'pharmacy1'))
    expect(scene.refuses(0, { type: 'stock', piece: 'drip' })).toBe('poolEmpty')
    scene.does(0, { type: 'stock', piece: 'green' })
    expect(scene.state).toMatchObject({ store: { green: 24 }, pool: { green: 0 }, actions: [null, null] })
    expect(scene.events).toContainEqual(expect.objectContaining({ type: 'stocked', piece: 'green', count: 1 }))
  })

  it('[RMD R7] [RMD 3.12] an empty syringe can be meant for another fluid, a filled one not', () => {
    const scene = scenario({ clinic: [{ card: 'shingles' }] }).does(0, place('red', 'clinic1', 'shingles'))
    scene.does(0, { type: 'takeSyringe', fluid: 'green' })
    const { syringe } = scene.state.store
    scene.does(0, { type: 'takeSyringe', fluid: 'yellow' })
    expect(scene.state.store.syringe).toBe(syringe)
    scene.does(0, { type: 'fill' })
    expect(scene.state.actions[0]?.syringe).toEqual({ fluid: 'yellow', units: 1 })
    expect(scene.refuses(0, { type: 'takeSyringe', fluid: 'green' })).toBe('syringeInHand')
  })

  it('[RMD R18] [RMD 3.2] a run-out glass is turned over where it stands, and a new action begins', () => {
    const scene = scenario().does(0, place('nurse1', 'desk1')).does(0, { type: 'draw', patients: 'out' }).until(SAND)
    scene.does(1, place('nurse1', 'desk1'))
    expect(scene.state.actions).toMatchObject([{ task: { left: 2 } }, { space: 'desk1', task: { left: 3 } }])
    expect(scene.refuses(0, { type: 'takeOff', glass: 'nurse1' })).toBe('sandRunning')
  })
})

describe('readings about epidemics and the oath', () => {
  it('[RMD R8] [RMD 3.16] more than an epidemic’s treatment is no surplus', () => {
    const scene = scenario({
      beds: { A1: { card: 'severeDehydration', ward: 'ddw', epidemic: 'bbow' } },
      change: ({ decks }) => ({
        epidemics: { A: 'kennelCough', B: null },
        decks: { ...decks, epidemic: EPIDEMIC_IDS.filter((id) => id !== 'kennelCough') },
      }),
    })
    const { skill } = scene.state
    scene.endRound()
    const reputation = EPIDEMICS.kennelCough.reward + PATIENTS.severeDehydration.reward
    expect(scene.state).toMatchObject({ skill, reputation, discharged: ['severeDehydration'] })
  })

  const signs = (next: 'redRash' | 'falseAlarm') =>
    scenario({
      options: { contagion: 'noticed' },
      clinic: [{ card: 'cough' }],
      change: ({ decks }) => ({
        signs: { A: 2, B: 0 },
        decks: { ...decks, epidemic: [...EPIDEMIC_IDS.filter((id) => id !== next), next] },
      }),
    })

  it('[RMD R9] [RMD 3.14] each noticed sign draws, until a card stays: then the others mean nothing', () => {
    const avoided = signs('falseAlarm').does(0, { type: 'notice', ward: 'A' })
    expect(avoided.state).toMatchObject({ epidemics: { A: null }, signs: { A: 1 }, epidemicDiscards: ['falseAlarm'] })
    const drawn = signs('redRash').does(0, { type: 'notice', ward: 'A' })
    expect(drawn.state).toMatchObject({ epidemics: { A: 'redRash' }, signs: { A: 0 } })
    expect(drawn.refuses(1, { type: 'notice', ward: 'A' })).toBe('noSign')
    expect(ended(drawn).events.some((event) => event.type === 'skillLost' && event.by === 'missedSign')).toBe(false)
  })

  it('[RMD R9] [RMD 3.14] each that is left costs 3, before the patients are judged', () => {
    const told = ended(signs('redRash')).events.flatMap((event) =>
      event.type === 'skillLost' ? [`${event.by} ${event.points}`] : [],
    )
    expect(told).toEqual(['missedSign 6', 'error 1'])
  })

  it('[RMD R10] [RMD 3.15] with the strict oath a player may own up to anything, for the same point', () => {
    const scene = scenario({ options: { oath: 'strict' } })
    const { skill } = scene.state
    scene.does(1, { type: 'ownUp' })
    expect(scene.state.skill).toBe(skill - 1)
    expect(scene.events).toMatchObject([
      { type: 'oathBroken', seat: 1, rule: 'ownedUp' },
      { by: 'oath', points: 1 },
    ])
  })

  it('[RMD R16] [RMD 3.15] a glass with sand costs whoever tries it, wherever to; other refusals cost nothing', () => {
    const scene = scenario({ options: { oath: 'strict' } })
    const cost = (seat: number, command: object) => {
      const { skill, glasses } = scene.state
      if (scene.answers(seat, command) !== null) return 0
      scene.does(seat, command as ReturnType<typeof place>)
      expect(scene.state.glasses).toBe(glasses)
      return skill - scene.state.skill
    }
    expect(cost(1, place('red', 'admission1'))).toBe(0)
    expect(cost(0, place('red', 'desk1'))).toBe(0)
    scene.does(0, place('red', 'admission1')).wait(1_000)
    expect(cost(1, place('red', 'admission2'))).toBe(1)
    expect(cost(1, { type: 'takeOff', glass: 'red' })).toBe(1)
    expect(cost(0, place('red', 'desk1'))).toBe(1)
    expect(cost(0, place('nurse1', 'admission1'))).toBe(1)
    expect(cost(0, place('nurse1', 'admission2'))).toBe(0)
  })

  it('[RMD R16] [RMD 3.15] a space counts as taken since a glass stands there, balanced anew or not', () => {
    const options = { oath: 'strict' }
    const beds = { B2: { card: 'longMigraine', spot: 'mri' } } as const
    const scene = scenario({ options, beds })
      .does(0, place('red', 'mri', 'longMigraine'))
      .does(0, { type: 'fall' })
    scene.until(SAND).does(0, { type: 'balance' })
    const { skill } = scene.state
    expect(scene.does(1, place('black', 'mri', 'longMigraine')).state.skill).toBe(skill - 1)
  })
})

describe('readings about the evaluation', () => {
  it('[RMD R11] [RMD 3.20] not needed is what goes beyond the own treatment and the diagnosis that lacks least', () => {
    // Own treatment: blue and yellow. One diagnosis asks for orange and white, the other for orange and yellow.
    expect(DIAGNOSES.brokenPelvis.effectiveness).toBe(DIAGNOSES.salmonella.effectiveness)
    const beds = { A1: { card: 'biteWithFever', ward: 'bowb', diagnoses: ['salmonella', 'brokenPelvis'] } } as const
    const scene = ended(scenario({ beds }))
    const listed = scene.legal(0).filter(({ type }) => type === 'sendBack')
    expect(listed).toEqual([{ type: 'sendBack', patient: 'biteWithFever', tag: 'ward', piece: 'blue' }])
  })

  it('[RMD R12] [RMD 3.19] critical is who was critical when cured, whatever the card says', () => {
    const gained = (condition: 'serious' | 'critical') => {
      const clinic = [{ card: 'headache', condition, ward: 'b' }] as const
      const papers = ['intensiveCareStudy', 'recovery', 'donorDay'] as const
      return ended(scenario({ options: { research: true }, papers, clinic })).events.some(
        ({ type }) => type === 'skillGained',
      )
    }
    expect([gained('serious'), gained('critical')]).toEqual([false, true])
  })

  it('[RMD R13] [RMD 2.2] a game of fewer rounds asks for its share, rounded up; skill points stay', () => {
    for (const id of GOAL_IDS)
      for (const rounds of [1, 2, 3, 4]) {
        const { reputation, patients, skill, skillLeft } = GOALS[id].hard
        const share = { reputation: Math.ceil((reputation * rounds) / 4), patients: Math.ceil((patients * rounds) / 4) }
        expect(goalFor(id, 'hard', rounds)).toEqual({ ...share, skill, skillLeft })
      }
    const short = scenario({ options: { rounds: 1 }, change: () => ({ goal: 'two1' }) })
    const { reputation } = goalFor('two1', 'normal', 1)
    short.state = { ...short.state, reputation }
    expect(short.endRound().state.won).toBe(true)
  })

  it('[RMD R17] [RMD 3.10] of tied diagnoses: cured before too much, then the higher reward', () => {
    const ids = DIAGNOSIS_IDS.filter((id) => DIAGNOSES[id].exam === 'culture')
    const tied = (a: DiagnosisId, b: DiagnosisId) => DIAGNOSES[a].effectiveness === DIAGNOSES[b].effectiveness
    const more = (a: DiagnosisId, b: DiagnosisId) => DIAGNOSES[a].reward > DIAGNOSES[b].reward
    const [low, high] =
      ids.flatMap((a) => ids.filter((b) => tied(a, b) && more(b, a)).map((b) => [a, b] as const))[0] ?? []
    if (low === undefined || high === undefined) throw new Error('no two cards are tied and differ')
    const judged = (lying: Lying) =>
      ended(scenario({ beds: { A1: lying } })).events.find(({ type }) => type === 'patientJudged')
    const card = 'pneumonia'
    const [byLow, byHigh] = [treated(card, low, high), { ...treated(card, high), diagnoses: [low, high] }]
    expect(judged(byLow)).toMatchObject({ verdict: 'cured', diagnosis: low })
    expect(judged(byHigh)).toMatchObject({ verdict: 'cured', diagnosis: high })
    const both = (part: 'ward' | 'theatre') => {
      const [a, b] = [byLow[part], byHigh[part]].map((doses) => (typeof doses === 'object' ? doses : {}))
      return Object.fromEntries(
        PIECES.flatMap((what) => {
          const count = what === 'syringe' ? 0 : Math.max(a?.[what] ?? 0, b?.[what] ?? 0)
          return count > 0 ? [[what, count]] : []
        }),
      )
    }
    const all = { card, diagnoses: [low, high], ward: both('ward'), theatre: both('theatre') } as const
    expect(judged(all)).toMatchObject({ verdict: 'surplus', diagnosis: high })
    expect(judged({ ...all, diagnoses: [high, low] })).toMatchObject({ verdict: 'surplus', diagnosis: high })
  })
})

describe('readings about lessons, papers and pauses', () => {
  it('[RMD R14] [RMD L0] [RMD L1] [RMD L2] before surgery, cards without a surgical part; L0 has 2 rounds', () => {
    for (const lesson of LESSONS) {
      const { decks, options } = scenario({ options: { lesson }, council: true }).state
      expect(options.rounds, lesson).toBe(lesson === 'L0' ? 2 : 4)
      const cards = [
        ...decks.in.map((id) => PATIENTS[id]),
        ...EXAMS.flatMap((exam) => decks[exam].map((id) => DIAGNOSES[id])),
      ]
      const surgical = cards.some((card) => Object.keys(card.surgical).length > 0)
      expect(surgical, lesson).toBe(lesson >= 'L3')
    }
    expect(scenario({ options: { lesson: 'L0', rounds: 3 }, council: true }).state.options.rounds).toBe(3)
  })

  it('[RMD R15] [RMD 6] all begin a pause and all end it; a wish can be taken back until the last one has it', () => {
    const scene = scenario().does(0, { type: 'pause' })
    expect(scene.refuses(1, { type: 'goOn' })).toBe('notPaused')
    scene.does(0, { type: 'goOn' }).does(1, { type: 'pause' })
    expect(scene.state.paused).toBe(false)
    scene.does(0, { type: 'pause' })
    expect(scene.state.paused).toBe(true)
    scene.does(0, { type: 'goOn' })
    expect(scene.state.paused).toBe(true)
    expect(scene.does(1, { type: 'goOn' }).state.paused).toBe(false)
  })

  it('[RMD R15] [RMD 6] a pause in overtime holds the last sand, and only those who act are waited for', () => {
    const scene = scenario().until(230_000).does(0, place('nurse1', 'desk1')).until(250_000)
    for (const seat of [0, 1]) scene.does(seat, { type: 'pause' })
    scene.wait(500_000)
    expect(rushMd.toAct(scene.state)).toEqual([0, 1])
    for (const seat of [0, 1]) scene.does(seat, { type: 'goOn' })
    expect(rushMd.deadlines(scene.state)).toEqual([{ id: 'glass/nurse1', at: 760_000 }])
    expect(rushMd.toAct(scene.state)).toEqual([0])
  })

  it('[RMD R20] [RMD 3.2] who is eased is as the card says again, however bad it had become', () => {
    const clinic = [{ card: 'cough', condition: 'critical' }] as const
    const papers = ['recovery', 'houseCall', 'donorDay'] as const
    const scene = scenario({ options: { research: true }, papers, clinic }).does(0, place('red', 'research1'))
    expect(scene.does(0, { type: 'ease', patient: 'cough' }).patient('cough').condition).toBe('stable')
  })

  it('[RMD R21] [RMD 6] wishes for a pause lapse when the clock ends', () => {
    const scene = scenario().until(239_000).does(0, place('nurse1', 'desk1')).does(0, { type: 'pause' })
    scene.until(240_000).does(1, { type: 'pause' })
    expect(scene.state).toMatchObject({ stage: 'overtime', paused: false, agreed: [false, true] })
  })

  it('[RMD 3.4] the deadlines of a round, told in any order, come to the same end', () => {
    const late = scenario().until(215_000).does(0, place('nurse1', 'desk1'))
    const told = scenario().until(215_000).does(0, place('nurse1', 'desk1'))
    late.timeUp('clock', 246_000).timeUp('glass/nurse1', 246_001)
    told.until(245_000)
    expect(late.state).toEqual(told.state)
  })
})
