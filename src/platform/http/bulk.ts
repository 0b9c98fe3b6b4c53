import { z } from 'zod'
import { Failure } from '../../shared/failure.ts'
import type { Database } from '../db/database.ts'
import type { AccessRule } from './access.ts'
import { type CallContext, type Endpoint, openEndpoint } from './endpoint.ts'
import { positiveId } from './query.ts'

/** rows of one request; whoever wants more sends several */
const mostAtOnce = 200

/** Which rows something is done to. */
export const bulkIds = z
  .array(positiveId)
  .min(1, 'Pilih sedikitnya satu baris')
  .max(mostAtOnce, `Paling banyak ${mostAtOnce} baris sekali kirim`)
  .transform(ids => [...new Set(ids)])

/** What became of each row, in the order they were named. */
const bulkDone = z.object({
  rows: z.array(
    z.object({
      id: z.int(),
      ok: z.boolean(),
      message: z.string(),
      /** by which a removal is taken back: POST /v1/removals/{id}/undo */
      undo: z.int().optional(),
    }),
  ),
})

interface BulkContract<Body extends z.ZodType<{ ids: number[] }>> {
  /** of the things: the call is `<path>/bulk` */
  path: string
  tag: string
  summary: string
  access: AccessRule
  body: Body
}

/**
 * The same to many rows: `one` is what is done to a single one, with its own checks and its own line in the log. Each
 * row has a transaction of its own, so one that is refused keeps back no other, and says why.
 */
export function bulkEndpoint<Body extends z.ZodType<{ ids: number[] }>>(
  database: Pick<Database, 'withTenant'>,
  contract: BulkContract<Body>,
  one: (context: CallContext, id: number, body: z.output<Body>) => Promise<unknown>,
): Endpoint {
  const { path, ...rest } = contract
  return openEndpoint(
    {
      ...rest,
      method: 'POST',
      path: `${path}/bulk`,
      message: 'Selesai; hasil setiap baris ada di jawaban',
      data: bulkDone,
      limit: { tokens: 200, seconds: 60 },
    },
    async (context, { body }) => {
      const rows: z.output<typeof bulkDone>['rows'] = []
      for (const id of body.ids) {
        try {
          const done = await database.withTenant(context.tenant.id, tx => one({ ...context, tx }, id, body))
          rows.push({ id, ok: true, message: '', ...undoOf(done) })
        } catch (error) {
          if (!(error instanceof Failure)) throw error
          rows.push({ id, ok: false, message: error.message })
        }
      }
      return { rows }
    },
  )
}

const removal = z.object({ undo: z.int() })

/** Of what was removed the number by which it is taken back; of everything else nothing. */
function undoOf(done: unknown): { undo?: number } {
  const read = removal.safeParse(done)
  return read.success ? { undo: read.data.undo } : {}
}
