import { ButtonLink } from '../../ui/kit/actions.tsx'
import { FigureList } from '../../ui/kit/figures.tsx'
import { HeroCopy } from '../../ui/kit/heroes.tsx'
import type { SectionOf } from '../../ui/kit/section.ts'
import type { CardItem, Hero } from '../../ui/parts.tsx'
import { Picture } from '../../ui/picture.tsx'
import { dayOf } from './day.ts'
import { Fan } from './ornaments.tsx'

interface ArchHeroProps {
  hero: Hero
  agenda?: SectionOf<'cards'>
}

/** An arch in the middle of the rays; the words stand at its left, what is on next in town at its right. */
export function ArchHero({ hero, agenda }: ArchHeroProps) {
  const rest = (agenda?.items ?? []).filter(item => item.href !== hero.featured?.href)
  const items = hero.featured ? [hero.featured, ...rest] : rest
  return (
    <>
      <section className="hero bd-hero on-tint">
        <div className={items.length > 0 ? 'wrap bd-hero-in' : 'wrap bd-hero-in bd-hero-two'}>
          <HeroCopy hero={hero} figures={false} />
          <div className="bd-arch">
            {hero.picture ? (
              <Picture
                image={hero.picture}
                sizes="(width >= 64rem) 24rem, 80vw"
                ratio="3x4"
                priority
                className="bd-arch-in"
              />
            ) : (
              <span className="bd-arch-in bd-arch-blank r-3x4" aria-hidden="true" />
            )}
          </div>
          {items.length > 0 && <Agenda agenda={agenda} items={items} />}
        </div>
      </section>
      {hero.figures && hero.figures.length > 0 && (
        <div className="bd-base on-dark">
          <div className="wrap">
            <FigureList items={hero.figures} look="inline" />
          </div>
        </div>
      )}
    </>
  )
}

function Agenda({ agenda, items }: { agenda?: SectionOf<'cards'>; items: CardItem[] }) {
  return (
    <div className="bd-agenda paper" id={agenda?.id}>
      <Fan />
      <h2>{agenda?.title ?? 'Terdekat'}</h2>
      <ol>
        {items.slice(0, agenda?.more ? 3 : 4).map(item => (
          <li key={item.href}>
            <Turn item={item} />
          </li>
        ))}
      </ol>
      {agenda?.more && <ButtonLink action={agenda.more} look="quiet" />}
    </div>
  )
}

/** Its day in large numerals; what has no day begins with its name. */
function Turn({ item }: { item: CardItem }) {
  const [first, ...others] = item.facts
  const when = first && dayOf(first.text)
  const words = when ? first.text.slice(first.text.indexOf(',') + 1) : first?.text
  return (
    <>
      {when && (
        <p className="bd-day" aria-hidden="true">
          <strong>{when.day}</strong>
          {when.month}
        </p>
      )}
      <div>
        <a href={item.href}>{item.title}</a>
        <p>
          {when && <span className="sr-only">{`${when.day} ${when.month}, `}</span>}
          {[words?.trim(), others.find(fact => fact.icon === 'place')?.text].filter(Boolean).join(' · ')}
        </p>
      </div>
    </>
  )
}
