import { CardFoot, CardTitle } from '../../ui/kit/card-parts.tsx'
import { BadgeTag } from '../../ui/kit/facts.tsx'
import type { CardItem } from '../../ui/parts.tsx'
import { Picture } from '../../ui/picture.tsx'

/** A luggage tag: cut corners and a hole above, words in the middle, the picture at the foot. */
export function Tag({ item, level }: { item: CardItem; level?: 2 | 3 }) {
  return (
    <article className="card paper km-tag">
      <div className="card-text">
        <p className="km-tag-over">
          {item.eyebrow && <span className="eyebrow">{item.eyebrow}</span>}
          {item.badge && <BadgeTag badge={item.badge} />}
        </p>
        <CardTitle item={item} level={level} />
        {item.summary && (
          <p className="card-sum" {...item.spoken}>
            {item.summary}
          </p>
        )}
        <CardFoot item={item} look="stacked" />
      </div>
      {item.picture && (
        <div className="card-pic">
          <Picture
            image={item.picture}
            sizes="(width >= 64rem) 38rem, (width >= 40rem) 46vw, 92vw"
            ratio="16x9"
          />
        </div>
      )}
    </article>
  )
}
