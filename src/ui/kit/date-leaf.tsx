import type { Fact } from '../parts.tsx'

/** "12 Des 2026", "12 - 14 Des 2026", "Semula 30 Nov - 2 Des 2026": the first day and its month */
const firstDay = /(\d{1,2})\b[^A-Z]*([A-Z][a-z]{2})\b/

/** A date among facts as a leaf of a calendar. It repeats words, so it is decoration. Styles: `css/looks/date-leaf.css`. */
export function DateLeaf({ facts }: { facts: Fact[] }) {
  const when = facts.find(fact => fact.icon === 'calendar')
  const [, day, month] = firstDay.exec(when?.text ?? '') ?? []
  if (!day) return <span className="leaf leaf-blank" aria-hidden="true" />
  return (
    <span className="leaf" aria-hidden="true">
      <strong>{day}</strong>
      <span>{month}</span>
    </span>
  )
}
