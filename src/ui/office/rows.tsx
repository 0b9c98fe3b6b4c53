import { type ReactNode, useRef } from 'react'
import { flushSync } from 'react-dom'
import { Button, IconButton } from './buttons.tsx'
import { useToasts } from './toasts.tsx'

interface RowsProps<Row> {
  /** what one row is called: "tautan" */
  noun: string
  rows: readonly Row[]
  empty: () => Row
  most: number
  onChange: (rows: Row[]) => void
  children: (row: Row, index: number, set: (row: Row) => void) => ReactNode
}

/** Rows that can be added, removed and put in another order, by buttons: the keyboard stays where it worked. */
export function Rows<Row>({ noun, rows, empty, most, onChange, children }: RowsProps<Row>) {
  const list = useRef<HTMLOListElement>(null)
  const toasts = useToasts()
  // what is there by the time somebody takes it back
  const latest = useRef({ rows, onChange })
  latest.current = { rows, onChange }
  /** the new rows stand before the keyboard is given its place: who types on types there */
  function place(next: Row[], index: number, selector: string): void {
    flushSync(() => onChange(next))
    const row = list.current?.children.item(index)
    const wanted = row?.querySelector(selector) ?? row?.querySelector('button:not(:disabled)')
    if (wanted instanceof HTMLElement) wanted.focus()
  }

  function move(from: number, to: number): void {
    const next = [...rows]
    const [row] = next.splice(from, 1)
    if (row === undefined) return
    next.splice(to, 0, row)
    place(next, to, to < from ? '.ap-up:not(:disabled)' : '.ap-down:not(:disabled)')
  }

  function remove(row: Row, index: number): void {
    place(
      rows.filter((_, at) => at !== index),
      Math.max(0, index - 1),
      'input',
    )
    const undo = () => latest.current.onChange(latest.current.rows.toSpliced(index, 0, row))
    toasts.show({ message: `${noun.charAt(0).toUpperCase()}${noun.slice(1)} dihapus.`, undo })
  }

  return (
    <div className="ap-rows">
      <ol ref={list}>
        {rows.map((row, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a row is its place, it has nothing else that stays
          <li key={index}>
            <div className="ap-row">
              {children(row, index, changed =>
                onChange(rows.map((one, at) => (at === index ? changed : one))),
              )}
            </div>
            <div className="ap-row-ways">
              <IconButton
                className="ap-up"
                icon="arrow-up"
                label={`Naikkan ${noun} ${index + 1}`}
                disabled={index === 0}
                onClick={() => move(index, index - 1)}
              />
              <IconButton
                className="ap-down"
                icon="arrow-down"
                label={`Turunkan ${noun} ${index + 1}`}
                disabled={index === rows.length - 1}
                onClick={() => move(index, index + 1)}
              />
              <IconButton
                icon="trash"
                label={`Hapus ${noun} ${index + 1}`}
                onClick={() => remove(row, index)}
              />
            </div>
          </li>
        ))}
      </ol>
      {rows.length < most ? (
        <Button
          isSmall
          icon="plus"
          onClick={() => place([...rows, empty()], rows.length, 'input:not([type=file]), textarea')}
        >
          Tambah {noun}
        </Button>
      ) : (
        <p className="o-hint">
          Paling banyak {most} {noun}.
        </p>
      )}
    </div>
  )
}
