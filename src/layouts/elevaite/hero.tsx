import { sitePath } from '../../site-links.ts'
import { Actions } from '../../ui/kit/actions.tsx'
import { Card } from '../../ui/kit/cards.tsx'
import { FigureList } from '../../ui/kit/figures.tsx'
import { Meter } from '../../ui/kit/meter.tsx'
import type { Hero, Section } from '../../ui/parts.tsx'
import { Picture } from '../../ui/picture.tsx'
import { Prompt } from './prompt.tsx'
import { skillsOf } from './skills.ts'

interface PromptHeroProps {
  hero: Hero
  sections: Section[]
}

/** The sentence, the question, what others would ask; below it a pane with the picture and what begins next. */
export function PromptHero({ hero, sections }: PromptHeroProps) {
  const { picture, featured, figures, meter } = hero
  const asked = skillsOf(sections).slice(0, 5)
  return (
    <section className="hero ev-hero ev-field on-dark">
      <div className="wrap">
        <div className="ev-say">
          {hero.eyebrow && <p className="ev-tag">{hero.eyebrow}</p>}
          <h1>{hero.title}</h1>
          <p className="hero-text">{hero.text}</p>
        </div>
        <Prompt
          id="tanya"
          label="Apa yang ingin Anda kuasai?"
          note="Mencari di seluruh isi situs: kelas, kursus, tulisan, dan orang."
        />
        {asked.length > 0 && (
          <ul className="chips ev-asked" aria-label="Contoh pencarian">
            {asked.map(({ name }) => (
              <li key={name}>
                <a className="chip" href={`${sitePath('/Cari')}?q=${encodeURIComponent(name)}`}>
                  {name}
                </a>
              </li>
            ))}
          </ul>
        )}
        <Actions actions={hero.actions} />
        {figures && figures.length > 0 && <FigureList items={figures} look="inline" />}
        {meter && <Meter meter={meter} />}
        {(picture || featured) && (
          <div className="ev-window">
            {picture && (
              <Picture image={picture} sizes="(width >= 76rem) 70rem, 94vw" ratio="21x9" priority />
            )}
            {featured && (
              <Card
                item={picture ? { ...featured, picture: undefined } : featured}
                level={2}
                look="row"
                className="ev-next"
              />
            )}
          </div>
        )}
      </div>
    </section>
  )
}
