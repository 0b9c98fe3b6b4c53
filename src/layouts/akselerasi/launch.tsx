import { BadgeTag, Facts, PriceLine } from '../../ui/kit/facts.tsx'
import { FigureList } from '../../ui/kit/figures.tsx'
import { HeroCopy } from '../../ui/kit/heroes.tsx'
import { Home, take } from '../../ui/kit/home.tsx'
import { Meter } from '../../ui/kit/meter.tsx'
import { type SectionPlans, SectionView } from '../../ui/kit/sections.tsx'
import type { CardItem, Hero, Section } from '../../ui/parts.tsx'
import { Picture } from '../../ui/picture.tsx'

interface LaunchProps {
  hero: Hero
  sections: Section[]
  plans: SectionPlans
}

/** The picture cut from the night, the figures on a slanted band, and straight after them the way of the cohort. */
export function Launch({ hero, sections, plans }: LaunchProps) {
  const [steps, rest] = take(sections, 'steps')
  const { picture, featured, figures = [], meter } = hero
  return (
    <Home
      hero={
        <section
          className={picture ? 'hero aksl-launch on-dark' : 'hero aksl-launch aksl-launch-bare on-dark'}
        >
          {picture && (
            <div className="aksl-launch-pic">
              <Picture image={picture} sizes="(width >= 64rem) 89vw, 100vw" ratio="4x3" priority />
            </div>
          )}
          <div className="wrap wrap-wide">
            <HeroCopy hero={hero} figures={false} />
            {meter && <Meter meter={meter} />}
            {featured && <NextBatch item={featured} />}
          </div>
        </section>
      }
      after={
        <>
          {figures.length > 0 && (
            <div className="aksl-figures aksl-cut on-brand">
              <div className="wrap wrap-wide">
                <FigureList items={figures} look="numerals" />
              </div>
            </div>
          )}
          {steps && <SectionView section={steps} plans={plans} />}
        </>
      }
      sections={rest}
      plans={plans}
    />
  )
}

function NextBatch({ item }: { item: CardItem }) {
  return (
    <article className="card aksl-batch">
      <div>
        {item.badge && <BadgeTag badge={item.badge} />}
        <h2 className="card-title" {...item.spoken}>
          <a href={item.href}>{item.title}</a>
        </h2>
      </div>
      <Facts facts={item.facts} look="stacked" />
      <PriceLine price={item.price} compareAtPrice={item.compareAtPrice} />
    </article>
  )
}
