import { CardTitle } from '../../ui/kit/card-parts.tsx'
import { BadgeTag, Facts, PriceLine } from '../../ui/kit/facts.tsx'
import type { CardItem } from '../../ui/parts.tsx'
import { Picture } from '../../ui/picture.tsx'

/** Words first, as in a brief; the picture stands at the foot and reaches the edges. */
export function Brief({ item, level }: { item: CardItem; level?: 2 | 3 }) {
  return (
    <article className="card kr-brief paper">
      <div className="card-text">
        {(item.eyebrow || item.badge) && (
          <div className="kr-over">
            {item.eyebrow && <p className="eyebrow">{item.eyebrow}</p>}
            {item.badge && <BadgeTag badge={item.badge} />}
          </div>
        )}
        <CardTitle item={item} level={level} />
        {item.summary && (
          <p className="card-sum" {...item.spoken}>
            {item.summary}
          </p>
        )}
        <Facts facts={item.facts} />
        <PriceLine price={item.price} compareAtPrice={item.compareAtPrice} />
      </div>
      {item.picture && (
        <div className="card-pic">
          <Picture
            image={item.picture}
            sizes="(width >= 64rem) 44rem, (width >= 40rem) 46vw, 92vw"
            ratio="21x9"
          />
        </div>
      )}
    </article>
  )
}
