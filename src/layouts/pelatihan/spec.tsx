import { CardFoot, CardTitle } from '../../ui/kit/card-parts.tsx'
import { BadgeTag } from '../../ui/kit/facts.tsx'
import type { CardItem } from '../../ui/parts.tsx'
import { Picture } from '../../ui/picture.tsx'

/** A sheet of particulars: a head line, the name beside a small picture, the facts in ruled lines, the price below. */
export function Spec({ item, level }: { item: CardItem; level?: 2 | 3 }) {
  return (
    <article className="card paper pl-spec">
      {(item.eyebrow || item.badge) && (
        <p className="pl-spec-top">
          <span className="eyebrow">{item.eyebrow}</span>
          {item.badge && <BadgeTag badge={item.badge} />}
        </p>
      )}
      <div className="pl-spec-name">
        <div>
          <CardTitle item={item} level={level} />
          {item.summary && (
            <p className="card-sum" {...item.spoken}>
              {item.summary}
            </p>
          )}
        </div>
        {item.picture && <Picture image={item.picture} sizes="7rem" ratio="1x1" decorative />}
      </div>
      <CardFoot item={item} className="pl-spec-foot" look="stacked" />
    </article>
  )
}
