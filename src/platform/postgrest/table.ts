import type { z } from 'zod'
import { missing } from '../../shared/field-names.ts'
import type { CallContext } from '../http/endpoint.ts'
import { fieldErrors } from '../http/field-errors.ts'
import { Refusal } from './refusal.ts'

/** What a table serves to programs: its columns by name and type, what may be embedded, and what it takes. */

export type ColumnType = 'int' | 'text' | 'moment'
export type Columns = Readonly<Record<string, ColumnType>>

/** a view of the table's room that shows published rows only */
export type View = `rest_${string}`

export interface Embed {
  view: View
  columns: Columns
  /** its column that meets `of`, a column of the table's view */
  key: string
  of: string
  isMany: boolean
}

export type WriteContext = Pick<CallContext, 'tx' | 'clock' | 'tenant' | 'partsOf' | 'viewer' | 'request'>

export interface ServedTable {
  /** what is in it nobody reads here: what was sent is answered to its sender alone */
  isWriteOnly?: boolean
  /** what one network may send; twenty in ten minutes unless said */
  writeLimit?: { tokens: number; seconds: number }
  /** shows published rows only, in the names that programs use */
  view: View
  columns: Columns
  embeds: Readonly<Record<string, Embed>>
  /** names of what it takes */
  takes: readonly string[]
  /** through the same door as the form; answers what was kept */
  write(
    context: WriteContext,
    body: Record<string, unknown>,
  ): Promise<Record<string, unknown> & { id: number }>
}

export type TablePart = Readonly<Record<string, ServedTable>>

declare module '../room-parts.ts' {
  interface RoomParts {
    /** tables for programs, below /rest/v1 */
    tables: TablePart
  }
}

interface Given<Shape extends z.ZodObject> {
  view: View
  columns: Columns
  embeds?: Readonly<Record<string, Embed>>
  isWriteOnly?: boolean
  writeLimit?: { tokens: number; seconds: number }
  takes: Shape
  /** the row's id; or it with what else its sender is told */
  insert(
    context: WriteContext,
    given: z.output<Shape>,
  ): Promise<number | ({ id: number } & Record<string, unknown>)>
}

/** Writes down a table, so that what is taken and what is kept have one shape. */
export const servedTable = <Shape extends z.ZodObject>({
  takes,
  insert,
  embeds = {},
  ...rest
}: Given<Shape>): ServedTable => ({
  ...rest,
  embeds,
  takes: Object.keys(takes.shape),
  async write(context, body) {
    const read = takes.safeParse(body)
    if (!read.success) throw refusalOf(read.error, body)
    const made = await insert(context, read.data)
    const said = typeof made === 'number' ? { id: made } : made
    return { ...read.data, ...said, created_at: context.clock.now().toISOString(), status: 'pending' }
  },
})

/** The first thing that is wrong, by what PostgreSQL would have said of it; the words are our forms'. */
function refusalOf(error: z.ZodError, body: Record<string, unknown>): Refusal {
  const [first] = fieldErrors(error, body)
  const { field = '', message = '', code } = first ?? {}
  const details = `${field}: ${message}`
  const value = body[field]
  if (message === missing || value === undefined || value === null)
    return new Refusal(400, '23502', `null value in column "${field}" violates not-null constraint`, {
      details,
    })
  if (code === 'invalid_type' || typeof value === 'object')
    return new Refusal(400, '22P02', `invalid input for column "${field}"`, { details })
  return new Refusal(400, '23514', `new row violates check constraint of "${field}"`, { details })
}
