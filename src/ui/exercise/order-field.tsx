import { useRef } from 'react'
import { flushSync } from 'react-dom'
import type { Choice, Given } from '../../shared/exercise.ts'

interface OrderFieldProps {
  items: readonly Choice[]
  given: Given
  onChange?: ((given: Given) => void) | undefined
  name: string
}

/** Steps to be put in order: by buttons, or by Alt and an arrow key; without script by a number for each. */
export function OrderField({ items, given, onChange, name }: OrderFieldProps) {
  const list = useRef<HTMLOListElement>(null)
  const said = useRef<HTMLParagraphElement>(null)
  const order = orderOf(items, given)
  if (!onChange) return <PlainOrder items={order} name={name} />

  function move(from: number, to: number): void {
    const item = order[from]
    if (!item || to < 0 || to >= order.length) return
    const next = order.toSpliced(from, 1).toSpliced(to, 0, item)
    flushSync(() => onChange?.(next.map(({ id }) => id)))
    const row = list.current?.children.item(to)
    const wanted = row?.querySelector(to < from ? '.ex-up:not(:disabled)' : '.ex-down:not(:disabled)')
    const found = wanted ?? row?.querySelector('button:not(:disabled)')
    if (found instanceof HTMLElement) found.focus()
    if (said.current) said.current.textContent = `${item.text}: urutan ${to + 1} dari ${order.length}`
  }

  return (
    <>
      <ol className="ex-order" ref={list}>
        {order.map(({ id, text }, index) => (
          <li key={id}>
            <span className="ex-place">{index + 1}</span>
            <span className="ex-step">{text}</span>
            <MoveButton way="up" index={index} last={order.length - 1} text={text} move={move} />
            <MoveButton way="down" index={index} last={order.length - 1} text={text} move={move} />
          </li>
        ))}
      </ol>
      {!Array.isArray(given) && (
        <p className="ex-hint">
          Belum dijawab.{' '}
          <button type="button" className="ex-link" onClick={() => onChange(order.map(({ id }) => id))}>
            Urutan ini sudah benar
          </button>
        </p>
      )}
      <p className="ex-unseen" role="status" ref={said} />
    </>
  )
}

interface MoveProps {
  way: 'up' | 'down'
  index: number
  last: number
  text: string
  move: (from: number, to: number) => void
}

function MoveButton({ way, index, last, text, move }: MoveProps) {
  const step = way === 'up' ? -1 : 1
  return (
    <button
      type="button"
      className={`ex-move ex-${way}`}
      disabled={index === (way === 'up' ? 0 : last)}
      aria-label={`${way === 'up' ? 'Naikkan' : 'Turunkan'}: ${text}`}
      onClick={() => move(index, index + step)}
      onKeyDown={event => {
        const arrow = { ArrowUp: -1, ArrowDown: 1 }[event.key]
        if (!event.altKey || arrow === undefined) return
        event.preventDefault()
        move(index, index + arrow)
      }}
    >
      <svg className="i" viewBox="0 0 24 24" aria-hidden="true">
        <path d={way === 'up' ? 'M12 19V5M5 12l7-7 7 7' : 'M12 5v14M19 12l-7 7-7-7'} />
      </svg>
    </button>
  )
}

function orderOf(items: readonly Choice[], given: Given): Choice[] {
  if (!Array.isArray(given)) return [...items]
  const known = new Map(items.map(item => [item.id, item]))
  const listed = given.flatMap(id => known.get(id) ?? [])
  return listed.length === items.length ? listed : [...items]
}

function PlainOrder({ items, name }: { items: readonly Choice[]; name: string }) {
  return (
    <ol className="ex-pairs">
      {items.map(({ id, text }) => (
        <li key={id}>
          <label>
            <span>{text}</span>
            <select className="ex-input" name={`${name}.${id}`} defaultValue="">
              <option value="">Urutan ke-</option>
              {items.map((one, index) => (
                <option key={one.id} value={index + 1}>
                  {index + 1}
                </option>
              ))}
            </select>
          </label>
        </li>
      ))}
    </ol>
  )
}
