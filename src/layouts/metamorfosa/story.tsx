import { SectionHeading } from '../../ui/kit/headings.tsx'
import type { SectionOf } from '../../ui/kit/section.ts'
import { Stage } from './stage.tsx'

const grounds = ['plain', 'tint', 'tint2', 'brand'] as const

/**
 * The phases beside each other, one step sideways after the other. The line above fills as one goes; its points lead to
 * the phases and work without a script.
 */
export function Story({ phases }: { phases: SectionOf<'steps'> }) {
  const { id, title, intro, more, items } = phases
  return (
    <section className="section mf-story on-dark" id={id} aria-labelledby={`${id}-title`}>
      <div className="wrap">
        <SectionHeading id={id} title={title} intro={intro} more={more} />
        <nav className="mf-line" aria-label="Fase">
          <ol>
            {items.map((phase, index) => (
              <li key={phase.title}>
                <a href={`#${id}-${index + 1}`}>
                  <span className="sr-only">{phase.title}</span>
                  <b aria-hidden="true">{index + 1}</b>
                </a>
              </li>
            ))}
          </ol>
        </nav>
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard */}
      <ol className="mf-panels" tabIndex={0} aria-label={title}>
        {items.map((phase, index) => (
          <li key={phase.title} id={`${id}-${index + 1}`} className={`on-${grounds[index % grounds.length]}`}>
            <Stage index={index} />
            <div>
              {phase.label && <p className="eyebrow">{phase.label}</p>}
              <h3>{phase.title}</h3>
              <p>{phase.text}</p>
            </div>
            <span className="mf-number" aria-hidden="true">
              {index + 1}
            </span>
          </li>
        ))}
      </ol>
    </section>
  )
}
