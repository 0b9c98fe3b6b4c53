import { Icon, iconNameOf } from '../../ui/icon.tsx'
import { FigureList } from '../../ui/kit/figures.tsx'
import { FeaturedCard } from '../../ui/kit/hero-asides.tsx'
import { HeroCopy } from '../../ui/kit/heroes.tsx'
import { Meter } from '../../ui/kit/meter.tsx'
import type { SectionOf } from '../../ui/kit/section.ts'
import type { Hero, Section } from '../../ui/parts.tsx'
import { Picture } from '../../ui/picture.tsx'

interface Room {
  title: string
  text?: string
  icon?: string
  href?: string
}

/** as many as have a place on the plan */
const most = 6

/** A floor plan: the words in the hall, a window beside it, and a room for each thing there is, doors between them. */
export function FloorPlan({
  hero,
  features,
  sections,
}: {
  hero: Hero
  features?: SectionOf<'features'>
  sections: Section[]
}) {
  const { picture, figures = [], featured, meter } = hero
  const rooms = roomsOf(features, sections).slice(0, most)
  const beside = featured ?? picture ?? meter
  return (
    <section className="hero house-hero on-plain">
      <div className={beside ? 'house' : 'house house-open'}>
        <div className="house-hall">
          <HeroCopy hero={hero} figures={false} />
          {figures.length > 0 && <FigureList items={figures} look="inline" />}
        </div>
        {beside && (
          <div className="house-window">
            {picture && <Picture image={picture} sizes="(width >= 64rem) 42vw, 100vw" ratio="4x3" priority />}
            {meter && <Meter meter={meter} />}
            {featured && <FeaturedCard item={picture ? { ...featured, picture: undefined } : featured} />}
          </div>
        )}
        {rooms.length > 0 && (
          <ul className={`house-rooms rooms-${rooms.length}`}>
            {rooms.map(room => (
              <li key={room.title}>
                {room.icon && <Icon name={iconNameOf(room.icon)} />}
                <h2>{room.href ? <a href={room.href}>{room.title}</a> : room.title}</h2>
                {room.text && <p>{room.text}</p>}
              </li>
            ))}
          </ul>
        )}
      </div>
    </section>
  )
}

/** What a house offers are its rooms; where nothing is said of that, the parts of its page are. */
function roomsOf(features: SectionOf<'features'> | undefined, sections: Section[]): Room[] {
  if (features) return features.items
  return sections
    .filter(({ kind }) => kind !== 'appeal')
    .map(({ id, title, intro }) => ({ title, text: intro, href: `#${id}` }))
}
