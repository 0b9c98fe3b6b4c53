import './quiz.css'
import { CheckField } from '../../../ui/office/fields.tsx'
import { moments, type Review, type ReviewPart, reviewParts } from './quizzes.rules.ts'

/** What students see of a quiz at each moment: a line for each, which opens to be changed. */
export function ReviewFields({ review, onChange }: { review: Review; onChange: (review: Review) => void }) {
  return Object.entries(moments).map(([moment, label]) => (
    <details key={moment} className="q-seen">
      <summary>
        <strong>{label}</strong>
        <span>
          {saidOf(review, moment)} <b>Ubah</b>
        </span>
      </summary>
      <fieldset className="o-radios">
        <legend className="o-unseen">{label}</legend>
        {partsAt(moment).map(([part, words]) => (
          <CheckField
            key={part}
            label={words}
            name={`${moment}-${part}`}
            value={isSeen(review, moment, part)}
            onChange={isOn => onChange(seen(review, moment, part, isOn))}
          />
        ))}
      </fieldset>
    </details>
  ))
}

const isMoment = (word: string): word is keyof Review => word in moments
const isPart = (word: string): word is ReviewPart => word in reviewParts

const isSeen = (review: Review, moment: string, part: string): boolean =>
  isMoment(moment) && isPart(part) && review[moment].includes(part)

/** what can be seen then: while one answers, not what one has not answered yet */
const partsAt = (moment: string): [string, string][] =>
  Object.entries(reviewParts).filter(
    ([part]) => moment !== 'during' || ['marks', 'feedback', 'key'].includes(part),
  )

/** "Benar atau salah, poin" */
function saidOf(review: Review, moment: string): string {
  const words = partsAt(moment).flatMap(([part, label]) => (isSeen(review, moment, part) ? [label] : []))
  const [first = 'Belum ada yang terlihat', ...rest] = words
  return [first, ...rest.map(word => word.toLowerCase())].join(', ')
}

function seen(review: Review, moment: string, part: string, isOn: boolean): Review {
  if (!isMoment(moment) || !isPart(part)) return review
  const others = review[moment].filter(one => one !== part)
  return { ...review, [moment]: isOn ? [...others, part] : others }
}
