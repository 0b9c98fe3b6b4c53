import { CardFoot, CardPicture, CardTitle } from '../../ui/kit/card-parts.tsx'
import { BadgeTag, Facts } from '../../ui/kit/facts.tsx'
import type { CardItem } from '../../ui/parts.tsx'
import { Picture } from '../../ui/picture.tsx'

interface CoverCardProps {
  item: CardItem
  level?: 2 | 3
}

/** An upright cover; the title lies on it as a slip of paper. */
export function CoverCard({ item, level }: CoverCardProps) {
  return (
    <article className="card am-cover">
      <CardPicture item={item} sizes="(width >= 64rem) 22rem, (width >= 40rem) 46vw, 92vw" ratio="3x4">
        {item.badge && <BadgeTag badge={item.badge} />}
      </CardPicture>
      <div className="am-slip">
        {item.eyebrow && <p className="eyebrow">{item.eyebrow}</p>}
        <CardTitle item={item} level={level} />
      </div>
      <div className="card-text">
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

/** One line of the contents: words, and a small square at the end. */
export function ContentsLine({ item, level }: CoverCardProps) {
  return (
    <article className="card am-line">
      <div>
        {item.eyebrow && <p className="eyebrow">{item.eyebrow}</p>}
        <CardTitle item={item} level={level} />
        <Facts facts={item.facts} />
      </div>
      {item.picture && <Picture image={item.picture} sizes="8rem" ratio="1x1" decorative />}
    </article>
  )
}
