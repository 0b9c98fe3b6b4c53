import type { SectionProps } from './sections.tsx'

/** numbered: columns under large numbers; timeline: a line down the page; road: a line across, scrolling on phones */
export type StepsLook = 'numbered' | 'timeline' | 'road'

export function Steps({ section, look = 'numbered' }: SectionProps<'steps'> & { look?: StepsLook }) {
  return (
    <ol className={`steps steps-${look}`} tabIndex={look === 'road' ? 0 : undefined}>
      {section.items.map(step => (
        <li key={step.title}>
          {step.label && <p className="step-label">{step.label}</p>}
          <h3>{step.title}</h3>
          <p>{step.text}</p>
        </li>
      ))}
    </ol>
  )
}
