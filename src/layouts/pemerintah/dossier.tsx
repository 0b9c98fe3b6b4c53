import { CardFoot, CardTitle } from '../../ui/kit/card-parts.tsx'
import { BadgeTag } from '../../ui/kit/facts.tsx'
import type { CardItem } from '../../ui/parts.tsx'
import { Picture } from '../../ui/picture.tsx'

/** A file in the cabinet: its tab above, a small photograph clipped to it, the particulars in a column of their own. */
export function Dossier({ item, level }: { item: CardItem; level?: 2 | 3 }) {
  return (
    <article className="card pem-file">
      <div className="pem-tab">
        {item.eyebrow && <p className="eyebrow">{item.eyebrow}</p>}
        {item.badge && <BadgeTag badge={item.badge} />}
      </div>
      <div className="pem-file-in">
        {item.picture && (
          <div className="card-pic">
            <Picture image={item.picture} sizes="(width >= 40rem) 16rem, 60vw" ratio="4x3" />
          </div>
        )}
        <div className="card-text">
          <CardTitle item={item} level={level} />
          {item.summary && (
            <p className="card-sum" {...item.spoken}>
              {item.summary}
            </p>
          )}
        </div>
        <CardFoot item={item} className="pem-particulars" look="stacked" />
      </div>
    </article>
  )
}
