import { sitePath } from '../../site-links.ts'
import { ButtonLink } from '../../ui/kit/actions.tsx'
import type { SectionProps } from '../../ui/kit/section.ts'

/** Who has time when: a card for each day, a line for each hour. */
export function Slots({ section }: SectionProps<'schedule'>) {
  return (
    <>
      <div className="mt-days">
        {section.days.map(day => (
          <section key={day.title} className="mt-day">
            <h3>{day.title}</h3>
            <p>{day.date}</p>
            <ul>
              {day.items.map(slot => (
                <li key={slot.time + slot.title}>
                  <span>{slot.time}</span>
                  <p>
                    <strong>{slot.title}</strong>
                    {slot.place && <small>{slot.place}</small>}
                  </p>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
      <p className="mt-book">
        <ButtonLink
          action={{ label: 'Buat janji temu', href: sitePath('/Make-Appointment') }}
          size="large"
          icon="calendar"
        />
      </p>
    </>
  )
}
