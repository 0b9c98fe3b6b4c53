import type { SectionProps } from '../../ui/kit/section.ts'
import { CampMap } from './camp-map.tsx'
import { type Day, numberOf, type Place, placeId, placesOf } from './places.ts'

/** Day by day; every place bears its number on the map of the camp below. */
export function Programme({ section }: SectionProps<'schedule'>) {
  const places = placesOf(section.days)
  return (
    <>
      <ol className="days snaps">
        {section.days.map((day, index) => (
          <li key={day.title} className="day paper">
            <p className="days-number" aria-hidden="true">
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
