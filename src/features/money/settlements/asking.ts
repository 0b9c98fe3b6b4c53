import type { Tx } from '../../../platform/db/transaction.ts'
import type { OpenContext } from '../../../platform/http/endpoint.ts'
import { conflict, forbidden, notFound } from '../../../shared/failure.ts'
import { record } from '../../core/audit/audit.ts'
import { memberOf } from '../../core/permissions/permissions.ts'
import { noteTakenBack, type PaymentsDeps, pursue } from '../payments/payments.ts'
import * as store from './settlements.store.ts'

/**
 * What a statement says and nobody has told us: the provider is asked, and what it confirms is known then. A bank's
 * taking back, of which Xendit never speaks, is noted from the statement by somebody else than who brought it. Never
 * within a transaction.
 */
export async function askAbout(
  house: PaymentsDeps,
  context: OpenContext,
  id: number,
  ref: string,
): Promise<{ id: number; by: 'provider' | 'statement' }> {
  const { tenant, viewer } = context
  const within = <T>(work: (tx: Tx) => Promise<T>) => house.database.withTenant(tenant.id, work)
  const asked = await within(async tx => {
    if (!(await store.lockFile(tx, id))) throw notFound('Laporan penyelesaian')
    return store.findUnheard(tx, id, ref)
  })
  if (!asked) throw conflict('Ini sudah tercatat. Muat ulang halaman.')
  await pursue(house, tenant.id, asked.paymentId)
  return within(async tx => {
    const left = await store.findUnheard(tx, id, ref)
    const object = { type: 'statement', id: String(id), name: asked.fileName }
    if (!left) {
      await record({ ...context, tx }, { action: 'statement.asked', object, after: { reference: ref } })
      return { id, by: 'provider' }
    }
    const { paymentId, provider, takenBack, addedBy } = left
    if (provider !== 'xendit' || takenBack === 0)
      throw conflict('Penyedia tidak membenarkannya. Periksa di dasbornya, lalu tanyakan lagi.')
    const { membershipId: by } = memberOf(viewer)
    if (addedBy === by)
      throw forbidden('Anda yang mengunggah laporan ini. Minta orang lain mencatat penarikan oleh bank.')
    await noteTakenBack({ ...context, tx }, paymentId, {
      total: takenBack,
      by,
      source: { statement: id, file: asked.fileName, reference: ref },
    })
    await record(
      { ...context, tx },
      { action: 'statement.noted', object, after: { reference: ref, takenBack } },
    )
    return { id, by: 'statement' }
  })
}
