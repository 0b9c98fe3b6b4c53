import type { Hero } from '../parts.tsx'

/** How far a donation has come. */
export function Meter({ meter }: { meter: NonNullable<Hero['meter']> }) {
  return (
    <div className="meter">
      <p className="meter-label">{meter.label}</p>
      <p className="meter-value">
        <strong>{meter.valueLabel}</strong>
        <span>{meter.targetLabel}</span>
      </p>
      <progress value={meter.value} max={meter.target} aria-label={meter.label} />
      {meter.note && <p className="meter-note">{meter.note}</p>}
    </div>
  )
}
