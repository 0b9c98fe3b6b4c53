import { CardFoot, CardPicture, CardTitle } from '../../ui/kit/card-parts.tsx'
import { BadgeTag } from '../../ui/kit/facts.tsx'
import type { CardItem } from '../../ui/parts.tsx'

/** A dark line above as on a ticker, a picture cut on the bias, the words. */
export function Jersey({ item, level }: { item: CardItem; level?: 2 | 3 }) {
  return (
    <article className="card paper lsk-card">
      {(item.eyebrow || item.badge) && (
        <p className="lsk-ticker on-dark">
          <span>{item.eyebrow}</span>
          {item.badge && <BadgeTag badge={item.badge} />}
        </p>
      )}
      <CardPicture item={item} sizes="(width >= 64rem) 44rem, (width >= 40rem) 46vw, 92vw" ratio="16x9" />
      <div className="card-text">
        <CardTitle item={item} level={level} />
        {item.summary && (
          <p className="card-sum" {...item.spoken}>
            {item.summary}
          </p>
        )}
        <CardFoot item={item} />
      </div>
    </article>
  )
}
