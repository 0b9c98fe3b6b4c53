import { useEffect, useState } from 'react'
import type { CardItem, Section } from '../parts.tsx'

/** A moment that something begins, with the words that say it. */
interface Start {
  title: string
  words: string
  at: Date
}

const months = ['jan', 'feb', 'mar', 'apr', 'mei', 'jun', 'jul', 'agu', 'sep', 'okt', 'nov', 'des']

/** "17 Agustus 2026" or "17 Agu 2026", and the clock's "08.30": a moment in Jakarta. */
function momentOf(words: string, clock = ''): Date | undefined {
  const [, day, name = '', year] = /(\d{1,2})\s+(\p{L}{3})\p{L}*\s+(\d{4})/u.exec(words) ?? []
  const month = months.indexOf(name.toLowerCase())
  if (month < 0) return undefined
  const [, hour = '0', minute = '0'] = /^(\d{1,2})[.:](\d{2})/.exec(clock) ?? []
  return new Date(Date.UTC(Number(year), month, Number(day), Number(hour) - 7, Number(minute)))
}

/** The first day of a schedule. */
export function startOfSchedule(section?: Extract<Section, { kind: 'schedule' }>): Start | undefined {
  const day = section?.days[0]
  const at = day && momentOf(day.date, day.items[0]?.time)
  return at && { title: day.title, words: day.date, at }
}

/** The day on which a class or an event begins. */
export function startOfItem(item?: CardItem): Start | undefined {
  const fact = item?.facts.find(one => one.dateTime !== undefined)
  if (!item || !fact?.dateTime) return undefined
  return { title: item.title, words: fact.text, at: new Date(fact.dateTime) }
}

const dayOf = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Asia/Jakarta',
  day: '2-digit',
  month: '2-digit',
  year: 'numeric',
})

/** Three plates: without script they bear the date; with it what is left until then. Nothing moves in between. */
export function Countdown({ start, label }: { start: Start; label: string }) {
  const [minutes, setMinutes] = useState<number>()
  const at = start.at.getTime()
  useEffect(() => {
    const tick = () => setMinutes(Math.ceil((at - Date.now()) / 60_000))
    tick()
    const clock = setInterval(tick, 15_000)
    return () => clearInterval(clock)
  }, [at])
  const isAhead = minutes !== undefined && minutes > 0
  const plates = isAhead ? leftOf(minutes) : dateOf(start.at)
  return (
    <div className="countdown">
      <p className="countdown-label">{minutes !== undefined && !isAhead ? 'Sudah dimulai' : label}</p>
      <dl aria-label={isAhead ? `Menuju ${start.words}` : undefined}>
        {plates.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <p className="countdown-date">
        <time dateTime={start.at.toISOString()}>{start.words}</time>
      </p>
    </div>
  )
}

/** what stands on a plate: "hari", "23" */
type Plate = [name: string, value: string]

function leftOf(minutes: number): Plate[] {
  const two = (value: number) => String(value).padStart(2, '0')
  return [
    ['hari', String(Math.floor(minutes / 1440))],
    ['jam', two(Math.floor((minutes % 1440) / 60))],
    ['menit', two(minutes % 60)],
  ]
}

/** Day, month and year of a moment in Jakarta: "17", "Agu", "2026". */
export function dateOf(at: Date): Plate[] {
  const [day = '', month = '', year = ''] = dayOf.format(at).split('/')
  const name = months[Number(month) - 1] ?? ''
  return [
    ['tanggal', day],
    ['bulan', name.charAt(0).toUpperCase() + name.slice(1)],
    ['tahun', year],
  ]
}
