import type { DiscBar } from './disc-tests.contract.ts'

const width = 320
const height = 200
const middle = 100
/** of one point; 24 of them each way */
const step = 3.4

/** How far each letter goes up or down from nothing, and the same as a table. */
export function DiscChart({ bars, label }: { bars: readonly DiscBar[]; label: string }) {
  return (
    <>
      <svg className="trait-chart" viewBox={`0 0 ${width} ${height}`} role="img" aria-label={label}>
        {bars.map(({ letter, change, isLeading }, index) => {
          const x = 20 + index * 76
          const length = Math.abs(change) * step
          const y = change >= 0 ? middle - length : middle
          return (
            <g key={letter} className={isLeading ? 'trait-leading' : undefined}>
              <rect x={x} y={y} width="52" height={Math.max(1, length)} rx="3" />
              <text x={x + 26} y={change >= 0 ? y - 6 : y + length + 16} textAnchor="middle">
                {`${letter} ${change > 0 ? '+' : ''}${change}`}
              </text>
            </g>
          )
        })}
        <line x1="8" x2={width - 8} y1={middle} y2={middle} />
      </svg>
      <table className="trait-table">
        <caption className="sr-only">Angka setiap huruf</caption>
        <thead>
          <tr>
            <th scope="col">Huruf</th>
            <th scope="col">Paling</th>
            <th scope="col">Paling tidak</th>
            <th scope="col">Selisih</th>
          </tr>
        </thead>
        <tbody>
          {bars.map(({ letter, name, most, least, change }) => (
            <tr key={letter}>
              <th scope="row">
                {letter} · {name}
              </th>
              <td>{most}</td>
              <td>{least}</td>
              <td>{change}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  )
}
