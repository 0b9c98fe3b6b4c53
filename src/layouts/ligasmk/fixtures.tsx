import type { SectionProps } from '../../ui/kit/section.ts'
import { Crest } from './crest.tsx'
import { sidesOf } from './sides.ts'

/** Who meets whom: the hour between two sides; what is no match stands as a line of its own. */
export function Fixtures({ section }: SectionProps<'schedule'>) {
  return (
    <div className="lsk-fixtures">
      {section.days.map(day => (
        <section key={day.title}>
          <h3>
            <span>{day.title}</span>
            <small>{day.date}</small>
          </h3>
          <ul>
            {day.items.map(item => {
              const sides = sidesOf(item.title)
              return (
                <li key={item.time + item.title} className={sides ? 'lsk-match' : 'lsk-other'}>
                  {sides ? (
                    <>
                      <span>
                        {sides[0]} <Crest name={sides[0]} />
                      </span>
                      <b className="on-dark">{item.time}</b>
                      <span>
                        <Crest name={sides[1]} /> {sides[1]}
                      </span>
                    </>
                  ) : (
                    <>
                      <b className="on-dark">{item.time}</b>
                      <strong>{item.title}</strong>
                    </>
                  )}
                  {item.place && <small>{item.place}</small>}
                </li>
              )
            })}
          </ul>
        </section>
      ))}
    </div>
  )
}
