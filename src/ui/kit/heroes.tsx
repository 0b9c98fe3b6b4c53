import type { ReactNode } from 'react'
import type { Hero } from '../parts.tsx'
import { Picture, type Ratio } from '../picture.tsx'
import { Actions } from './actions.tsx'
import { FigureList } from './figures.tsx'
import type { Ground } from './ground.ts'
import { HeroAside } from './hero-asides.tsx'

interface HeroProps {
  hero: Hero
  ground?: Ground
  /** in place of what the hero would show by itself */
  aside?: ReactNode
  className?: string
}

/** Eyebrow, the page's h1, words, buttons, figures: the copy of every hero. */
export function HeroCopy({ hero, figures = true }: { hero: Hero; figures?: boolean }) {
  return (
    <div className="hero-copy">
      {hero.eyebrow && <p className="eyebrow">{hero.eyebrow}</p>}
      <h1>{hero.title}</h1>
      <p className="hero-text">{hero.text}</p>
      <Actions actions={hero.actions} size="large" />
      {figures && hero.figures && hero.figures.length > 0 && (
        <FigureList items={hero.figures} look="inline" />
      )}
    </div>
  )
}

function classOf(look: string, ground: Ground, className?: string) {
  return className ? `hero hero-${look} on-${ground} ${className}` : `hero hero-${look} on-${ground}`
}

/** Words at one side, the featured thing, editor, meter or picture at the other. */
export function SplitHero(props: HeroProps & { flip?: boolean; ratio?: Ratio }) {
  const { hero, ground = 'tint', aside, className, flip, ratio } = props
  return (
    <section className={classOf(flip ? 'split hero-flip' : 'split', ground, className)}>
      <div className="wrap">
        <HeroCopy hero={hero} />
        <div className="hero-aside">{aside ?? <HeroAside hero={hero} ratio={ratio} />}</div>
      </div>
    </section>
  )
}

/** A sentence in the middle of the page; what there is to show stands wide below it. */
export function StatementHero({ hero, ground = 'plain', aside, className }: HeroProps) {
  return (
    <section className={classOf('statement', ground, className)}>
      <div className="wrap">
        <HeroCopy hero={hero} />
        {aside ? (
          <div className="hero-aside">{aside}</div>
        ) : (
          hero.picture && (
            <div className="hero-aside">
              <Picture image={hero.picture} sizes="(width >= 80rem) 76rem, 94vw" ratio="21x9" priority />
            </div>
          )
        )}
      </div>
    </section>
  )
}
