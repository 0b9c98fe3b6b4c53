import type { SectionProps } from './section.ts'

/** columns: days beside each other; lines: day at the left, its hours at the right; folded: one day open at a time */
export type ScheduleLook = 'columns' | 'lines' | 'folded'

export function Schedule({ section, look = 'columns' }: SectionProps<'schedule'> & { look?: ScheduleLook }) {
  return (
    <div className={`schedule schedule-${look}`} tabIndex={look === 'folded' ? undefined : 0}>
      {section.days.map((day, index) =>
        look === 'folded' ? (
          <details key={day.title} className="day" name={section.id} open={index === 0}>
            <summary className="day-title">
              <h3>{day.title}</h3>
              <span>{day.date}</span>
            </summary>
            <Hours items={day.items} />
          </details>
        ) : (
          <section key={day.title} className="day">
            <DayTitle title={day.title} date={day.date} />
            <Hours items={day.items} />
          </section>
        ),
      )}
    </div>
  )
}

export function DayTitle({ title, date }: { title: string; date: string }) {
  return (
    <div className="day-title">
      <h3>{title}</h3>
      <p>{date}</p>
    </div>
  )
}

export function Hours({ items }: { items: { time: string; title: string; place?: string }[] }) {
  return (
    <ol className="hours">
      {items.map(item => (
        <li key={item.time + item.title}>
          <span className="hour-time">{item.time}</span>
          <div>
            <strong>{item.title}</strong>
            {item.place && <span>{item.place}</span>}
          </div>
        </li>
      ))}
    </ol>
  )
}
