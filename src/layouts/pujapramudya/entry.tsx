import { CardTitle } from '../../ui/kit/card-parts.tsx'
import { BadgeTag, Facts, PriceLine } from '../../ui/kit/facts.tsx'
import type { CardItem } from '../../ui/parts.tsx'
import { Picture } from '../../ui/picture.tsx'

/** An entry of a notebook: its day in the margin, then the words; the first of a list shows its picture. */
export function Entry({ item, level }: { item: CardItem; level?: 2 | 3 }) {
  const [first, ...facts] = item.facts
  const day = first?.dateTime ? first : undefined
  return (
    <article className="card jot">
      <div className="jot-margin">
        {day && <time dateTime={day.dateTime}>{day.text}</time>}
        {item.badge && <BadgeTag badge={item.badge} />}
      </div>
      <div className="card-text">
        {item.picture && (
          <div className="card-pic">
            <Picture image={item.picture} sizes="(width >= 64rem) 50rem, 92vw" ratio="21x9" decorative />
          </div>
        )}
        {item.eyebrow && <p className="eyebrow">{item.eyebrow}</p>}
        <CardTitle item={item} level={level} />
        {item.summary && (
          <p className="card-sum" {...item.spoken}>
            {item.summary}
          </p>
        )}
        <div className="card-foot">
          <Facts facts={day ? facts : item.facts} />
          <PriceLine price={item.price} compareAtPrice={item.compareAtPrice} />
        </div>
      </div>
    </article>
  )
}
