import { GridTable } from '../../ui/kit/grid-table.tsx'
import type { SectionProps } from '../../ui/kit/section.ts'
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
      <GridTable columns={columns} rows={rows} className={isMapped ? 'realm-table' : ''} />
    </div>
  )
}
