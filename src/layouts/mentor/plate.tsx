import { CardPicture, CardTitle } from '../../ui/kit/card-parts.tsx'
import { BadgeTag, Facts, PriceLine } from '../../ui/kit/facts.tsx'
import type { CardItem } from '../../ui/parts.tsx'

/** A picture with a name plate on it. */
export function Plate({ item, level }: { item: CardItem; level?: 2 | 3 }) {
  return (
    <article className="card mt-card">
      <CardPicture item={item} sizes="(width >= 64rem) 24rem, (width >= 40rem) 46vw, 92vw" ratio="4x3">
        {item.badge && <BadgeTag badge={item.badge} />}
      </CardPicture>
      <div className="paper mt-plate">
        {item.eyebrow && <p className="eyebrow">{item.eyebrow}</p>}
        <CardTitle item={item} level={level} />
        {item.summary && (
          <p className="card-sum" {...item.spoken}>
            {item.summary}
          </p>
        )}
        <Facts facts={item.facts} />
        <PriceLine price={item.price} compareAtPrice={item.compareAtPrice} />
      </div>
    </article>
  )
}
