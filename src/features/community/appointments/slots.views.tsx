import { Notice } from '../../../ui/kit/notice.tsx'
import type { SlotsData } from './appointments.contract.ts'

interface SlotChoiceProps {
  slots: SlotsData
  value?: string | undefined
  error?: string | undefined
}

/** Free times, day by day: plain radio buttons. Other weeks are links. */
export function SlotChoice({ slots, value, error }: SlotChoiceProps) {
  const { days, earlierHref, laterHref, empty } = slots
  const isChosen = days.some(({ slots: times }) => times.some(time => time.value === value))
  return (
    <div id="slot" tabIndex={-1}>
      {error && <p className="field-error">{error}</p>}
      {days.length === 0 && (
        <Notice>
          <p>{empty}</p>
        </Notice>
      )}
      {days.map(({ day, label, slots: times }, index) => (
        <details
          key={day}
          className="appt-day"
          open={isChosen ? times.some(time => time.value === value) : index === 0}
        >
          <summary>
            {label} <small>{times.length} waktu</small>
          </summary>
          <div className="appt-times">
            {times.map(time => (
              <label key={time.value}>
                <input type="radio" name="slot" value={time.value} defaultChecked={time.value === value} />
                <span>{time.label}</span>
              </label>
            ))}
          </div>
        </details>
      ))}
      <p className="appt-weeks">
        {earlierHref && <a href={earlierHref}>Minggu sebelumnya</a>}
        {laterHref && <a href={laterHref}>Minggu berikutnya</a>}
      </p>
    </div>
  )
}
