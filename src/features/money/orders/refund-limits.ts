import { z } from 'zod'
import type { CallContext, InTenant } from '../../../platform/http/endpoint.ts'
import { seenVersion } from '../../../platform/http/query.ts'
import { wholeRupiah } from '../../../platform/http/rupiah.ts'
import { momentText } from '../../../shared/dates.ts'
import { changedMeanwhile } from '../../../shared/failure.ts'
import { type HeldLimits, limitsAfter, limitsInForce } from '../../../shared/held-limits.ts'
import { record } from '../../core/audit/audit.ts'
import { findRefundLimits, putRefundLimits } from './refund-limits.store.ts'

/** rupiah; what holds until somebody says otherwise */
const usual = { twoAbove: 10_000_000 }

export const refundLimitsBody = z.strictObject({
  version: seenVersion,
  twoAbove: wholeRupiah(0),
})

export const refundLimitsView = z.object({
  version: z.int(),
  twoAbove: z.int(),
  /** what holds until then, since it was raised; null: what is written does */
  waiting: z.object({ twoAbove: z.int(), until: z.string() }).nullable(),
})
export type RefundLimitsView = z.output<typeof refundLimitsView>

async function keptFor(tx: InTenant['tx']): Promise<HeldLimits<'twoAbove'> & { version: number }> {
  const row = await findRefundLimits(tx)
  return row
    ? {
        written: { twoAbove: row.twoAbove },
        before: { twoAbove: row.before },
        holdsFrom: row.holdsFrom,
        version: row.version,
      }
    : { written: usual, before: usual, holdsFrom: null, version: 0 }
}

type Context = Pick<InTenant, 'tx' | 'clock' | 'tenant'>

/** From how much on two have to agree to a return, as it holds now. */
export const refundTwoAbove = async ({ tx, clock }: Pick<Context, 'tx' | 'clock'>): Promise<number> =>
  limitsInForce(await keptFor(tx), clock.now()).twoAbove

export async function viewRefundLimits({ tx, clock, tenant }: Context): Promise<RefundLimitsView> {
  const kept = await keptFor(tx)
  const { written, holdsFrom, version } = kept
  return {
    version,
    ...written,
    waiting:
      holdsFrom !== null && holdsFrom > clock.now()
        ? { ...limitsInForce(kept, clock.now()), until: momentText(holdsFrom, tenant.timeZone) }
        : null,
  }
}

/** A lower limit holds at once; one that is raised a day later, so that nobody raises it and approves alone. */
export async function saveRefundLimits(
  context: CallContext,
  { version, twoAbove }: z.output<typeof refundLimitsBody>,
): Promise<RefundLimitsView> {
  const { tx, clock, tenant } = context
  const at = clock.now()
  const before = await keptFor(tx)
  const after = limitsAfter(before, { twoAbove }, at)
  if (!(await putRefundLimits(tx, { ...after, version, at })))
    throw changedMeanwhile('Batas pengembalian dana')
  await record(context, {
    action: 'refund.limit_changed',
    object: { type: 'refund_limits', id: tenant.id, name: 'Batas pengembalian dana' },
    before: before.written,
    after: after.written,
  })
  return viewRefundLimits(context)
}
