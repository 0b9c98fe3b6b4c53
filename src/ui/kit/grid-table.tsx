interface GridTableProps {
  columns: string[]
  rows: string[][]
  className?: string
}

/** An amount stays in one line with its currency. */
const unbroken = (text = '') => text.replaceAll(/Rp (?=\d)/g, 'Rp\u00a0')

/** Wider than a phone it scrolls by itself; the keyboard gets there too. The first cell of a line names it. */
export function GridTable({ columns, rows, className = '' }: GridTableProps) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard
    <div className="grid-scroll" tabIndex={0}>
      <table className={`grid-table ${className}`.trim()}>
        <thead>
          <tr>
            <ColumnNames columns={columns} />
          </tr>
        </thead>
        <tbody>
          {rows.map(([first, ...rest], line) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a table's lines stand still
            <tr key={line}>
              <th scope="row">{unbroken(first)}</th>
              <Cells columns={columns} cells={rest} />
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

export function ColumnNames({ columns }: { columns: string[] }) {
  return columns.map(column => (
    <th key={column} scope="col">
      {column}
    </th>
  ))
}

/** What stands in a line after its name; as many as there are columns. */
export function Cells({ columns, cells }: { columns: string[]; cells: string[] }) {
  return columns.slice(1).map((column, index) => <td key={column}>{unbroken(cells[index])}</td>)
}
