import { Card } from '../../ui/kit/cards.tsx'
import { FigureList } from '../../ui/kit/figures.tsx'
import { HeroAside } from '../../ui/kit/hero-asides.tsx'
import { HeroCopy } from '../../ui/kit/heroes.tsx'
import { Meter } from '../../ui/kit/meter.tsx'
import type { Hero } from '../../ui/parts.tsx'
import { Picture } from '../../ui/picture.tsx'

/** Two halves to the edges of the screen: words on the university's colour, the campus beside them; admission on its hem. */
export function CampusHero({ hero }: { hero: Hero }) {
  const { picture, featured, figures, meter } = hero
  const next = featured && {
    ...featured,
    picture: undefined,
    summary: undefined,
    facts: featured.facts.slice(0, 2),
  }
  return (
    <section className={picture ? 'hero kp-hero on-brand' : 'hero kp-hero kp-hero-bare on-brand'}>
      <div className="kp-words">
        <HeroCopy hero={hero} figures={false} />
        {figures && figures.length > 0 && <FigureList items={figures} look="inline" />}
      </div>
      <div className="kp-view">
        {picture ? (
          <>
            <Picture image={picture} sizes="(width >= 64rem) 88vw, 135vw" priority />
            {next && <Card item={next} level={2} look="row" className="kp-next paper" />}
            {!next && meter && <Meter meter={meter} />}
          </>
        ) : (
          <HeroAside hero={hero} />
        )}
      </div>
    </section>
  )
}
