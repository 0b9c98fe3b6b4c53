import { useEffect, useRef, useState } from 'react'
import type { Selection } from '../table.tsx'

/** names a row of a list */
export type RowId = string | number

/** What was chosen last: it is there again for whoever opened a row and comes back. */
let kept: { state: string; chosen: ReadonlySet<RowId>; names: ReadonlyMap<RowId, string> } | undefined

/** What is chosen of a list: stays from page to page, and goes when another list is asked for. */
export function useSelection<Row extends { id: RowId }>(
  state: string,
  rows: readonly Row[],
  nameOf: (row: Row) => string,
) {
  const [chosen, show] = useState<ReadonlySet<RowId>>(new Set())
  const last = useRef<RowId>(undefined)
  /** what those were called that have been seen */
  const names = useRef(new Map<RowId, string>())
  for (const row of rows) names.current.set(row.id, nameOf(row))
  useEffect(() => {
    if (kept?.state !== state) kept = undefined
    for (const [id, name] of kept?.names ?? []) if (!names.current.has(id)) names.current.set(id, name)
    show(kept?.chosen ?? new Set())
  }, [state])

  function setChosen(next: ReadonlySet<RowId>): void {
    kept = { state, chosen: next, names: names.current }
    show(next)
  }

  function choose(id: RowId, isRange: boolean): void {
    const next = new Set(chosen)
    const wanted = !chosen.has(id)
    for (const one of isRange ? between(rows, last.current, id) : [id])
      if (wanted) next.add(one)
      else next.delete(one)
    last.current = id
    setChosen(next)
  }

  function choosePage(ids: readonly RowId[]): void {
    const next = new Set(chosen)
    const isAll = ids.every(id => chosen.has(id))
    for (const id of ids)
      if (isAll) next.delete(id)
      else next.add(id)
    setChosen(next)
  }

  /** everything that matches, with what it is called */
  function chooseAll(all: readonly { id: RowId; name: string }[]): void {
    for (const { id, name } of all) names.current.set(id, name)
    setChosen(new Set(all.map(({ id }) => id)))
  }

  const selection: Selection<RowId> = { chosen, choose, choosePage }
  return { selection, setChosen, chooseAll, nameOf: (id: RowId) => names.current.get(id) ?? String(id) }
}

function between(rows: readonly { id: RowId }[], from: RowId | undefined, to: RowId): RowId[] {
  const start = rows.findIndex(({ id }) => id === from)
  const end = rows.findIndex(({ id }) => id === to)
  if (start < 0) return [to]
  return rows.slice(Math.min(start, end), Math.max(start, end) + 1).map(({ id }) => id)
}
