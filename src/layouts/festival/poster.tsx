import { Actions } from '../../ui/kit/actions.tsx'
import { Countdown, startOfItem, startOfSchedule } from '../../ui/kit/countdown.tsx'
import { FigureList } from '../../ui/kit/figures.tsx'
import type { SectionOf } from '../../ui/kit/section.ts'
import type { Hero } from '../../ui/parts.tsx'
import { Picture } from '../../ui/picture.tsx'
import { sizeOf } from './size.ts'

interface PosterProps {
  hero: Hero
  people?: SectionOf<'people'>
  schedule?: SectionOf<'schedule'>
}

/** The title as large as its length allows, the day it begins, a picture in one ink, the names on a tape below. */
export function Poster({ hero, people, schedule }: PosterProps) {
  const start = startOfSchedule(schedule) ?? startOfItem(hero.featured)
  const picture = hero.picture ?? hero.featured?.picture
  return (
    <>
      <section className="hero poster on-brand">
        <div className="wrap">
          {(hero.eyebrow || start) && (
            <p className="poster-over">
              <span>{hero.eyebrow}</span>
              {start && <span>{start.words}</span>}
              {start &&
                hero.figures?.map(figure => (
                  <span key={figure.label}>{`${figure.value} ${figure.label}`}</span>
                ))}
            </p>
          )}
          <h1 className={`shout shout-${sizeOf(hero.title)}`}>{hero.title}</h1>
          <div className={picture ? 'poster-in' : 'poster-in poster-bare'}>
            <div className="poster-say">
              <p className="hero-text">{hero.text}</p>
              <Actions actions={hero.actions} size="large" />
              {start ? (
                <Countdown start={start} label="Hari pertama" />
              ) : (
                hero.figures && hero.figures.length > 0 && <FigureList items={hero.figures} look="inline" />
              )}
            </div>
            {picture && (
              <div className="poster-art">
                <Picture
                  image={picture}
                  sizes="(width >= 64rem) 56vw, 100vw"
                  ratio="16x9"
                  priority
                  decorative
                />
              </div>
            )}
          </div>
        </div>
      </section>
      <Tape words={people?.items.map(person => person.name) ?? hero.figures?.map(figure => figure.label)} />
    </>
  )
}

/** What the sections say again below, so it is only for the eye. */
function Tape({ words = [] }: { words?: string[] }) {
  if (words.length === 0) return null
  return (
    <div className="tape on-brand2" aria-hidden="true">
      <div className="tape-run">
        {[1, 2].map(turn => (
          <p key={turn}>
            {words.map(word => (
              <span key={word}>{word}</span>
            ))}
          </p>
        ))}
      </div>
    </div>
  )
}
