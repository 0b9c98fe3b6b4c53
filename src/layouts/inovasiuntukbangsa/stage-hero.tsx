import { Facts } from '../../ui/kit/facts.tsx'
import { HeroCopy } from '../../ui/kit/heroes.tsx'
import type { SectionOf } from '../../ui/kit/section.ts'
import type { Hero } from '../../ui/parts.tsx'
import { Picture } from '../../ui/picture.tsx'

/** Words and picture above, below them the stages as stairs: the last one is the highest. */
export function StageHero({ hero, steps }: { hero: Hero; steps?: SectionOf<'steps'> }) {
  const { featured } = hero
  const picture = hero.picture ?? featured?.picture
  return (
    <section className="hero climb on-dark">
      <div className="wrap">
        <div className={picture ? 'climb-in' : 'climb-in climb-bare'}>
          <HeroCopy hero={hero} />
          {picture && (
            <div className="climb-side">
              <Picture image={picture} sizes="(width >= 64rem) 34rem, 92vw" ratio="4x3" priority decorative />
              {featured && (
                <div className="climb-note on-brand">
                  <p>
                    <a href={featured.href}>{featured.title}</a>
                  </p>
                  <Facts facts={featured.facts.slice(0, 2)} />
                </div>
              )}
            </div>
          )}
        </div>
      </div>
      {steps && <Stairs steps={steps} />}
    </section>
  )
}

function Stairs({ steps }: { steps: SectionOf<'steps'> }) {
  return (
    <div className="wrap stairs" id={steps.id}>
      <h2>{steps.title}</h2>
      {steps.intro && <p>{steps.intro}</p>}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard */}
      <ol tabIndex={0} aria-label={steps.title}>
        {steps.items.map(step => (
          <li key={step.title}>
            {step.label && <p className="stair-label">{step.label}</p>}
            <h3>{step.title}</h3>
            <p>{step.text}</p>
          </li>
        ))}
      </ol>
    </div>
  )
}
