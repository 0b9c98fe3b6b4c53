import { Icon, iconNameOf } from '../../ui/icon.tsx'
import { ButtonLink } from '../../ui/kit/actions.tsx'
import { DateLeaf } from '../../ui/kit/date-leaf.tsx'
import { FigureList } from '../../ui/kit/figures.tsx'
import { HeroAside } from '../../ui/kit/hero-asides.tsx'
import { HeroCopy } from '../../ui/kit/heroes.tsx'
import { Home, take } from '../../ui/kit/home.tsx'
import { SearchForm } from '../../ui/kit/search.tsx'
import type { SectionOf } from '../../ui/kit/section.ts'
import type { SectionPlans } from '../../ui/kit/sections.tsx'
import { type Hero, type Section, useSite } from '../../ui/parts.tsx'
import { Picture } from '../../ui/picture.tsx'

interface OfficeHomeProps {
  hero: Hero
  sections: Section[]
  plans: SectionPlans
}

/** What the office says, what is nearest in time, and its services as tiles across the hem. */
export function OfficeHome({ hero, sections, plans }: OfficeHomeProps) {
  const [services, rest] = take(sections, 'features')
  const [events] = take(sections, 'cards', 'event')
  const [news] = take(sections, 'cards', 'news')
  const board = events ?? news
  return (
    <>
      <section className="hero pem-hero on-brand">
        {hero.picture && (
          <Picture
            image={hero.picture}
            sizes="(width >= 40rem) 100vw, 280vw"
            priority
            decorative
            className="pem-back"
          />
        )}
        <div className="wrap pem-counter">
          <div className="pem-say">
            <HeroCopy hero={hero} figures={false} />
            <SearchForm id="layanan-cari" label="Cari layanan, pelatihan, atau pengumuman" />
          </div>
          {board && board.items.length > 0 ? <Board section={board} /> : <HeroAside hero={hero} />}
        </div>
      </section>
      <Services section={services} />
      {hero.figures && hero.figures.length > 0 && (
        <div className="wrap pem-figures">
          <FigureList items={hero.figures} look="inline" />
        </div>
      )}
      <Home hero={null} sections={rest} plans={plans} />
    </>
  )
}

/** The notice board by the door: the nearest three. Their section follows below with all that is known of them. */
function Board({ section }: { section: SectionOf<'cards'> }) {
  return (
    <aside className="pem-board paper" aria-label={`Terdekat: ${section.title}`}>
      <p className="pem-board-title">{section.title}</p>
      <ul>
        {section.items.slice(0, 3).map(item => (
          <li key={item.href}>
            <DateLeaf facts={item.facts} />
            <div>
              {item.eyebrow && <p className="eyebrow">{item.eyebrow}</p>}
              <a href={item.href}>{item.title}</a>
            </div>
          </li>
        ))}
      </ul>
      {section.more && <ButtonLink action={section.more} look="quiet" />}
    </aside>
  )
}

/** A page that tells of no services leads to its rooms. */
function Services({ section }: { section: SectionOf<'features'> | undefined }) {
  const { nav } = useSite()
  const rooms = nav.filter(({ href }) => href !== '/')
  if (!section && rooms.length === 0) return null
  return (
    <section className="wrap pem-services" aria-labelledby="layanan-judul" id={section?.id}>
      <h2 id="layanan-judul">{section?.title ?? 'Layanan'}</h2>
      {section?.intro && <p>{section.intro}</p>}
      <ul>
        {section
          ? section.items.map(item => (
              <li key={item.title}>
                <Icon name={iconNameOf(item.icon)} />
                <h3>{item.href ? <a href={item.href}>{item.title}</a> : item.title}</h3>
                <p>{item.text}</p>
              </li>
            ))
          : rooms.map(room => (
              <li key={room.href}>
                <Icon name="arrow-right" />
                <h3>
                  <a href={room.href}>{room.label}</a>
                </h3>
              </li>
            ))}
      </ul>
    </section>
  )
}
