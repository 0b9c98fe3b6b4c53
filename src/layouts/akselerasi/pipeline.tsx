import type { SectionProps } from '../../ui/kit/section.ts'

/** Stage after stage, each an arrow into the next and a shade nearer to the light; the last one is the day itself. */
export function Pipeline({ section }: SectionProps<'steps'>) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard
    <ol className="aksl-pipeline" tabIndex={0} aria-label={section.title}>
      {section.items.map(step => (
        <li key={step.title}>
          <div className="aksl-stage">
            {step.label && <p className="step-label">{step.label}</p>}
            <h3>{step.title}</h3>
          </div>
          <p>{step.text}</p>
        </li>
      ))}
    </ol>
  )
}
