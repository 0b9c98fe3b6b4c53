import { Cells, ColumnNames } from '../../ui/kit/grid-table.tsx'
import type { SectionProps } from '../../ui/kit/section.ts'
import { Crest } from './crest.tsx'

const isNumber = (text?: string) => text !== undefined && /^[+-]?\d+([.,]\d+)?$/.test(text.trim())

/** A table whose last column counts something is a ranking; any other is a table. */
export function Standings({ section: { columns, rows } }: SectionProps<'table'>) {
  const ranked = rows.length > 1 && columns.length > 1 && rows.every(row => isNumber(row[columns.length - 1]))
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard
    <div className="lsk-scroll" tabIndex={0}>
      <table className={ranked ? 'lsk-table lsk-ranked' : 'lsk-table'}>
        <thead className="on-dark">
          <tr>
            {ranked && <th scope="col">#</th>}
            <ColumnNames columns={columns} />
          </tr>
        </thead>
        <tbody>
          {rows.map(([first = '', ...rest], line) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a table's lines stand still
            <tr key={line}>
              {ranked && <td className="lsk-rank">{line + 1}</td>}
              <th scope="row">
                {ranked && <Crest name={first} />}
                {first}
              </th>
              <Cells columns={columns} cells={rest} />
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
