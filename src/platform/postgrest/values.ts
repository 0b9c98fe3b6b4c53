import { type RawBuilder, sql } from 'kysely'
import { Refusal } from './refusal.ts'
import type { ColumnType } from './table.ts'

const mostInt = 2_147_483_647
const moment = /^\d{4}-\d{2}-\d{2}(?:[T ]\d{2}:\d{2}(?::\d{2}(?:\.\d{1,6})?)?(?:Z|[+-]\d{2}(?::?\d{2})?)?)?$/i

const wrong = (type: string, text: string) =>
  new Refusal(400, '22P02', `invalid input syntax for type ${type}: "${text.slice(0, 60)}"`)

/** A value as a parameter of the column's type; what is none is refused before the database sees it. */
export function parameterOf(type: ColumnType, text: string): RawBuilder<unknown> {
  if (type === 'text') return sql`${text}::text`
  if (type === 'int') {
    if (!/^\s*[+-]?\d+\s*$/.test(text)) throw wrong('integer', text)
    const number = Number(text)
    if (Math.abs(number) > mostInt)
      throw new Refusal(400, '22003', `value "${text.slice(0, 40)}" is out of range for type integer`)
    return sql`${number}::int`
  }
  const trimmed = text.trim()
  if (!moment.test(trimmed)) throw wrong('timestamp with time zone', text)
  return sql`${trimmed}::timestamptz`
}
