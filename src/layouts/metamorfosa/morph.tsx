import { CardFoot, CardOver, CardPicture, CardTitle } from '../../ui/kit/card-parts.tsx'
import type { CardItem } from '../../ui/parts.tsx'

/** No box: a picture whose corners belong to its place in the list, and the words. */
export function Morph({ item, level }: { item: CardItem; level?: 2 | 3 }) {
  return (
    <article className="card mf-card">
      <CardPicture item={item} sizes="(width >= 64rem) 36rem, (width >= 40rem) 46vw, 92vw" ratio="4x3" />
      <div className="card-text">
        <CardOver item={item} className="mf-over" first="badge" />
        <CardTitle item={item} level={level} />
        {item.summary && (
          <p className="card-sum" {...item.spoken}>
            {item.summary}
          </p>
        )}
        <CardFoot item={item} className="mf-under" />
      </div>
    </article>
  )
}
