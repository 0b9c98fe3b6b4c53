import { ButtonLink } from '../../ui/kit/actions.tsx'
import { HeroCopy } from '../../ui/kit/heroes.tsx'
import type { SectionOf } from '../../ui/kit/section.ts'
import type { Action, CardItem, Hero, Section } from '../../ui/parts.tsx'
import { Picture } from '../../ui/picture.tsx'
import { MetroMap } from './metro-map.tsx'

interface MetroHeroProps {
  hero: Hero
  /** what leaves next: the page's events, where it has any */
  next?: SectionOf<'cards'>
  sections: Section[]
}

/** Words, the board of departures beside them, and the map of the page from edge to edge below. */
export function MetroHero({ hero, next, sections }: MetroHeroProps) {
  return (
    <section className="hero jk-hero on-plain">
      <div className="wrap jk-hero-in">
        <HeroCopy hero={hero} />
        <Departures hero={hero} next={next} />
      </div>
      <MetroMap sections={sections} />
    </section>
  )
}

const departureOf = ({ facts }: CardItem) => facts.find(fact => fact.icon === 'calendar') ?? facts[0]

/** what has no date leaves last */
const leavesAt = (item: CardItem) => departureOf(item)?.dateTime ?? '9'

function Departures({ hero, next }: Pick<MetroHeroProps, 'hero' | 'next'>) {
  const { featured } = hero
  const others = next?.items.filter(item => item.href !== featured?.href) ?? []
  const board = (featured ? [featured, ...others] : others).slice(0, next?.more ? 3 : 4)
  const items = board.sort((a, b) => (leavesAt(a) < leavesAt(b) ? -1 : 1))
  if (!hero.picture && items.length === 0) return null
  return (
    <div className="jk-platform">
      {hero.picture && (
        <Picture
          image={hero.picture}
          sizes="(width >= 80rem) 36rem, (width >= 64rem) 46vw, 92vw"
          ratio="21x9"
          priority
        />
      )}
      {items.length > 0 && (
        <Board id={next?.id} title={next?.title ?? 'Berikutnya'} items={items} more={next?.more} />
      )}
    </div>
  )
}

interface BoardProps {
  id?: string
  title: string
  items: CardItem[]
  more?: Action
}

function Board({ id, title, items, more }: BoardProps) {
  return (
    <div className="jk-board on-dark" id={id}>
      <h2>{title}</h2>
      <ol>
        {items.map(item => {
          const when = departureOf(item)
          const where = item.facts.find(fact => fact.icon === 'place')
          return (
            <li key={item.href}>
              <p className="jk-when">
                {when?.dateTime ? <time dateTime={when.dateTime}>{when.text}</time> : when?.text}
              </p>
              <a href={item.href}>{item.title}</a>
              {where && <p>{where.text}</p>}
            </li>
          )
        })}
      </ol>
      {more && <ButtonLink action={more} look="quiet" />}
    </div>
  )
}
