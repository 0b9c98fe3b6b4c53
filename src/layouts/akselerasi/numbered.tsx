import { CardFoot, CardOver, CardPicture, CardTitle } from '../../ui/kit/card-parts.tsx'
import type { CardItem } from '../../ui/parts.tsx'

/** Dark wherever it stands; the picture is cut along the diagonal, its place in the list counted by the style sheet. */
export function Numbered({ item, level }: { item: CardItem; level?: 2 | 3 }) {
  return (
    <article className="card aksl-card on-dark">
      <CardPicture
        item={item}
        sizes="(width >= 80rem) 27rem, (width >= 64rem) 33vw, (width >= 40rem) 46vw, 92vw"
        ratio="16x9"
      />
      <div className="card-text">
        <CardOver item={item} className="aksl-over" first="badge" />
        <CardTitle item={item} level={level} />
        {item.summary && (
          <p className="card-sum" {...item.spoken}>
            {item.summary}
          </p>
        )}
      </div>
      {(item.facts.length > 0 || item.price) && <CardFoot item={item} className="aksl-last" />}
    </article>
  )
}
