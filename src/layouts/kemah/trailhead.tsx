import { Icon } from '../../ui/icon.tsx'
import { ButtonLink } from '../../ui/kit/actions.tsx'
import { BadgeTag, Facts, PriceLine } from '../../ui/kit/facts.tsx'
import { SectionHeading } from '../../ui/kit/headings.tsx'
import { HeroCopy } from '../../ui/kit/heroes.tsx'
import type { SectionOf } from '../../ui/kit/section.ts'
import type { CardItem, Hero } from '../../ui/parts.tsx'
import { Picture } from '../../ui/picture.tsx'
import { Contours } from './contours.tsx'

/** Hero and weeks share a column; the price stands beside both and stays in sight. */
export function Trailhead({ hero, weeks }: { hero: Hero; weeks?: SectionOf<'steps'> }) {
  const { featured, picture } = hero
  const beside = featured !== undefined || picture !== undefined
  return (
    <div className={beside ? 'km-trail km-trail-beside' : 'km-trail'}>
      <section className="hero km-hero on-dark">
        <Contours />
        <div className="wrap">
          <HeroCopy hero={hero} />
        </div>
      </section>
      {beside && (
        <div className="wrap km-beside">
          {featured ? (
            <PriceCard item={featured} />
          ) : (
            picture && (
              <div className="km-price paper">
                <Picture image={picture} sizes="(width >= 64rem) 24rem, 92vw" ratio="3x4" priority />
              </div>
            )
          )}
        </div>
      )}
      {weeks && <Road weeks={weeks} />}
    </div>
  )
}

function PriceCard({ item }: { item: CardItem }) {
  return (
    <aside className="km-price paper" aria-label="Harga dan pendaftaran">
      {item.picture && (
        <Picture image={item.picture} sizes="(width >= 64rem) 24rem, 92vw" ratio="16x9" priority decorative />
      )}
      <div className="km-price-text">
        {item.badge && <BadgeTag badge={item.badge} />}
        <h2>{item.title}</h2>
        <PriceLine price={item.price} compareAtPrice={item.compareAtPrice} />
        <Facts facts={item.facts} look="stacked" />
        <ButtonLink action={{ label: 'Lihat dan daftar', href: item.href }} size="large" />
      </div>
    </aside>
  )
}

/** The weeks: a road in bends on wide screens, straight down on narrow ones. */
function Road({ weeks }: { weeks: SectionOf<'steps'> }) {
  const { id, title, intro, more, items } = weeks
  return (
    <section className="section km-weeks on-plain" id={id} aria-labelledby={`${id}-title`}>
      <div className="wrap">
        <div>
          <SectionHeading id={id} title={title} intro={intro} more={more} />
          <ol className="km-road">
            {items.map((week, index) => (
              <li key={week.title}>
                <p className="km-sign">{week.label ?? index + 1}</p>
                <h3>{week.title}</h3>
                <p>{week.text}</p>
              </li>
            ))}
          </ol>
          <p className="km-goal">
            <Icon name="flag" />
          </p>
        </div>
      </div>
    </section>
  )
}
