import { CardOver, CardTitle } from '../../ui/kit/card-parts.tsx'
import { Facts, PriceLine } from '../../ui/kit/facts.tsx'
import type { CardItem } from '../../ui/parts.tsx'
import { Picture } from '../../ui/picture.tsx'

/** No box: a picture whose corners belong to its place in the list, and the words. */
export function Morph({ item, level }: { item: CardItem; level?: 2 | 3 }) {
  return (
    <article className="card mf-card">
      <div className={item.picture ? 'card-pic' : 'card-pic card-blank r-4x3'}>
        {item.picture && (
          <Picture
            image={item.picture}
            sizes="(width >= 64rem) 36rem, (width >= 40rem) 46vw, 92vw"
            ratio="4x3"
          />
        )}
      </div>
      <div className="card-text">
        <CardOver item={item} className="mf-over" first="badge" />
        <CardTitle item={item} level={level} />
        {item.summary && <p className="card-sum">{item.summary}</p>}
        <div className="mf-under">
          <Facts facts={item.facts} />
          <PriceLine price={item.price} compareAtPrice={item.compareAtPrice} />
        </div>
      </div>
    </article>
  )
}
