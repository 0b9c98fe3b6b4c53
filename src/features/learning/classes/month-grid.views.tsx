import './class-detail.css'
import type { MonthView } from '../../../ui/parts.tsx'

const weekdays = ['Sen', 'Sel', 'Rab', 'Kam', 'Jum', 'Sab', 'Min']

/** Months in which something happens, a leaf of a wall calendar each; a day of it leads to what happens. */
export function MonthGrids({ months }: { months: MonthView[] }) {
  if (months.length === 0) return null
  return (
    <div className="months">
      {months.map(month => (
        <table className="month" key={month.title}>
          <caption>{month.title}</caption>
          <thead>
            <tr>
              {weekdays.map(weekday => (
                <th key={weekday} scope="col">
                  {weekday}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {weeksOf(month).map(week => (
              <tr key={week.find(day => day > 0)}>
                {week.map((day, index) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: a week has seven places, whatever is in them
                  <Day key={index} day={day} month={month} />
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      ))}
    </div>
  )
}

function Day({ day, month }: { day: number; month: MonthView }) {
  const marked = month.marked.find(one => one.day === day)
  if (!marked) return <td>{day > 0 ? day : null}</td>
  return (
    <td className="month-day">
      <a href={marked.href} aria-label={`${day} ${month.title}, ${marked.label}`}>
        {day}
      </a>
    </td>
  )
}

/** Its days in weeks from Monday to Sunday; 0 is a place before the first or after the last. */
function weeksOf({ startsOn, length }: MonthView): number[][] {
  const places = Math.ceil((startsOn - 1 + length) / 7)
  return Array.from({ length: places }, (_, week) =>
    Array.from({ length: 7 }, (_, place) => {
      const day = week * 7 + place - startsOn + 2
      return day > 0 && day <= length ? day : 0
    }),
  )
}
