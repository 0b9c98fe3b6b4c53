import { useEffect, useState } from 'react'
import type { Column } from '../table.tsx'

const keyOf = (list: string) => `sanggar.columns.${list}`

/** Which columns of a list this person does not want to see, kept in this browser; without storage, for this page only. */
export function useColumns<Row>(list: string, columns: readonly Column<Row>[]) {
  const [hidden, setHidden] = useState<readonly string[]>([])
  useEffect(() => setHidden(read(list)), [list])
  return {
    shown: phoned(columns.filter(column => isFixed(column) || !hidden.includes(column.key))),
    choosable: columns.filter(column => !isFixed(column)),
    hidden,
    hide(keys: readonly string[]) {
      setHidden(keys)
      try {
        localStorage.setItem(keyOf(list), JSON.stringify(keys))
      } catch {
        // a browser that keeps nothing: the choice holds while the page is open
      }
    },
  }
}

/** a thing's name and what can be done with it are always there */
const isFixed = <Row>(column: Column<Row>) => Boolean(column.isMain || column.isLabelHidden)

/** facts of a row on a phone, beside its name */
const factsOnPhone = 2

function phoned<Row>(columns: Column<Row>[]): Column<Row>[] {
  const facts = columns.filter(column => !isFixed(column) && !column.isRest).slice(0, factsOnPhone)
  return columns.map(column => ({ ...column, isRest: !isFixed(column) && !facts.includes(column) }))
}

function read(list: string): readonly string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(keyOf(list)) ?? '[]')
    return Array.isArray(kept) ? kept.filter(key => typeof key === 'string') : []
  } catch {
    return []
  }
}
