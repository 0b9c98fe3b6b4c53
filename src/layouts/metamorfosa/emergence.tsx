import { Actions } from '../../ui/kit/actions.tsx'
import { FigureList } from '../../ui/kit/figures.tsx'
import { FeaturedCard } from '../../ui/kit/hero-asides.tsx'
import type { SectionOf } from '../../ui/kit/section.ts'
import type { Hero } from '../../ui/parts.tsx'
import { Picture } from '../../ui/picture.tsx'
import { Stage } from './stage.tsx'

/** The sentence goes across, a picture that sheds its corners stands below it, the phases stand below as a way. */
export function Emergence({ hero, phases }: { hero: Hero; phases?: SectionOf<'steps'> }) {
  const { eyebrow, title, text, actions, picture, figures, featured } = hero
  return (
    <section className="hero mf-hero on-tint">
      <div className="wrap">
        <div className={picture ? 'mf-opening mf-pictured' : 'mf-opening'}>
          {eyebrow && <p className="eyebrow">{eyebrow}</p>}
          <h1>{title}</h1>
          <div className="mf-words">
            <p className="hero-text">{text}</p>
            <Actions actions={actions} size="large" />
          </div>
          {picture ? (
            <div className="mf-cocoon">
              <Picture image={picture} sizes="(width >= 64rem) 46rem, 92vw" ratio="21x9" priority />
            </div>
          ) : (
            featured && <FeaturedCard item={featured} />
          )}
        </div>
        {phases && (
          <ol className="mf-way">
            {phases.items.map((phase, index) => (
              <li key={phase.title}>
                <a href={`#${phases.id}-${index + 1}`}>
                  <Stage index={index} />
                  <span>
                    {phase.label && <small>{phase.label}</small>}
                    {phase.title}
                  </span>
                </a>
              </li>
            ))}
          </ol>
        )}
        {figures && figures.length > 0 && <FigureList items={figures} look="inline" />}
      </div>
    </section>
  )
}
