import { Actions } from '../../ui/kit/actions.tsx'
import { Countdown, startOfItem, startOfSchedule } from '../../ui/kit/countdown.tsx'
import { FigureList } from '../../ui/kit/figures.tsx'
import type { SectionOf } from '../../ui/kit/section.ts'
import type { Hero } from '../../ui/parts.tsx'
import { Picture } from '../../ui/picture.tsx'
import { Checker } from './checker.tsx'

interface SheetHeroProps {
  hero: Hero
  criteria?: SectionOf<'features'>
  schedule?: SectionOf<'schedule'>
}

/** The words in the middle; below them a sheet: the day that counts at the left, what to tick at the right. */
export function SheetHero({ hero, criteria, schedule }: SheetHeroProps) {
  const ofSchedule = startOfSchedule(schedule)
  const start = ofSchedule ?? startOfItem(hero.featured)
  const picture = hero.picture ?? hero.featured?.picture
  const figures = hero.figures ?? []
  return (
    <section className="hero admit on-tint">
      <div className="wrap">
        <div className="admit-copy">
          {hero.eyebrow && <p className="eyebrow">{hero.eyebrow}</p>}
          <h1>{hero.title}</h1>
          <p className="hero-text">{hero.text}</p>
          {!criteria && <Actions actions={hero.actions} size="large" />}
        </div>
        <div className={criteria ? 'admit-sheet paper' : 'admit-sheet admit-plain paper'}>
          <div className="admit-day on-dark">
            {picture && (
              <Picture
                image={picture}
                sizes="(width >= 64rem) 22rem, 92vw"
                ratio={criteria ? '1x1' : '4x3'}
                className="admit-arch"
                priority
                decorative
              />
            )}
            {start && <Countdown start={start} label={ofSchedule ? start.title : 'Dimulai'} />}
            {figures.length > 0 && <FigureList items={figures} look="inline" />}
          </div>
          {criteria && <Checker section={criteria} actions={hero.actions} />}
        </div>
      </div>
    </section>
  )
}
