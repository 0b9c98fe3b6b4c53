import { Portrait } from '../../ui/kit/people.tsx'
import type { SectionProps } from '../../ui/kit/section.ts'

/** Each story has its portrait under an arch; they change sides. */
export function Awardees({ section }: SectionProps<'quotes'>) {
  return (
    <ul className="awardees snaps" tabIndex={section.items.length > 1 ? 0 : undefined}>
      {section.items.map(quote => (
        <li key={quote.name + quote.text}>
          <Portrait
            name={quote.name}
            picture={quote.picture}
            ratio="3x4"
            sizes="(width >= 48rem) 18rem, 60vw"
          />
          <figure>
            <blockquote>
              <p>{quote.text}</p>
            </blockquote>
            <figcaption>
              <strong>{quote.name}</strong>
              <span>{quote.role}</span>
            </figcaption>
          </figure>
        </li>
      ))}
    </ul>
  )
}
