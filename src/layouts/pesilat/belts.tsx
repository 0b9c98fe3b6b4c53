import type { SectionProps } from '../../ui/kit/section.ts'

/** Each step a belt, darker than the last, and a stair higher. */
export function Belts({ section }: SectionProps<'steps'>) {
  return (
    <ol className="ps-belts">
      {section.items.map(step => (
        <li key={step.title}>
          <Belt />
          {step.label && <p className="step-label">{step.label}</p>}
          <h3>{step.title}</h3>
          <p>{step.text}</p>
        </li>
      ))}
    </ol>
  )
}

/** A tied belt: the band, the knot and its two ends. */
export function Belt() {
  return (
    <span className="ps-belt" aria-hidden="true">
      <svg viewBox="0 0 64 52" aria-hidden="true">
        <path d="M27 14 14 46l9 5 12-33Zm10 0 14 32-9 5-13-33Z" />
        <path className="ps-knot" d="M22 3h20l5 10-5 10H22l-5-10Z" />
      </svg>
    </span>
  )
}
