import { type KeyboardEvent, type MouseEvent, memo, useRef, useState } from 'react'
import { CellDialog, type ChosenCell } from './cell-dialog.views.tsx'
import type { GradebookPage, GradebookRow, GradedThing } from './gradebook.contract.ts'
import { cellWords, decimal, letterOf, wordOf } from './gradebook.rules.ts'

/** steps of the keys that walk through the table: rows and columns */
const steps: Readonly<Record<string, readonly [number, number]>> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
  PageUp: [-10, 0],
  PageDown: [10, 0],
  Home: [0, -1000],
  End: [0, 1000],
}

const bounded = (value: number, most: number) => Math.max(0, Math.min(most, value))

/**
 * People beside what they are graded in. Whoever marks walks through the cells by arrows; Enter, or the first digit of a mark,
 * opens one.
 */
export function GradesGrid({ data }: { data: GradebookPage }) {
  const { things, mayGrade, rule } = data
  const [shown, setShown] = useState({ of: data.rows, rows: data.rows })
  if (shown.of !== data.rows) setShown({ of: data.rows, rows: data.rows })
  const { rows } = shown
  const [chosen, setChosen] = useState<ChosenCell>()
  const table = useRef<HTMLTableElement>(null)

  /** one cell takes part in the order of the Tab key: the one that was last at hand */
  function focusCell(row: number, column: number): void {
    const cell = table.current?.querySelector(`[data-at="${row},${column}"]`)
    if (!(cell instanceof HTMLElement)) return
    for (const other of table.current?.querySelectorAll('td[tabindex="0"]') ?? [])
      other.setAttribute('tabindex', '-1')
    cell.setAttribute('tabindex', '0')
    cell.focus()
  }

  function open(row: number, column: number, typed = ''): void {
    const person = rows[row]
    const thing = things[column]
    if (!person || !thing) return
    if (thing.id !== null) setChosen({ row, column, person, thing, typed })
  }

  function onKeyDown(event: KeyboardEvent): void {
    const place = placeOf(event.target)
    if (!place || event.altKey || event.metaKey) return
    const [row, column] = place
    const step = steps[event.key]
    if (step) {
      event.preventDefault()
      const [down, right] = event.ctrlKey ? [step[0] * 1000, step[1] * 1000] : step
      focusCell(bounded(row + down, rows.length - 1), bounded(column + right, things.length - 1))
    } else if (event.key === 'Enter' || /^\d$/.test(event.key)) {
      event.preventDefault()
      open(row, column, event.key === 'Enter' ? '' : event.key)
    }
  }

  function onClick(event: MouseEvent): void {
    const place = placeOf(event.target)
    if (!place) return
    focusCell(...place)
    open(...place)
  }

  function onSaved(row: GradebookRow): void {
    setShown(now => ({ ...now, rows: now.rows.map(one => (one.id === row.id ? row : one)) }))
  }

  return (
    <>
      <p className="o-grades-help">
        {mayGrade &&
          'Pilih sebuah nilai untuk mengubahnya. Dengan papan ketik: panah untuk berpindah, angka atau Enter untuk menilai. '}
        – belum ada nilai, • menunggu dinilai, bergaris bawah: ditetapkan pengajar.
      </p>
      <section className="o-people-box" tabIndex={mayGrade ? undefined : 0} aria-label={`Nilai ${data.name}`}>
        <table
          ref={table}
          className="o-people-grid o-grades"
          role={mayGrade ? 'grid' : undefined}
          onKeyDown={mayGrade ? onKeyDown : undefined}
          onClick={mayGrade ? onClick : undefined}
        >
          <caption className="o-unseen">Peserta, nilai akhir, dan nilai setiap kuis dan tugas</caption>
          <Heads things={things} />
          <tbody>
            {rows.map((row, at) => (
              <Row key={row.id} row={row} at={at} rule={rule} mayGrade={mayGrade} />
            ))}
          </tbody>
        </table>
      </section>
      {chosen && (
        <CellDialog
          key={`${chosen.person.id} ${chosen.column}`}
          classId={data.id}
          chosen={chosen}
          onSaved={onSaved}
          onClose={moves => {
            setChosen(undefined)
            // the dialog gives the keyboard back to where it was opened, and only then it moves on
            setTimeout(() => focusCell(bounded(chosen.row + (moves ? 1 : 0), rows.length - 1), chosen.column))
          }}
        />
      )}
    </>
  )
}

function placeOf(target: EventTarget): [number, number] | undefined {
  const cell = target instanceof Element ? target.closest('[data-at]') : null
  const [row, column] = cell?.getAttribute('data-at')?.split(',').map(Number) ?? []
  return row === undefined || column === undefined ? undefined : [row, column]
}

const weightText = (weight: number): string => (weight === 0 ? 'tidak dihitung' : `bobot ${decimal(weight)}`)

const Heads = memo(({ things }: { things: GradedThing[] }) => (
  <thead>
    <tr>
      <th scope="col">Nama</th>
      <th scope="col">Nilai akhir</th>
      {things.map(({ id, title, kindText, weight, href }) => (
        <th key={id ?? 0} scope="col" className={weight === 0 ? 'o-grades-off' : undefined}>
          <a href={href} title={title}>
            {title}
          </a>
          <small>{[kindText !== title && kindText, weightText(weight)].filter(Boolean).join(' · ')}</small>
        </th>
      ))}
    </tr>
  </thead>
))

interface RowProps {
  row: GradebookRow
  at: number
  rule: GradebookPage['rule']
  mayGrade: boolean
}

const Row = memo(({ row, at, rule: { passingPercent: passing, letters }, mayGrade }: RowProps) => (
  <tr>
    <th scope="row">
      <span>{row.name}</span>
      {row.run && <small>{row.run}</small>}
    </th>
    <td className={row.final !== null && row.final < passing ? 'o-grades-low' : undefined}>
      <strong>
        {row.final === null
          ? '–'
          : [decimal(row.final), letterOf(row.final, letters)].filter(Boolean).join(' ')}
      </strong>
      <small>{releasedText(row)}</small>
    </td>
    {row.cells.map((code, column) => {
      const set = row.set.find(one => one.at === column && one.comment !== '')
      const word = wordOf(code)
      const look = word ? looks[word] : code < passing ? 'o-grades-low' : undefined
      return (
        <td
          // biome-ignore lint/suspicious/noArrayIndexKey: columns stay where they are
          key={column}
          {...(mayGrade
            ? { role: 'gridcell', tabIndex: at === 0 && column === 0 ? 0 : -1, 'data-at': `${at},${column}` }
            : {})}
          className={[look, set && 'o-grades-set'].filter(Boolean).join(' ') || undefined}
          title={set?.comment}
        >
          {word === null ? code : <Word word={word} />}
          {set && <span className="o-unseen"> ditetapkan</span>}
        </td>
      )
    })}
  </tr>
))

const looks = {
  none: 'o-grades-none',
  waiting: 'o-grades-waiting',
  excused: 'o-grades-excused',
  foreign: 'o-grades-foreign',
} as const

const signs = { none: '–', waiting: '•', excused: 'bebas', foreign: '' } as const

function Word({ word }: { word: keyof typeof cellWords }) {
  return (
    <>
      <span aria-hidden="true">{signs[word]}</span>
      <span className="o-unseen">{cellWords[word]}</span>
    </>
  )
}

const releasedText = ({ final, released }: GradebookRow): string =>
  released === null ? '' : released === final ? 'dirilis' : `dirilis ${decimal(released)}`
