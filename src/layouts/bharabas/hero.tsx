import { FeaturedCard } from '../../ui/kit/hero-asides.tsx'
import { HeroCopy } from '../../ui/kit/heroes.tsx'
import { Meter } from '../../ui/kit/meter.tsx'
import type { SectionOf } from '../../ui/kit/section.ts'
import type { Hero } from '../../ui/parts.tsx'
import { Picture } from '../../ui/picture.tsx'
import { Rundown } from './schedule.tsx'

interface AirProps {
  hero: Hero
  schedule?: SectionOf<'schedule'>
  ground?: 'dark' | 'soft'
}

/** Words, then a sound wave from edge to edge through which the picture is seen, then what is on the air. */
export function AirHero({ hero, schedule, ground = 'dark' }: AirProps) {
  const { picture, featured, meter } = hero
  const [first] = schedule?.days ?? []
  const aside = featured ?? meter
  return (
    <section className={`hero air on-${ground}`}>
      <div className={aside ? 'wrap air-top' : 'wrap air-top air-alone'}>
        <HeroCopy hero={hero} />
        {aside && (
          <div className="hero-aside">
            {featured ? (
              <FeaturedCard item={{ ...featured, picture: undefined }} />
            ) : (
              meter && <Meter meter={meter} />
            )}
          </div>
        )}
      </div>
      <div className={picture ? 'air-wave' : 'air-wave air-blank'} aria-hidden="true">
        {picture && <Picture image={picture} sizes="100vw" priority decorative />}
      </div>
      {first && schedule && (
        <Rundown day={first} href={schedule.days.length > 1 ? `#${schedule.id}` : undefined} />
      )}
    </section>
  )
}
