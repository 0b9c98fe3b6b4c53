import { FeaturedCard } from '../../ui/kit/hero-asides.tsx'
import { HeroCopy } from '../../ui/kit/heroes.tsx'
import { Meter } from '../../ui/kit/meter.tsx'
import type { Hero, Section } from '../../ui/parts.tsx'
import { Picture } from '../../ui/picture.tsx'
import { nameOf } from './kind-words.ts'

/** The opening and beside it what there is to see, in order; the picture stands in a window below. */
export function Contents({ hero, sections }: { hero: Hero; sections: Section[] }) {
  return (
    <section className="hero dm-hero on-tint">
      <div className="wrap dm-hero-in">
        <HeroCopy hero={hero} />
        {sections.length > 0 && (
          <nav className="dm-contents paper" aria-label="Isi halaman">
            <h2>{`${sections.length} bagian di halaman ini`}</h2>
            <Parts sections={sections} />
          </nav>
        )}
      </div>
      {(hero.picture || hero.featured || hero.meter) && (
        <div className="wrap dm-shown">
          {hero.picture && (
            <div className="dm-window paper">
              <Picture image={hero.picture} sizes="(width >= 64rem) 52rem, 92vw" ratio="16x9" priority />
            </div>
          )}
          {hero.meter && <Meter meter={hero.meter} />}
          {hero.featured && (
            <FeaturedCard item={hero.picture ? { ...hero.featured, picture: undefined } : hero.featured} />
          )}
        </div>
      )}
    </section>
  )
}

/** The same list beside the cases on a wide desk, where it stays in sight. */
export function Index({ sections }: { sections: Section[] }) {
  if (sections.length === 0) return null
  return (
    <nav className="dm-index" aria-label="Isi halaman, di samping">
      <Parts sections={sections} />
    </nav>
  )
}

function Parts({ sections }: { sections: Section[] }) {
  return (
    <ol>
      {sections.map(section => (
        <li key={section.id}>
          <a href={`#${section.id}`}>{nameOf(section)}</a>
        </li>
      ))}
    </ol>
  )
}
