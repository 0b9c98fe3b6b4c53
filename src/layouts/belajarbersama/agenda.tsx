import type { SectionProps } from '../../ui/kit/section.ts'
import { type Hour, hoursOf, roomsOf, timesOf } from './rooms.ts'

/** Days side by side, hours down the edge, each room in its colour; the legend keeps one room and dims the others. */
export function Agenda({ section }: SectionProps<'schedule'>) {
  const rooms = roomsOf(section.days)
  const times = timesOf(section.days)
  return (
    <div className="agenda">
      {rooms.length > 1 && (
        <fieldset className="agenda-rooms">
          <legend className="sr-only">Tampilkan ruang</legend>
          <label>
            <input type="radio" name={`${section.id}-ruang`} defaultChecked />
            <span>Semua ruang</span>
          </label>
          {rooms.map((room, index) => (
            <label key={room} className={`room-${index + 1}`}>
              <input type="radio" name={`${section.id}-ruang`} className={`pick-${index + 1}`} />
              <span>{room}</span>
            </label>
          ))}
        </fieldset>
      )}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard */}
      <div className="agenda-grid" tabIndex={0}>
        <ol className="agenda-axis" aria-hidden="true">
          {times.map((time, index) => (
            <li key={time} className={`at-${index + 1}`}>
              {time}
            </li>
          ))}
        </ol>
        {section.days.map(day => (
          <section key={day.title + day.date} className="agenda-day">
            <header>
              <h3>{day.title}</h3>
              <p>{day.date}</p>
            </header>
            <ol>
              {hoursOf(day.items, times).map(({ row, items }) => (
                <li key={row} className={`at-${row}`}>
                  {items.map(item => (
                    <Slot key={item.title} item={item} room={rooms.indexOf(item.place ?? '') + 1} />
                  ))}
                </li>
              ))}
            </ol>
          </section>
        ))}
      </div>
    </div>
  )
}

function Slot({ item, room }: { item: Hour; room: number }) {
  return (
    <div className={`slot room-${room}`}>
      <p className="slot-time">{item.time}</p>
      <h4>{item.title}</h4>
      {item.place && <p className="slot-room">{item.place}</p>}
    </div>
  )
}
