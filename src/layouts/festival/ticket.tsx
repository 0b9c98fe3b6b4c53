import { CardFoot, CardOver, CardTitle } from '../../ui/kit/card-parts.tsx'
import type { CardItem } from '../../ui/parts.tsx'
import { Picture } from '../../ui/picture.tsx'

/** A ticket: picture, words, and a stub to tear off with when, where and how much. */
export function Ticket({ item, level }: { item: CardItem; level?: 2 | 3 }) {
  const hasStub = item.facts.length > 0 || item.price !== undefined
  return (
    <article className={hasStub ? 'card tick' : 'card tick tick-whole'}>
      {item.picture && (
        <div className="card-pic">
          <Picture image={item.picture} sizes="(width >= 48rem) 20rem, 92vw" ratio="4x3" />
        </div>
      )}
      <div className="card-text">
        <CardOver item={item} className="tick-over" />
        <CardTitle item={item} level={level} />
        {item.summary && (
          <p className="card-sum" {...item.spoken}>
            {item.summary}
          </p>
        )}
      </div>
      {hasStub && <CardFoot item={item} className="tick-stub" look="stacked" />}
    </article>
  )
}
