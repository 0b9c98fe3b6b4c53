import { CardTitle } from '../../ui/kit/card-parts.tsx'
import { BadgeTag, Facts, PriceLine } from '../../ui/kit/facts.tsx'
import type { CardItem } from '../../ui/parts.tsx'
import { Picture } from '../../ui/picture.tsx'

/** A dark line above as on a ticker, a picture cut on the bias, the words. */
export function Jersey({ item, level }: { item: CardItem; level?: 2 | 3 }) {
  return (
    <article className="card paper lsk-card">
      {(item.eyebrow || item.badge) && (
        <p className="lsk-ticker on-dark">
          <span>{item.eyebrow}</span>
          {item.badge && <BadgeTag badge={item.badge} />}
        </p>
      )}
      <div className={item.picture ? 'card-pic' : 'card-pic card-blank r-16x9'}>
        {item.picture && (
          <Picture
            image={item.picture}
            sizes="(width >= 64rem) 44rem, (width >= 40rem) 46vw, 92vw"
            ratio="16x9"
          />
        )}
      </div>
      <div className="card-text">
        <CardTitle item={item} level={level} />
        {item.summary && <p className="card-sum">{item.summary}</p>}
        <div className="card-foot">
          <Facts facts={item.facts} />
          <PriceLine price={item.price} compareAtPrice={item.compareAtPrice} />
        </div>
      </div>
    </article>
  )
}
