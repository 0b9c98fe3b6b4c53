import { CardTitle } from '../../ui/kit/card-parts.tsx'
import { BadgeTag, Facts, PriceLine } from '../../ui/kit/facts.tsx'
import type { CardItem } from '../../ui/parts.tsx'
import { Picture } from '../../ui/picture.tsx'
import { DayLeaf } from './day-leaf.tsx'

/** A narrow cell: the day as on a calendar over the corner of the picture, then the words. */
export function Leaf({ item, level }: { item: CardItem; level?: 2 | 3 }) {
  const dateTime = item.facts.find(fact => fact.dateTime)?.dateTime
  return (
    <article className="card cells-card">
      {item.picture ? (
        <div className="card-pic">
          <Picture
            image={item.picture}
            sizes="(width >= 64rem) 31vw, (width >= 40rem) 46vw, 92vw"
            ratio="4x3"
          />
        </div>
      ) : (
        <div className="card-pic card-blank r-4x3" />
      )}
      {dateTime && <DayLeaf at={new Date(dateTime)} />}
      <div className="card-text">
        {item.eyebrow && <p className="eyebrow">{item.eyebrow}</p>}
        <CardTitle item={item} level={level} />
        {item.summary && (
          <p className="card-sum" {...item.spoken}>
            {item.summary}
          </p>
        )}
        <div className="card-foot">
          {item.badge && <BadgeTag badge={item.badge} />}
          <Facts facts={item.facts} />
          <PriceLine price={item.price} compareAtPrice={item.compareAtPrice} />
        </div>
      </div>
    </article>
  )
}
