import { Icon } from '../../ui/icon.tsx'
import { CardOver, CardPicture, CardTitle } from '../../ui/kit/card-parts.tsx'
import { Facts, PriceLine } from '../../ui/kit/facts.tsx'
import type { CardItem } from '../../ui/parts.tsx'

/** The picture mounted with a margin, what is known about it in ruled cells, the price and the way on at the foot. */
export function Specimen({ item, level }: { item: CardItem; level?: 2 | 3 }) {
  return (
    <article className="card dm-card paper">
      <CardPicture
        item={item}
        sizes="(width >= 80rem) 26rem, (width >= 64rem) 31vw, (width >= 40rem) 46vw, 92vw"
        ratio="16x9"
      />
      <div className="card-text">
        <CardOver item={item} className="dm-over" />
        <CardTitle item={item} level={level} />
        {item.summary && (
          <p className="card-sum" {...item.spoken}>
            {item.summary}
          </p>
        )}
      </div>
      <Facts facts={item.facts} look="boxed" />
      <div className="dm-card-foot">
        <PriceLine price={item.price} compareAtPrice={item.compareAtPrice} />
        <Icon name="arrow-right" />
      </div>
    </article>
  )
}
