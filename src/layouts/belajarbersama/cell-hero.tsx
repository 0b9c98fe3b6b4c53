import { Actions } from '../../ui/kit/actions.tsx'
import { startOfItem, startOfSchedule } from '../../ui/kit/countdown.tsx'
import { FigureList } from '../../ui/kit/figures.tsx'
import type { SectionOf } from '../../ui/kit/section.ts'
import type { Hero } from '../../ui/parts.tsx'
import { Picture } from '../../ui/picture.tsx'
import { DayLeaf } from './day-leaf.tsx'
import { roomsOf } from './rooms.ts'

/** Words, picture, day and figures each in a cell of their own; the days follow right below. */
export function CellHero({ hero, schedule }: { hero: Hero; schedule?: SectionOf<'schedule'> }) {
  const start = startOfSchedule(schedule) ?? startOfItem(hero.featured)
  const picture = hero.picture ?? hero.featured?.picture
  const rooms = schedule ? roomsOf(schedule.days) : []
  return (
    <section className="hero cells">
      <div className="wrap wrap-wide">
        <div className={picture ? 'cells-in' : 'cells-in cells-bare'}>
          <div className="cells-copy on-brand2">
            {hero.eyebrow && <p className="eyebrow">{hero.eyebrow}</p>}
            <h1>{hero.title}</h1>
            <p className="hero-text">{hero.text}</p>
            <Actions actions={hero.actions} size="large" />
          </div>
          {picture && (
            <div className="cells-pic">
              <Picture image={picture} sizes="(width >= 64rem) 54vw, 92vw" ratio="4x3" priority />
            </div>
          )}
          {start && (
            <div className="cells-day">
              <DayLeaf at={start.at} />
              <p>
                <strong>{start.title}</strong>
                <time dateTime={start.at.toISOString()}>{start.words}</time>
              </p>
            </div>
          )}
          {hero.figures && hero.figures.length > 0 && (
            <div className="cells-figures">
              <FigureList items={hero.figures} look="inline" />
            </div>
          )}
          {rooms.length > 0 && (
            <p className="cells-rooms" aria-hidden="true">
              {rooms.map((room, index) => (
                <span key={room} className={`room-${index + 1}`} />
              ))}
            </p>
          )}
        </div>
      </div>
    </section>
  )
}
