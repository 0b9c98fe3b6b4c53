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
  /** not shown on a phone */
  isRest?: boolean | undefined
}

/** Boxes to choose rows by; rows then take the keyboard, one of them at a time. */
export interface Selection<Key> {
  chosen: ReadonlySet<Key>
  /** `isRange`: from the last one that was changed to this one */
  choose: (key: Key, isRange: boolean) => void
  choosePage: (keys: readonly Key[]) => void
}

/** What the head of a column leads to, and how the list stands now. */
interface SortLink {
  href: string
  now: 'ascending' | 'descending' | 'none'
}

interface TableProps<Row, Key extends string | number> {
  /** what is listed, for those who do not see the page's title beside it */
  caption: string
  columns: readonly Column<Row>[]
  rows: readonly Row[]
  rowKey: (row: Row) => Key
  /** instead of the table when there is nothing: an <Empty /> */
  empty?: ReactNode
  selection?: Selection<Key> | undefined
  /** words of the box of one row: "Sari" */
  rowLabel?: (row: Row) => string
  /** columns whose heads are links */
  sorts?: ReadonlyMap<string, SortLink>
  /** rows may be gone through by the keyboard; this one is where it stands */
  active?: number | undefined
  onActive?: (index: number) => void
}

/** A table on desks, cards on phones: the same markup. */
export function Table<Row, Key extends string | number>(props: TableProps<Row, Key>) {
  const { caption, columns, rows, rowKey, empty, selection, rowLabel, sorts, active, onActive } = props
  if (rows.length === 0 && empty !== undefined) return empty
  return (
    <div className="o-table-box">
      <table className="o-table">
        <caption className="o-unseen">{caption}</caption>
        <thead>
          <tr>
            {selection && (
              <th scope="col" className="o-cell-check">
                <ChoosePage keys={rows.map(rowKey)} selection={selection} />
              </th>
            )}
            {columns.map(column => (
              <Head key={column.key} column={column} sort={sorts?.get(column.key)} />
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, index) => (
            <tr
              key={rowKey(row)}
              className={selection?.chosen.has(rowKey(row)) ? 'o-chosen' : undefined}
              {...(onActive
                ? { tabIndex: index === (active ?? 0) ? 0 : -1, onFocus: () => onActive(index) }
                : {})}
            >
              {selection && (
                <td className="o-cell-check">
                  <ChooseOne
                    id={rowKey(row)}
                    label={`Pilih ${rowLabel?.(row) ?? 'baris'}`}
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

function Head<Row>({ column, sort }: { column: Column<Row>; sort: SortLink | undefined }) {
  const words = column.isLabelHidden ? <span className="o-unseen">{column.label}</span> : column.label
  return (
    <th scope="col" className={column.align === 'end' ? 'o-end' : undefined} aria-sort={sort?.now}>
      {sort ? (
        <a className="o-sort" href={sort.href}>
          {words}
          <OfficeIcon name={sort.now === 'descending' ? 'arrow-down' : 'arrow-up'} />
        </a>
      ) : (
        words
      )}
    </th>
  )
}

function Cell<Row>({ column, row }: { column: Column<Row>; row: Row }) {
  const className = [
    column.isMain ? 'o-cell-main' : '',
    column.isLabelHidden ? 'o-cell-do' : '',
    column.isRest ? 'o-cell-rest' : '',
    column.align === 'end' ? 'o-end' : '',
  ]
  return (
    <td className={className.filter(Boolean).join(' ') || undefined} data-label={column.label}>
      {column.cell(row)}
    </td>
  )
}

function ChoosePage<Key>({ keys, selection }: { keys: Key[]; selection: Selection<Key> }) {
  const many = keys.filter(key => selection.chosen.has(key)).length
  return (
    <label className="o-choose">
      <input
        ref={box => {
          if (box) box.indeterminate = many > 0 && many < keys.length
        }}
        type="checkbox"
        checked={keys.length > 0 && many === keys.length}
        onChange={() => selection.choosePage(keys)}
        aria-label="Pilih semua di halaman ini"
      />
    </label>
  )
}

function ChooseOne<Key>({ id, label, selection }: { id: Key; label: string; selection: Selection<Key> }) {
  return (
    <label className="o-choose">
      <input
        type="checkbox"
        checked={selection.chosen.has(id)}
        aria-label={label}
        onChange={({ nativeEvent }) =>
          selection.choose(id, nativeEvent instanceof MouseEvent && nativeEvent.shiftKey)
        }
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
