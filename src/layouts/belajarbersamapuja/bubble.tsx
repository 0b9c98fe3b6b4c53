import { Icon } from '../../ui/icon.tsx'
import { CardTitle } from '../../ui/kit/card-parts.tsx'
import { BadgeTag, Facts, PriceLine } from '../../ui/kit/facts.tsx'
import type { CardItem } from '../../ui/parts.tsx'
import { Picture } from '../../ui/picture.tsx'

/** A round picture that rises out of a soft box, and a round arrow at its foot. */
export function Bubble({ item, level }: { item: CardItem; level?: 2 | 3 }) {
  return (
    <article className={item.picture ? 'card bubble' : 'card bubble bubble-bare'}>
      <div className="bubble-top">
        {item.picture && (
          <div className="card-pic">
            <Picture image={item.picture} sizes="12rem" ratio="1x1" />
          </div>
        )}
        {item.badge && <BadgeTag badge={item.badge} />}
      </div>
      <div className="card-text">
        {item.eyebrow && <p className="eyebrow">{item.eyebrow}</p>}
        <CardTitle item={item} level={level} />
        {item.summary && (
          <p className="card-sum" {...item.spoken}>
            {item.summary}
          </p>
        )}
        <div className="bubble-foot">
          <div>
            <Facts facts={item.facts} />
            <PriceLine price={item.price} compareAtPrice={item.compareAtPrice} />
          </div>
          <span className="bubble-go">
            <Icon name="arrow-right" />
          </span>
        </div>
      </div>
    </article>
  )
}
