import type { SectionProps } from './section.ts'

/** numbered: columns under large numbers; timeline: a line down the page; road: a line across, scrolling on phones */
export type StepsLook = 'numbered' | 'timeline' | 'road'

/** Four stand as four or as two and two (`steps-four`): three in a row would leave one alone below. */
export function Steps({ section, look = 'numbered' }: SectionProps<'steps'> & { look?: StepsLook }) {
  const four = section.items.length === 4 ? ' steps-four' : ''
  return (
    <ol className={`steps steps-${look}${four}`} tabIndex={look === 'timeline' ? undefined : 0}>
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
