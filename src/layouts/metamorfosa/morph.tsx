import { BadgeTag, Facts, PriceLine } from '../../ui/kit/facts.tsx'
import type { CardItem } from '../../ui/parts.tsx'
import { Picture } from '../../ui/picture.tsx'

/** No box: a picture whose corners belong to its place in the list, and the words. */
export function Morph({ item, level = 3 }: { item: CardItem; level?: 2 | 3 }) {
  const Title = level === 2 ? 'h2' : 'h3'
  return (
    <article className="card mf-card">
      <div className={item.picture ? 'card-pic' : 'card-pic card-blank r-4x3'}>
        {item.picture && (
          <Picture
            image={item.picture}
            sizes="(width >= 64rem) 28rem, (width >= 40rem) 46vw, 92vw"
            ratio="4x3"
          />
        )}
      </div>
      <div className="card-text">
        {(item.badge || item.eyebrow) && (
          <p className="mf-over">
            {item.badge && <BadgeTag badge={item.badge} />}
            {item.eyebrow && <span className="eyebrow">{item.eyebrow}</span>}
          </p>
        )}
        <Title className="card-title">
          <a href={item.href}>{item.title}</a>
        </Title>
        {item.summary && <p className="card-sum">{item.summary}</p>}
        <div className="mf-under">
          <Facts facts={item.facts} />
          <PriceLine price={item.price} compareAtPrice={item.compareAtPrice} />
        </div>
      </div>
    </article>
  )
}
