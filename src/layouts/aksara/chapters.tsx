import { FeaturedCard } from '../../ui/kit/hero-asides.tsx'
import { HeroCopy } from '../../ui/kit/heroes.tsx'
import { Meter } from '../../ui/kit/meter.tsx'
import { SectionList, type SectionPlans } from '../../ui/kit/sections.tsx'
import type { Hero, Section } from '../../ui/parts.tsx'
import { Picture } from '../../ui/picture.tsx'

interface ChaptersProps {
  hero: Hero
  sections: Section[]
  plans: SectionPlans
}

/** The title page, then the sections as chapters, with a table of contents in the margin. */
export function Chapters({ hero, sections, plans }: ChaptersProps) {
  return (
    <>
      <Spread hero={hero} />
      <div className="wrap ak-book">
        {sections.length > 1 && (
          <nav className="ak-contents" aria-label="Isi halaman ini">
            <p>Isi</p>
            <ol>
              {sections.map(section => (
                <li key={section.id}>
                  <a href={`#${section.id}`}>{section.title}</a>
                </li>
              ))}
            </ol>
          </nav>
        )}
        <div className="ak-chapters">
          <SectionList sections={sections} plans={plans} />
        </div>
      </div>
    </>
  )
}

/** A book lying open: a plate on the left page, the title on the right one. */
function Spread({ hero }: { hero: Hero }) {
  const { picture, featured, meter } = hero
  return (
    <section
      className={picture || featured ? 'hero ak-spread on-plain' : 'hero ak-spread ak-spread-single on-plain'}
    >
      {(picture || featured) && (
        <div className="ak-verso">
          {picture ? (
            <Picture image={picture} sizes="(width >= 64rem) 30rem, 92vw" ratio="3x4" priority />
          ) : (
            featured && <FeaturedCard item={featured} ratio="4x3" />
          )}
        </div>
      )}
      <div className="ak-recto">
        <HeroCopy hero={hero} />
        {meter && <Meter meter={meter} />}
        {picture && featured && (
          <p className="ak-now">
            <span>Sedang dibuka: </span>
            <a href={featured.href}>{featured.title}</a>
          </p>
        )}
      </div>
    </section>
  )
}
