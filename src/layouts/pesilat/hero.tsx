import { ButtonLink } from '../../ui/kit/actions.tsx'
import { FeaturedCard } from '../../ui/kit/hero-asides.tsx'
import { HeroCopy } from '../../ui/kit/heroes.tsx'
import { Portrait } from '../../ui/kit/people.tsx'
import type { CardItem, Hero } from '../../ui/parts.tsx'
import { Picture } from '../../ui/picture.tsx'
import type { Ranked, Ranking } from './ranking.ts'

/** The ranking leads, the words stand beside it; without a ranking, what the hero has to show in a hexagon. */
export function ArenaHero({ hero, ranking }: { hero: Hero; ranking?: Ranking }) {
  return (
    <section className="hero ps-arena on-dark">
      <div className="wrap ps-arena-in">
        <div>
          <HeroCopy hero={hero} />
          {hero.featured && (ranking || hero.picture) && <Next item={hero.featured} />}
        </div>
        {ranking ? <Board ranking={ranking} /> : <Shown hero={hero} />}
      </div>
    </section>
  )
}

function Next({ item }: { item: CardItem }) {
  return (
    <p className="ps-next">
      <a href={item.href}>{item.title}</a>
      <span>{[item.badge?.label, item.facts[0]?.text, item.price].filter(Boolean).join(' · ')}</span>
    </p>
  )
}

function Shown({ hero }: { hero: Hero }) {
  if (hero.picture)
    return (
      <div className="ps-board">
        <Picture
          image={hero.picture}
          sizes="(width >= 64rem) 36rem, 92vw"
          ratio="1x1"
          priority
          className="ps-hex"
        />
      </div>
    )
  return hero.featured ? <FeaturedCard item={hero.featured} /> : null
}

function Board({ ranking }: { ranking: Ranking }) {
  const { section, rows, unit } = ranking
  const [first, second, third, ...rest] = rows
  return (
    <div className="ps-board" id={section.id}>
      <h2>{section.title}</h2>
      {section.intro && <p className="ps-board-intro">{section.intro}</p>}
      <ol className="ps-podium">
        {[first, second, third].map(
          one =>
            one && (
              <li key={one.rank}>
                <Fighter one={one} unit={unit} />
              </li>
            ),
        )}
      </ol>
      {rest.length > 0 && (
        <ol className="ps-rest" start={4}>
          {rest.slice(0, 5).map(one => (
            <li key={one.rank}>
              <span className="ps-place">{one.rank}</span>
              <span>
                <strong>{one.name}</strong>
                <small>{one.notes.join(' · ')}</small>
              </span>
              <span className="ps-score">{one.score}</span>
            </li>
          ))}
        </ol>
      )}
      {section.more && <ButtonLink action={section.more} look="quiet" />}
    </div>
  )
}

function Fighter({ one, unit }: { one: Ranked; unit: string }) {
  return (
    <>
      <span className="ps-face">
        <Portrait name={one.name} picture={one.picture} sizes="10rem" />
        <span className="ps-place">{one.rank}</span>
      </span>
      <strong>{one.name}</strong>
      <small>{one.notes.join(' · ')}</small>
      <span className="ps-score">{`${one.score} ${unit.toLowerCase()}`}</span>
    </>
  )
}
