import { HeroCopy } from '../../ui/kit/heroes.tsx'
import type { Section } from '../../ui/parts.tsx'
import { type Hero, useSite } from '../../ui/parts.tsx'
import { Picture } from '../../ui/picture.tsx'
import { type Star, starsOf } from './stars.ts'

/** Where the stars stand around the words, in percent of the sky; the stylesheet knows the same places. */
const spots: [x: number, y: number][] = [
  [8, 44],
  [92, 42],
  [20, 21],
  [80, 19],
  [19, 65],
  [81, 66],
  [31, 87],
  [69, 88],
  [8, 86],
  [92, 87],
  [50, 93],
]

/** which of them are joined, where both are there */
const joins: [from: number, to: number][] = [
  [0, 2],
  [0, 4],
  [1, 3],
  [1, 5],
  [4, 8],
  [4, 6],
  [5, 7],
  [5, 9],
  [6, 10],
  [7, 10],
]

/** The chapters are stars about the words in the middle, joined to a figure; on phones they stand in rows. */
export function Sky({ hero, sections }: { hero: Hero; sections: Section[] }) {
  const stars = starsOf(sections, useSite()).slice(0, spots.length)
  return (
    <section className="hero kom-sky on-dark">
      <Lines count={stars.length} pictured={hero.picture !== undefined} />
      <div className="wrap kom-core">
        {hero.picture && (
          <Picture image={hero.picture} sizes="11rem" ratio="1x1" priority decorative className="kom-sun" />
        )}
        <HeroCopy hero={hero} figures={false} />
        {hero.featured && (
          <a className="kom-comet" href={hero.featured.href}>
            <strong>{hero.featured.title}</strong>
            {hero.featured.facts[0] && <span>{hero.featured.facts[0].text}</span>}
          </a>
        )}
      </div>
      <Stars stars={stars} />
    </section>
  )
}

function Stars({ stars }: { stars: Star[] }) {
  return (
    <ul className="kom-stars">
      {stars.map(star => (
        <li key={star.name}>
          <a href={star.href}>
            <span>{star.name}</span>
          </a>
        </li>
      ))}
    </ul>
  )
}

function Lines({ count, pictured }: { count: number; pictured: boolean }) {
  const drawn = joins.filter(([from, to]) => from < count && to < count)
  return (
    <svg className="kom-lines" viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
      {pictured && count > 3 && <path d="M20 21 50 13 80 19" />}
      {drawn.map(([from, to]) => (
        <path key={`${from}-${to}`} d={`M${spots[from]?.join(' ')} ${spots[to]?.join(' ')}`} />
      ))}
    </svg>
  )
}
