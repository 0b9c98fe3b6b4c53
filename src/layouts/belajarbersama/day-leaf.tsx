import { dateOf } from '../../ui/kit/countdown.tsx'

/** A leaf torn off a calendar. The words of the date stand beside it, so it is only for the eye. */
export function DayLeaf({ at }: { at: Date }) {
  const [day, month, year] = dateOf(at)
  return (
    <p className="cells-leaf" aria-hidden="true">
      <span>{month?.[1]}</span>
      <strong>{day?.[1]}</strong>
      <span>{year?.[1]}</span>
    </p>
  )
}
