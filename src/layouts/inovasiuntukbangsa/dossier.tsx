import { CardTitle } from '../../ui/kit/card-parts.tsx'
import { BadgeTag, Facts, PriceLine } from '../../ui/kit/facts.tsx'
import type { CardItem } from '../../ui/parts.tsx'
import { Picture } from '../../ui/picture.tsx'

/** A file in a cabinet: what it is on the tab, a passport photograph at the right, the facts in cells below. */
export function Dossier({ item, level }: { item: CardItem; level?: 2 | 3 }) {
  return (
    <article className="card dossier">
      {(item.eyebrow || item.badge) && (
        <div className="dossier-tab">
          {item.eyebrow && <p className="eyebrow">{item.eyebrow}</p>}
          {item.badge && <BadgeTag badge={item.badge} />}
        </div>
      )}
      <div className="dossier-in">
        <div className="card-text">
          <CardTitle item={item} level={level} />
          {item.summary && (
            <p className="card-sum" {...item.spoken}>
              {item.summary}
            </p>
          )}
          <PriceLine price={item.price} compareAtPrice={item.compareAtPrice} />
        </div>
        {item.picture && (
          <div className="card-pic">
            <Picture image={item.picture} sizes="(width >= 40rem) 11rem, 40vw" ratio="1x1" />
          </div>
        )}
      </div>
      <Facts facts={item.facts} />
    </article>
  )
}
