import { BadgeTag } from '../../ui/kit/facts.tsx'
import { HeroCopy } from '../../ui/kit/heroes.tsx'
import { Home } from '../../ui/kit/home.tsx'
import { Meter } from '../../ui/kit/meter.tsx'
import type { SectionPlans } from '../../ui/kit/sections.tsx'
import type { CardItem, Hero, Section } from '../../ui/parts.tsx'
import { Picture } from '../../ui/picture.tsx'
import { Ticker } from './ticker.tsx'

interface CollageProps {
  hero: Hero
  sections: Section[]
  plans: SectionPlans
}

/** cards of the fan, at most, beside the hero's own picture */
const fanned = 4

/** Words in the middle, below them a fan of what there is, and its names running along the edge. */
export function Collage({ hero, sections, plans }: CollageProps) {
  const items = sections.flatMap(section => (section.kind === 'cards' ? section.items : []))
  const others = items.filter(item => item.picture && item.href !== hero.featured?.href)
  const shown = [...(hero.featured ? [hero.featured] : []), ...others].slice(0, fanned)
  return (
    <Home
      hero={
        <section className="hero jong-hero on-tint2">
          <div className="wrap">
            <HeroCopy hero={hero} />
            {hero.meter && <Meter meter={hero.meter} />}
          </div>
          <Fan hero={hero} items={shown} />
        </section>
      }
      after={
        <Ticker
          label="Yang ada di sini"
          links={items.slice(0, 9).map(item => ({ label: item.title, href: item.href }))}
        />
      }
      sections={sections}
      plans={plans}
    />
  )
}

function Fan({ hero, items }: { hero: Hero; items: CardItem[] }) {
  const { picture } = hero
  if (!picture && items.length === 0) return null
  return (
    <ul className="jong-fan">
      {items.map(item => (
        <li key={item.href}>
          <article className="card jong-snap">
            {item.picture && <Picture image={item.picture} sizes={snapSizes} ratio="1x1" decorative />}
            <p className="card-title" {...item.spoken}>
              <a href={item.href}>{item.title}</a>
            </p>
            {item.badge && <BadgeTag badge={item.badge} />}
          </article>
        </li>
      ))}
      {picture && (
        <li className="jong-fan-first">
          <div className="jong-snap">
            <Picture image={picture} sizes={snapSizes} ratio="1x1" priority decorative={picture.alt !== ''} />
            {picture.alt && <p>{picture.alt}</p>}
          </div>
        </li>
      )}
    </ul>
  )
}

const snapSizes = '(width >= 64rem) 22rem, 60vw'
