import { CardPicture, CardTitle } from '../../ui/kit/card-parts.tsx'
import { BadgeTag, Facts, PriceLine } from '../../ui/kit/facts.tsx'
import type { CardItem } from '../../ui/parts.tsx'

/** Cut out with a thick outline; the badge is stuck over the corner, the price is a label at the foot. */
export function StickerCard({ item, level }: { item: CardItem; level?: 2 | 3 }) {
  return (
    <article className="card jong-card">
      {item.badge && (
        <div className="jong-sticker">
          <BadgeTag badge={item.badge} />
        </div>
      )}
      <CardPicture
        item={item}
        sizes="(width >= 80rem) 27rem, (width >= 64rem) 33vw, (width >= 40rem) 46vw, 92vw"
        ratio="4x3"
      />
      <div className="card-text">
        {item.eyebrow && <p className="eyebrow">{item.eyebrow}</p>}
        <CardTitle item={item} level={level} />
        {item.summary && (
          <p className="card-sum" {...item.spoken}>
            {item.summary}
          </p>
        )}
        <Facts facts={item.facts} />
      </div>
      {item.price && (
        <div className="jong-label">
          <PriceLine price={item.price} compareAtPrice={item.compareAtPrice} />
        </div>
      )}
    </article>
  )
}
