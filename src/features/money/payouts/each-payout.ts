import type { CallContext, OpenContext } from '../../../platform/http/endpoint.ts'
import { Failure } from '../../../shared/failure.ts'
import type { PayoutSendingDeps } from './sending-deps.ts'

/** Each in a transaction of its own, so one that is refused keeps back no other. None that is there at all: not found. */
export async function each(
  { database }: Pick<PayoutSendingDeps, 'database'>,
  context: OpenContext,
  ids: readonly number[],
  work: (context: CallContext, id: number) => Promise<string | undefined>,
) {
  const rows: { id: number; ok: boolean; message: string }[] = []
  const missing: Failure[] = []
  for (const id of ids) {
    try {
      const message = await database.withTenant(context.tenant.id, tx => work({ ...context, tx }, id))
      rows.push({ id, ok: true, message: message ?? '' })
    } catch (error) {
      if (!(error instanceof Failure)) throw error
      if (error.kind === 'notFound') missing.push(error)
      rows.push({ id, ok: false, message: error.message })
    }
  }
  const [first] = missing
  if (first && missing.length === ids.length) throw first
  return { rows }
}
