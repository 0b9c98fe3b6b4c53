import { CardTitle } from '../../ui/kit/card-parts.tsx'
import { BadgeTag, Facts, PriceLine } from '../../ui/kit/facts.tsx'
import type { CardItem } from '../../ui/parts.tsx'
import { Picture } from '../../ui/picture.tsx'
import { Mark } from './mark.tsx'

/** One line of the board: a small mark, what and where, what it pays. */
export function Row({ item, level }: { item: CardItem; level?: 2 | 3 }) {
  return (
    <article className="card kar-row">
      {item.picture ? (
        <Picture image={item.picture} sizes="5rem" ratio="1x1" decorative />
      ) : (
        <Mark name={item.eyebrow ?? item.title} />
      )}
      <div className="kar-what">
        <CardTitle item={item} level={level} />
        {item.eyebrow && <p className="kar-who">{item.eyebrow}</p>}
        {item.summary && (
          <p className="card-sum" {...item.spoken}>
            {item.summary}
          </p>
        )}
        <Facts facts={item.facts} />
      </div>
      {(item.badge || item.price) && (
        <div className="kar-end">
          <PriceLine price={item.price} compareAtPrice={item.compareAtPrice} />
          {item.badge && <BadgeTag badge={item.badge} />}
        </div>
      )}
    </article>
  )
}
