import { CardTitle } from '../../ui/kit/card-parts.tsx'
import { BadgeTag, Facts } from '../../ui/kit/facts.tsx'
import type { CardItem } from '../../ui/parts.tsx'
import { Picture } from '../../ui/picture.tsx'

/** what is longer stands below the title on a phone */
const longest = 14

/**
 * A line of a table of contents: title, dots, and at the end what it costs or how long it takes. The first of a list
 * shows its picture as a plate above, by the stylesheet.
 */
export function Entry({ item, level }: { item: CardItem; level?: 2 | 3 }) {
  const last = item.price ?? item.facts.at(-1)?.text
  const facts = item.price ? item.facts : item.facts.slice(0, -1)
  return (
    <article className="card ak-entry">
      {item.picture && (
        <div className="ak-plate">
          <Picture image={item.picture} sizes="(width >= 64rem) 44rem, 92vw" ratio="21x9" />
        </div>
      )}
      <div className="ak-line">
        <CardTitle item={item} level={level} />
        {last && (
          <p className={last.length > longest ? 'ak-end ak-end-words' : 'ak-end'}>
            {item.compareAtPrice && (
              <s>
                <span className="sr-only">Harga semula</span>
                {item.compareAtPrice}
              </s>
            )}
            {last}
          </p>
        )}
      </div>
      {item.summary && (
        <p className="card-sum" {...item.spoken}>
          {item.summary}
        </p>
      )}
      <div className="ak-note">
        {item.badge && <BadgeTag badge={item.badge} />}
        {item.eyebrow && <p className="eyebrow">{item.eyebrow}</p>}
        <Facts facts={facts} />
      </div>
    </article>
  )
}
