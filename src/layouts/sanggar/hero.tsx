import { Icon } from '../../ui/icon.tsx'
import { CardFoot } from '../../ui/kit/card-parts.tsx'
import { BadgeTag } from '../../ui/kit/facts.tsx'
import { StatementHero } from '../../ui/kit/heroes.tsx'
import { Meter } from '../../ui/kit/meter.tsx'
import type { CardItem, Hero } from '../../ui/parts.tsx'
import { Picture } from '../../ui/picture.tsx'
import { Counters } from './counters.tsx'

/** The sentence in the middle; below it a board with the picture, the featured thing and the counters. */
export function BoardHero({ hero }: { hero: Hero }) {
  const { figures = [], ...said } = hero
  return <StatementHero hero={said} aside={<Board hero={hero} figures={figures} />} />
}

function Board({ hero, figures }: { hero: Hero; figures: NonNullable<Hero['figures']> }) {
  const { picture, featured, meter } = hero
  if (!picture && !featured && !meter && figures.length === 0) return null
  return (
    <div className={picture && (featured || meter) ? 'board board-two' : 'board'}>
      {picture && (
        <div className="board-picture">
          <Picture image={picture} sizes="(width >= 80rem) 54rem, 115vw" priority decorative />
        </div>
      )}
      {featured ? <Featured item={featured} /> : meter && <Meter meter={meter} />}
      {figures.length > 0 && <Counters items={figures} />}
    </div>
  )
}

function Featured({ item }: { item: CardItem }) {
  return (
    <article className="card board-featured on-dark">
      <div className="card-text">
        {item.badge && <BadgeTag badge={item.badge} />}
        {item.eyebrow && <p className="eyebrow">{item.eyebrow}</p>}
        <h2 className="card-title" {...item.spoken}>
          <a href={item.href}>{item.title}</a>
        </h2>
        {item.summary && (
          <p className="card-sum" {...item.spoken}>
            {item.summary}
          </p>
        )}
        <CardFoot item={item} look="stacked" />
      </div>
      <Icon name="arrow-right" className="board-go" />
    </article>
  )
}
