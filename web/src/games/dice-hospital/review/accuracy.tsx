// How well everyone played: a number each, and how often they found what.

import { type Review, VERDICTS } from '@grand-rounds/bots'

import { SeatMark } from '../../../art/seat-mark.tsx'
import { words } from '../../../shell/language.ts'
import { VerdictSign, verdictWord } from './verdict.tsx'

export function Accuracy({ review, names }: { readonly review: Review; readonly names: readonly string[] }) {
  const { diceHospital, page } = words.value
  const { accuracyOf } = diceHospital.review.words
  return (
    <section aria-labelledby="review-accuracy">
      <h2 id="review-accuracy">{diceHospital.review.words.accuracy}</h2>
      <ul class="review-players">
        {review.seats.map(({ accuracy, lost, verdicts, score }, seat) => {
          const who = names[seat] ?? ''
          return (
            <li key={seat} class="panel review-player">
              <h3>
                <SeatMark seat={seat} /> {who}
                <span class="review-score">{diceHospital.terms.points({ count: score })}</span>
              </h3>
              <p class="unseen">{accuracyOf({ who, accuracy: Math.round(accuracy), lost })}</p>
              <div class="review-meter" aria-hidden="true">
                <b>{Math.round(accuracy)}</b>
                <span>{page.review.ofHundred}</span>
                <i style={{ '--part': `${Math.max(0, Math.min(100, accuracy))}%` }} />
              </div>
              <p class="review-lost" aria-hidden="true">
                {diceHospital.review.words.lost({ points: lost })}
              </p>
              <ul class="review-counts">
                {VERDICTS.map((verdict) => (
                  <li key={verdict} title={verdictWord(verdict)}>
                    <VerdictSign verdict={verdict} />
                    <span class="unseen">{verdictWord(verdict)}</span> {verdicts[verdict]}
                  </li>
                ))}
              </ul>
            </li>
          )
        })}
      </ul>
      <p class="note">{page.review.accuracyNote}</p>
    </section>
  )
}
