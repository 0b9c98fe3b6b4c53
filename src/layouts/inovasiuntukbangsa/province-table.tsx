import type { SectionProps } from '../../ui/kit/sections.tsx'
import { islands, placeOf } from './provinces.ts'

/** A table; where its lines are provinces they stand on the map beside it, by number. */
export function ProvinceTable({ section: { title, columns, rows } }: SectionProps<'table'>) {
  const spots = rows.map(([name = '']) => placeOf(name))
  const isMapped = spots.filter(Boolean).length >= 3
  return (
    <div className={isMapped ? 'realm' : undefined}>
      {isMapped && (
        <svg className="realm-map" viewBox="0 0 940 372" role="img" aria-label={`Peta: ${title}`}>
          <path className="realm-land" d={islands} />
          {spots.map(
            (spot, index) =>
              spot && (
                <g key={rows[index]?.[0]} className="realm-spot">
                  <circle cx={spot[0]} cy={spot[1]} r="15" />
                  <text x={spot[0]} y={spot[1]} dy=".36em">
                    {index + 1}
                  </text>
                </g>
              ),
          )}
        </svg>
      )}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard */}
      <div className="grid-scroll" tabIndex={0}>
        <table className={isMapped ? 'grid-table realm-table' : 'grid-table'}>
          <thead>
            <tr>
              {columns.map(column => (
                <th key={column} scope="col">
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(([first = '', ...rest]) => (
              <tr key={first + rest.join()}>
                <th scope="row">{first}</th>
                {columns.slice(1).map((column, index) => (
                  <td key={column}>{rest[index] ?? ''}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </div>
  )
}
