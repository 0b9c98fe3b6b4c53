import { sitePath } from '../../site-links.ts'
import { Icon } from '../../ui/icon.tsx'
import type { Ground } from '../../ui/kit/ground.ts'
import { HeroAside } from '../../ui/kit/hero-asides.tsx'
import { HeroCopy } from '../../ui/kit/heroes.tsx'
import type { CardItem, Hero, Section } from '../../ui/parts.tsx'
import { useSite } from '../../ui/parts.tsx'
import { Picture } from '../../ui/picture.tsx'
import { callNumberOf } from './call-number.ts'
import { CallNumber } from './volume.tsx'

/** The desk of the library: words, a picture of the room, and a card of the catalogue to write on. */
export function DeskHero({ hero }: { hero: Hero }) {
  return (
    <section className="hero pp-desk on-plain">
      <div className="wrap">
        <HeroCopy hero={hero} />
        <div className="pp-side">
          {hero.picture ? (
            <Picture image={hero.picture} sizes="(width >= 64rem) 40rem, 92vw" ratio="16x9" priority />
          ) : (
            <HeroAside hero={hero} />
          )}
          <CatalogueSearch featured={hero.picture ? hero.featured : undefined} />
        </div>
      </div>
    </section>
  )
}

/** The search of the whole site as a card of the catalogue, with the shelves one may walk along instead. */
function CatalogueSearch({ featured }: { featured?: CardItem }) {
  const { nav } = useSite()
  const shelves = nav.filter(({ href }) => href !== '/').slice(0, 4)
  return (
    <div className="pp-index paper">
      <search>
        <form action={sitePath('/Cari')}>
          <label htmlFor="katalog">Cari di katalog</label>
          <div className="pp-ask">
            <input
              className="input"
              id="katalog"
              name="q"
              type="search"
              placeholder="Judul, pengajar, atau kata kunci"
              maxLength={100}
              autoComplete="off"
            />
            <button className="btn btn-main" type="submit">
              <Icon name="search" />
              Cari
            </button>
          </div>
        </form>
      </search>
      <ul className="chips" aria-label="Telusuri rak">
        {shelves.map(shelf => (
          <li key={shelf.href}>
            <a className="chip" href={shelf.href}>
              {shelf.label}
            </a>
          </li>
        ))}
      </ul>
      {featured && (
        <p className="pp-pick">
          <span>Pilihan pustakawan: </span>
          <a href={featured.href}>{featured.title}</a>
        </p>
      )}
    </div>
  )
}

const bindings: Ground[] = ['brand', 'tint', 'dark', 'brand2', 'tint2', 'brand', 'dark', 'tint', 'brand2']

/** All that the page's shelves hold, by their spines, on one board. */
export function Spines({ sections }: { sections: Section[] }) {
  const items = sections.flatMap(section => (section.kind === 'cards' ? section.items : []))
  const books = items.filter((item, index) => items.findIndex(({ href }) => href === item.href) === index)
  if (books.length < 3) return null
  return (
    <nav className="pp-spines on-plain" aria-label="Punggung buku">
      <ul>
        {books.slice(0, 20).map((item, index) => (
          <li key={item.href} className={`pp-spine on-${bindings[index % bindings.length]}`}>
            <a href={item.href}>
              <span>{item.title}</span>
              <CallNumber parts={callNumberOf(item.title, item.eyebrow).slice(0, 2)} />
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
