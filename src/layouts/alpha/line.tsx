import { CardTitle } from '../../ui/kit/card-parts.tsx'
import { BadgeTag, PriceLine } from '../../ui/kit/facts.tsx'
import type { CardItem } from '../../ui/parts.tsx'

/** One line of a table: what it is, its name, when and where, what it costs. No picture. */
export function Line({ item, level }: { item: CardItem; level?: 2 | 3 }) {
  return (
    <article className="card docket">
      <p className="docket-kind">{item.eyebrow}</p>
      <div className="docket-name">
        <CardTitle item={item} level={level} />
        {item.summary && (
          <p className="card-sum" {...item.spoken}>
            {item.summary}
          </p>
        )}
      </div>
      <ul className="docket-facts">
        {item.facts.map(fact => (
          <li key={fact.icon + fact.text}>
            {fact.dateTime ? <time dateTime={fact.dateTime}>{fact.text}</time> : fact.text}
          </li>
        ))}
      </ul>
      <div className="docket-end">
        {item.badge && <BadgeTag badge={item.badge} />}
        <PriceLine price={item.price} compareAtPrice={item.compareAtPrice} />
      </div>
    </article>
  )
}
