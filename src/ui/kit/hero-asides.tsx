import type { CardItem, Hero } from '../parts.tsx'
import { Picture, type Ratio } from '../picture.tsx'
import { CardFoot } from './card-parts.tsx'
import { EditorWindow } from './editor.tsx'
import { BadgeTag } from './facts.tsx'
import { Meter } from './meter.tsx'

/** What stands beside the hero's words: whatever of it there is, the featured thing first. */
export function HeroAside({ hero, ratio = '4x3' }: { hero: Hero; ratio?: Ratio }) {
  if (hero.featured) return <FeaturedCard item={hero.featured} ratio={ratio} />
  if (hero.tabs && hero.tabs.length > 0) return <EditorWindow tabs={hero.tabs} title={hero.title} />
  if (hero.picture)
    return (
      <div className="hero-picture">
        <Picture image={hero.picture} sizes={halfPage} ratio={ratio} priority />
        {hero.meter && <Meter meter={hero.meter} />}
      </div>
    )
  return hero.meter ? <Meter meter={hero.meter} /> : null
}

const halfPage = '(width >= 80rem) 36rem, (width >= 64rem) 45vw, 92vw'

/** One class, large: the picture leads, all facts are told. */
export function FeaturedCard({ item, ratio = '4x3' }: { item: CardItem; ratio?: Ratio }) {
  return (
    <article className="card featured">
      {item.picture && (
        <div className="card-pic">
          <Picture image={item.picture} sizes={halfPage} ratio={ratio} priority />
          {item.badge && <BadgeTag badge={item.badge} />}
        </div>
      )}
      <div className="card-text">
        {!item.picture && item.badge && <BadgeTag badge={item.badge} />}
        {item.eyebrow && <p className="eyebrow">{item.eyebrow}</p>}
        <h2 className="card-title" {...item.spoken}>
          <a href={item.href}>{item.title}</a>
        </h2>
        {item.summary && (
          <p className="card-sum" {...item.spoken}>
            {item.summary}
          </p>
        )}
        <CardFoot item={item} />
      </div>
    </article>
  )
}
