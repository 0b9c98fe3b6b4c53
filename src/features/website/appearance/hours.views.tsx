import './hours.css'
import { callApi } from '../../../ui/office/call-api.ts'
import { Panel } from '../../../ui/office/panels.tsx'
import { useForm } from '../../../ui/office/use-form.ts'
import type { SettingsPage } from './appearance.contract.ts'
import { SaveEnd, valuePath } from './settings.views.tsx'

const dayNames = ['Senin', 'Selasa', 'Rabu', 'Kamis', 'Jumat', 'Sabtu', 'Minggu']

interface Day {
  day: number
  isOpen: boolean
  from: string
  to: string
}

type Hours = SettingsPage['hours']

/** the week as the form has it, a row for each day */
const weekOf = ({ days, from, to, others = [] }: Hours): Day[] =>
  dayNames.map((_, index) => {
    const day = index + 1
    return { from, to, ...others.find(one => one.day === day), day, isOpen: days.includes(day) }
  })

/** What is kept: the hours of most days, and those of the days that differ. */
function hoursIn(week: readonly Day[]): Hours {
  const open = week.filter(({ isOpen }) => isOpen)
  const alike = [...Map.groupBy(open, ({ from, to }) => `${from} ${to}`).values()]
  const [most] = alike.toSorted((a, b) => b.length - a.length)
  const usual = most?.[0] ?? { from: '09:00', to: '17:00' }
  return {
    days: open.map(({ day }) => day),
    from: usual.from,
    to: usual.to,
    others: open
      .filter(({ from, to }) => from !== usual.from || to !== usual.to)
      .map(({ day, from, to }) => ({ day, from, to })),
  }
}

/** When appointments may be made for: a row for each day of the week. */
export function HoursPanel({ data }: { data: SettingsPage }) {
  const form = useForm({
    initial: { week: weekOf(data.hours) },
    submit: ({ week }) => callApi('PUT', valuePath(data.tenant, 'working_hours'), { value: hoursIn(week) }),
    said: 'Jam kerja tersimpan',
  })
  const { values, errors, set } = form
  const change = (day: number, part: Partial<Day>) =>
    set(
      'week',
      values.week.map(one => (one.day === day ? { ...one, ...part } : one)),
    )
  // refusals name the kept shape; each day that is wrong says so itself
  const problem = values.week.some(({ isOpen }) => isOpen) ? '' : (errors['value.days'] ?? '')
  const isRefused = Object.keys(errors).length > 0
  return (
    <Panel title="Jam kerja" id="jam" text="Hari dan jam yang dapat dipilih untuk janji temu.">
      <form className="o-form" onSubmit={form.onSubmit} noValidate>
        <table className="ap-week">
          <thead>
            <tr>
              <th scope="col">Hari buka</th>
              <th scope="col">Buka</th>
              <th scope="col">Tutup</th>
            </tr>
          </thead>
          <tbody>
            {values.week.map(({ day, isOpen, from, to }) => {
              const name = dayNames[day - 1] ?? ''
              const isWrong = isRefused && isOpen && !(from < to)
              const time = (words: string, value: string, part: 'from' | 'to') => (
                <input
                  className="o-input"
                  type="time"
                  name={`week.${day}.${part}`}
                  aria-label={`${name}, ${words}`}
                  aria-invalid={isWrong || undefined}
                  aria-describedby={isWrong ? `jam-${day}` : undefined}
                  disabled={!isOpen}
                  value={value}
                  onChange={({ target }) => change(day, { [part]: target.value })}
                />
              )
              return (
                <tr key={day}>
                  <th scope="row">
                    <label>
                      <input
                        type="checkbox"
                        name={`week.${day}`}
                        checked={isOpen}
                        onChange={({ target }) => change(day, { isOpen: target.checked })}
                      />
                      {name}
                    </label>
                  </th>
                  <td>
                    {time('buka', from, 'from')}
                    {isWrong && (
                      <p className="o-error" id={`jam-${day}`}>
                        Jam tutup harus setelah jam buka
                      </p>
                    )}
                  </td>
                  <td>{time('tutup', to, 'to')}</td>
                </tr>
              )
            })}
          </tbody>
        </table>
        {problem && (
          <p className="o-error" role="alert">
            {problem}
          </p>
        )}
        <SaveEnd form={form} />
      </form>
    </Panel>
  )
}
