import { ButtonLink } from '../../ui/kit/actions.tsx'
import { FeaturedCard } from '../../ui/kit/hero-asides.tsx'
import type { SectionOf } from '../../ui/kit/section.ts'
import { type Hero, useSite } from '../../ui/parts.tsx'
import { Picture } from '../../ui/picture.tsx'
import { Crest } from './crest.tsx'
import { sidesOf } from './sides.ts'

/** What is at stake at the left, the board at the right, and below both the bar to register on. */
export function Scoreboard({ hero, schedule }: { hero: Hero; schedule?: SectionOf<'schedule'> }) {
  const site = useSite()
  const { eyebrow, title, text, actions, picture, figures, featured } = hero
  const next = nextOf(schedule)
  const board = next !== undefined || (figures !== undefined && figures.length > 0)
  return (
    <>
      <section className="hero lsk-hero on-dark">
        {picture && (
          <Picture
            image={picture}
            sizes="(width >= 40rem) 100vw, 280vw"
            priority
            decorative
            className="lsk-arena"
          />
        )}
        <div className={board || featured ? 'wrap lsk-hero-in' : 'wrap'}>
          <div className="lsk-call">
            {eyebrow && <p className="eyebrow">{eyebrow}</p>}
            <h1>{title}</h1>
            <p className="hero-text">{text}</p>
          </div>
          {board ? (
            <div className="lsk-board">
              {next && <NextMatch {...next} />}
              {figures && figures.length > 0 && (
                <dl className="lsk-digits">
                  {figures.map(figure => (
                    <div key={figure.label}>
                      <dt>{figure.label}</dt>
                      <dd>{figure.value}</dd>
                    </div>
                  ))}
                </dl>
              )}
            </div>
          ) : (
            featured && <FeaturedCard item={featured} ratio="16x9" />
          )}
        </div>
      </section>
      {actions.length > 0 && (
        <div className="lsk-bar on-brand">
          <div className="wrap">
            <p>
              <strong>{site.title}</strong>
              {site.tagline && <span>{site.tagline}</span>}
            </p>
            <p className="actions">
              {actions.map((action, index) => (
                <ButtonLink key={action.href} action={action} look={index === 0 ? 'main' : 'line'} />
              ))}
            </p>
          </div>
        </div>
      )}
    </>
  )
}

interface Match {
  sides: [home: string, away: string]
  date: string
  time: string
  place?: string
}

function nextOf(schedule?: SectionOf<'schedule'>): Match | undefined {
  for (const day of schedule?.days ?? [])
    for (const { time, title, place } of day.items) {
      const sides = sidesOf(title)
      if (sides) return { sides, date: day.date, time, place }
    }
  return undefined
}

function NextMatch({ sides: [home, away], date, time, place }: Match) {
  return (
    <div className="lsk-next">
      <h2>Pertandingan berikutnya</h2>
      <p className="lsk-duel">
        <span>
          <Crest name={home} />
          <strong>{home}</strong>
        </span>
        <b>{time}</b>
        <span>
          <Crest name={away} />
          <strong>{away}</strong>
        </span>
      </p>
      <p className="lsk-when">{[date, place].filter(Boolean).join(' · ')}</p>
    </div>
  )
}
