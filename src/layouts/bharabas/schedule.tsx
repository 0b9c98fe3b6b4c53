import type { SectionOf, SectionProps } from '../../ui/kit/section.ts'

type Day = SectionOf<'schedule'>['days'][number]

/** The week as a guide: a column for each day, side by side, as far as the screen is wide; the rest scrolls. */
export function WeekGuide({ section }: SectionProps<'schedule'>) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard
    <ul className={section.days.length > 1 ? 'guide' : 'guide guide-one'} tabIndex={0}>
      {section.days.map(day => (
        <li key={day.title + day.date}>
          <div className="guide-day">
            <h3>{day.title}</h3>
            <p>{day.date}</p>
          </div>
          <Slots items={day.items} />
        </li>
      ))}
    </ul>
  )
}

/** What is on, one after the other, along the foot of the hero. */
export function Rundown({ day, href }: { day: Day; href?: string }) {
  const title = `${day.title}, ${day.date}`
  return (
    <div className="rundown on-brand">
      <div className="rundown-in">
        <p className="rundown-day">{href ? <a href={href}>{title}</a> : title}</p>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard */}
        <section className="rundown-line" tabIndex={0} aria-label={title}>
          <Slots items={day.items} />
        </section>
      </div>
    </div>
  )
}

function Slots({ items }: { items: Day['items'] }) {
  return (
    <ol className="slots">
      {items.map(item => (
        <li key={item.time + item.title}>
          <span className="rundown-time">{item.time}</span>
          <strong>{item.title}</strong>
          {item.place && <span className="rundown-by">{item.place}</span>}
        </li>
      ))}
    </ol>
  )
}
