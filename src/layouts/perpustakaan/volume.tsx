import { CardTitle } from '../../ui/kit/card-parts.tsx'
import { BadgeTag, Facts, PriceLine } from '../../ui/kit/facts.tsx'
import type { CardItem } from '../../ui/parts.tsx'
import { Picture } from '../../ui/picture.tsx'
import { callNumberOf } from './call-number.ts'

/** A book with its face to the room, standing on the board; what the librarian wrote of it hangs below. */
export function Volume({ item, level }: { item: CardItem; level?: 2 | 3 }) {
  const dated = item.facts.find(fact => fact.dateTime)?.dateTime
  return (
    <article className="card pp-volume">
      <div className="pp-book">
        {item.picture ? (
          <Picture image={item.picture} sizes="(width >= 40rem) 15rem, 60vw" ratio="3x4" />
        ) : (
          <span className="card-blank pp-blank r-3x4" />
        )}
        {item.badge && <BadgeTag badge={item.badge} />}
        <CallNumber parts={callNumberOf(item.title, item.eyebrow, dated)} />
      </div>
      <div className="card-text">
        {item.eyebrow && <p className="eyebrow">{item.eyebrow}</p>}
        <CardTitle item={item} level={level} />
        <Facts facts={item.facts.slice(0, 2)} />
        <PriceLine price={item.price} compareAtPrice={item.compareAtPrice} />
      </div>
    </article>
  )
}

/** The paper label at the foot of a book. It repeats the subject and the title, so it is decoration. */
export function CallNumber({ parts }: { parts: string[] }) {
  return (
    <span className="pp-call" aria-hidden="true">
      {parts.map(part => (
        <span key={part}>{part}</span>
      ))}
    </span>
  )
}
