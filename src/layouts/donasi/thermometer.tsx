const marks = [100, 75, 50, 25]
const room = 232

/** The glass fills from the bulb; the words and the share stand beside it for those who do not see it. */
export function Thermometer({ value, target, label }: { value: number; target: number; label: string }) {
  const share = target > 0 ? Math.min(1, value / target) : 0
  const height = Math.round(share * room)
  const percent = Math.floor((target > 0 ? value / target : 0) * 100)
  return (
    <div className="thermo">
      <svg viewBox="0 0 96 320" aria-hidden="true">
        <path className="thermo-glass" d="M16 26a20 20 0 0 1 40 0v216a34 34 0 1 1-40 0Z" />
        <circle className="thermo-fill" cx="36" cy="270" r="25" />
        <rect className="thermo-fill" x="27" y={254 - height} width="18" height={height + 14} rx="9" />
        {marks.map(mark => (
          <g key={mark}>
            <path className="thermo-mark" d={`M58 ${254 - (mark / 100) * room}h8`} />
            <text x="70" y={258 - (mark / 100) * room}>
              {mark}
            </text>
          </g>
        ))}
        <text className="thermo-share" x="36" y="275">
          {`${percent}%`}
        </text>
      </svg>
      <progress className="sr-only" value={value} max={target} aria-label={label} />
    </div>
  )
}
