import type { ReactNode } from 'react'
import type { Pager as PagerData } from '../parts.tsx'
import { OfficeIcon } from './icons.tsx'

export interface Column<Row> {
  key: string
  label: string
  cell: (row: Row) => ReactNode
  /** figures stand at the end */
  align?: 'end' | undefined
  /** the thing's name: heads its card on a phone */
  isMain?: boolean | undefined
  /** the words of the head are for readers only: columns of buttons */
  isLabelHidden?: boolean | undefined
}

interface Selection<Key> {
  chosen: ReadonlySet<Key>
  onChange: (chosen: Set<Key>) => void
}

interface TableProps<Row, Key extends string | number> {
  /** what is listed, for those who do not see the page's title beside it */
  caption: string
  columns: Column<Row>[]
  rows: readonly Row[]
  rowKey: (row: Row) => Key
  /** instead of the table when there is nothing: an <Empty /> */
  empty?: ReactNode
  /** boxes to choose rows by */
  selection?: Selection<Key> | undefined
  /** words of the box of one row: "Pilih Sari" */
  rowLabel?: (row: Row) => string
}

/** A table on desks, cards on phones: the same markup. */
export function Table<Row, Key extends string | number>(props: TableProps<Row, Key>) {
  const { caption, columns, rows, rowKey, empty, selection, rowLabel } = props
  if (rows.length === 0 && empty !== undefined) return empty
  return (
    <div className="o-table-box">
      <table className="o-table">
        <caption className="o-unseen">{caption}</caption>
        <thead>
          <tr>
            {selection && (
              <th scope="col" className="o-cell-check">
                <ChooseAll keys={rows.map(rowKey)} selection={selection} />
              </th>
            )}
            {columns.map(column => (
              <th key={column.key} scope="col" className={column.align === 'end' ? 'o-end' : undefined}>
                {column.isLabelHidden ? <span className="o-unseen">{column.label}</span> : column.label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(row => (
            <tr key={rowKey(row)} className={selection?.chosen.has(rowKey(row)) ? 'o-chosen' : undefined}>
              {selection && (
                <td className="o-cell-check">
                  <ChooseOne
                    id={rowKey(row)}
                    label={rowLabel?.(row) ?? 'Pilih baris'}
                    selection={selection}
                  />
                </td>
              )}
              {columns.map(column => (
                <Cell key={column.key} column={column} row={row} />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

function Cell<Row>({ column, row }: { column: Column<Row>; row: Row }) {
  const className = [
    column.isMain ? 'o-cell-main' : '',
    column.isLabelHidden ? 'o-cell-do' : '',
    column.align === 'end' ? 'o-end' : '',
  ]
  return (
    <td className={className.filter(Boolean).join(' ') || undefined} data-label={column.label}>
      {column.cell(row)}
    </td>
  )
}

function ChooseAll<Key>({ keys, selection }: { keys: Key[]; selection: Selection<Key> }) {
  const isAll = keys.length > 0 && keys.every(key => selection.chosen.has(key))
  return (
    <label className="o-choose">
      <input
        type="checkbox"
        checked={isAll}
        onChange={() => selection.onChange(new Set(isAll ? [] : keys))}
        aria-label="Pilih semua di halaman ini"
      />
    </label>
  )
}

function ChooseOne<Key>({ id, label, selection }: { id: Key; label: string; selection: Selection<Key> }) {
  const { chosen, onChange } = selection
  return (
    <label className="o-choose">
      <input
        type="checkbox"
        checked={chosen.has(id)}
        aria-label={label}
        onChange={() => {
          const next = new Set(chosen)
          if (!next.delete(id)) next.add(id)
          onChange(next)
        }}
      />
    </label>
  )
}

/** Links to the other pages of a list, from `pagerOf`; nothing when there is a single page. */
export function Pager({ pager, noun = 'baris' }: { pager: PagerData | undefined; noun?: string }) {
  if (!pager) return null
  const { previous, next, pages } = pager.hrefs
  return (
    <nav className="o-pager" aria-label="Halaman">
      <p>
        {pager.totalItems.toLocaleString('id-ID')} {noun}
      </p>
      <ul>
        <li>
          <Step href={previous} icon="chevron-left" label="Halaman sebelumnya" />
        </li>
        {pages.map(({ page, href }) => (
          <li key={page}>
            <a
              href={href}
              aria-current={page === pager.page ? 'page' : undefined}
              aria-label={`Halaman ${page}`}
            >
              {page}
            </a>
          </li>
        ))}
        <li>
          <Step href={next} icon="chevron-right" label="Halaman berikutnya" />
        </li>
      </ul>
    </nav>
  )
}

interface StepProps {
  href: string | undefined
  icon: 'chevron-left' | 'chevron-right'
  label: string
}

function Step({ href, icon, label }: StepProps) {
  if (href === undefined)
    return (
      <span className="o-pager-off">
        <OfficeIcon name={icon} />
      </span>
    )
  return (
    <a href={href} aria-label={label}>
      <OfficeIcon name={icon} />
    </a>
  )
}
