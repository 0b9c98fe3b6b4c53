import { Portrait } from '../../ui/kit/people.tsx'
import type { SectionProps } from '../../ui/kit/section.ts'

/** What was said, as talk: one from the left, the next from the right. */
export function Talk({ section }: SectionProps<'quotes'>) {
  return (
    <ul className="mt-talk">
      {section.items.map(quote => (
        <li key={quote.name + quote.text}>
          <div className="mt-said">
            <Portrait name={quote.name} picture={quote.picture} sizes="5rem" />
            <figure>
              <blockquote className="paper">
                <p>{quote.text}</p>
              </blockquote>
              <figcaption>
                <strong>{quote.name}</strong>, {quote.role}
              </figcaption>
            </figure>
          </div>
        </li>
      ))}
    </ul>
  )
}
