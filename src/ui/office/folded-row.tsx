import { type ReactNode, useState } from 'react'
import type { FormField } from '../../shared/form-field.ts'

interface FoldedRowProps {
  row: unknown
  fields: readonly FormField[]
  /** "pembicara 3", for a row without words of its own */
  noun: string
  /** something in it is to be mended */
  isOpen: boolean
  children: ReactNode
}

/** "09.30 Pembukaan": what a row says of itself in a line; empty for one in which nothing has been written. */
function lineOf(row: unknown, fields: readonly FormField[]): string {
  const said = fields.flatMap(({ name, control }) => {
    const value: unknown = Reflect.get(Object(row), name)
    if (typeof value !== 'string' || value === '') return []
    if (control === 'moment') return [value.slice(11).replace(':', '.')]
    return control === 'text' ? [value] : []
  })
  return said.slice(0, 2).join(' ')
}

/** A row of many fields, as a line that opens. A new one is open. */
export function FoldedRow({ row, fields, noun, isOpen, children }: FoldedRowProps) {
  const line = lineOf(row, fields)
  const [isNew] = useState(line === '')
  return (
    <details className="o-fold" open={isOpen || isNew}>
      <summary>{line || noun.charAt(0).toUpperCase() + noun.slice(1)}</summary>
      <div className="o-fold-form">{children}</div>
    </details>
  )
}
