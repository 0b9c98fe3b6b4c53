import type { SectionOf, SectionProps } from '../../ui/kit/sections.tsx'
import { CampMap } from './camp-map.tsx'

type Day = SectionOf<'schedule'>['days'][number]

export interface Place {
  name: string
  /** days it is used on, from 1 */
  days: number[]
}

/** Day by day; every place bears its number on the map of the camp below. */
export function Programme({ section }: SectionProps<'schedule'>) {
  const places = placesOf(section.days)
  return (
    <>
      <ol className="days">
        {section.days.map((day, index) => (
          <li key={day.title} className="day paper">
            <p className="day-number" aria-hidden="true">
              {index + 1}
            </p>
            <div className="day-title">
              <h3>{day.title}</h3>
              <p>{day.date}</p>
            </div>
            <Hours day={day} places={places} mapId={section.id} />
          </li>
        ))}
      </ol>
      {places.length > 0 && <CampMap id={section.id} places={places} />}
    </>
  )
}

function Hours({ day, places, mapId }: { day: Day; places: Place[]; mapId: string }) {
  return (
    <ol className="hours">
      {day.items.map(item => (
        <li key={item.time + item.title}>
          <span className="hour-time">{item.time}</span>
          <div>
            <strong>{item.title}</strong>
            {item.place && <Where number={numberOf(places, item.place)} place={item.place} mapId={mapId} />}
          </div>
        </li>
      ))}
    </ol>
  )
}

function Where({ number, place, mapId }: { number: number; place: string; mapId: string }) {
  return (
    <a className="where" href={`#${placeId(mapId, number)}`}>
      <span className="spot" aria-hidden="true">
        {number}
      </span>
      {place}
    </a>
  )
}

export function placeId(mapId: string, number: number) {
  return `${mapId}-tempat-${number}`
}

function numberOf(places: Place[], name: string) {
  return places.findIndex(place => place.name === name) + 1
}

/** in the order in which the camp comes to them */
function placesOf(days: Day[]): Place[] {
  const places = new Map<string, Place>()
  for (const [index, day] of days.entries()) {
    for (const { place: name } of day.items) {
      if (!name) continue
      const place = places.get(name) ?? { name, days: [] }
      if (!place.days.includes(index + 1)) place.days.push(index + 1)
      places.set(name, place)
    }
  }
  return [...places.values()]
}
