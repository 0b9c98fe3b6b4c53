import { Portrait } from './people.tsx'
import type { SectionProps } from './section.ts'

/** grid: boxes of equal height; shelf: scrolls sideways; large: each a line of its own, big */
export type QuotesLook = 'grid' | 'shelf' | 'large'

export function Quotes({ section, look = 'grid' }: SectionProps<'quotes'> & { look?: QuotesLook }) {
  return (
    <ul className={`quotes quotes-${look} snaps`} tabIndex={section.items.length > 1 ? 0 : undefined}>
      {section.items.map(quote => (
        <li key={quote.name + quote.text}>
          <figure className="quote">
            <blockquote>
              <p>{quote.text}</p>
            </blockquote>
            <figcaption>
              <Portrait name={quote.name} picture={quote.picture} sizes="3rem" />
              <span>
                <strong>{quote.name}</strong>
                <span>{quote.role}</span>
              </span>
            </figcaption>
          </figure>
        </li>
      ))}
    </ul>
  )
}
