import { CardFoot, CardOver, CardTitle } from '../../ui/kit/card-parts.tsx'
import type { CardItem } from '../../ui/parts.tsx'
import { Picture } from '../../ui/picture.tsx'

/** A line of the list of episodes: its number where it has one, the words, the picture small. */
export function EpisodeCard({ item, level }: { item: CardItem; level?: 2 | 3 }) {
  const number = /\bepisode (\d+)/i.exec(item.eyebrow ?? '')?.[1]
  return (
    <article className={number ? 'card episode episode-numbered' : 'card episode'}>
      {number && (
        <p className="episode-number" aria-hidden="true">
          {number.padStart(2, '0')}
        </p>
      )}
      <div className="card-text">
        <CardOver item={item} className="episode-over" />
        <CardTitle item={item} level={level} />
        {item.summary && (
          <p className="card-sum" {...item.spoken}>
            {item.summary}
          </p>
        )}
        <CardFoot item={item} />
      </div>
      {item.picture && (
        <div className="card-pic">
          <Picture image={item.picture} sizes="(width >= 40rem) 9rem, 5.5rem" ratio="1x1" decorative />
        </div>
      )}
    </article>
  )
}
