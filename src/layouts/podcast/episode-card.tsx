import { BadgeTag, Facts, PriceLine } from '../../ui/kit/facts.tsx'
import type { CardItem } from '../../ui/parts.tsx'
import { Picture } from '../../ui/picture.tsx'

/** A line of the list of episodes: its number where it has one, the words, the picture small. */
export function EpisodeCard({ item, level = 3 }: { item: CardItem; level?: 2 | 3 }) {
  const Title = level === 2 ? 'h2' : 'h3'
  const number = /\bepisode (\d+)/i.exec(item.eyebrow ?? '')?.[1]
  return (
    <article className={number ? 'card episode episode-numbered' : 'card episode'}>
      {number && (
        <p className="episode-number" aria-hidden="true">
          {number.padStart(2, '0')}
        </p>
      )}
      <div className="card-text">
        {(item.badge || item.eyebrow) && (
          <p className="episode-over">
            {item.eyebrow && <span className="eyebrow">{item.eyebrow}</span>}
            {item.badge && <BadgeTag badge={item.badge} />}
          </p>
        )}
        <Title className="card-title">
          <a href={item.href}>{item.title}</a>
        </Title>
        {item.summary && <p className="card-sum">{item.summary}</p>}
        <div className="card-foot">
          <Facts facts={item.facts} />
          <PriceLine price={item.price} compareAtPrice={item.compareAtPrice} />
        </div>
      </div>
      {item.picture && (
        <div className="card-pic">
          <Picture image={item.picture} sizes="(width >= 40rem) 9rem, 5.5rem" ratio="1x1" decorative />
        </div>
      )}
    </article>
  )
}
