import { createHash } from 'node:crypto'
import type { CallContext, InTenant } from '../../../platform/http/endpoint.ts'
import { conflict, notFound } from '../../../shared/failure.ts'
import { record } from '../../core/audit/audit.ts'
import { memberOf } from '../../core/permissions/permissions.ts'
import { events, post } from '../ledger/ledger.ts'
import { readStatement } from './reading-statements.ts'
import { type Provider, providerNames } from './settlements.rules.ts'
import * as store from './settlements.store.ts'

type DeedContext = InTenant & Pick<CallContext, 'viewer' | 'request'>

interface Given {
  provider: Provider
  name: string
}

/** Takes a provider's statement: nothing of it is booked before somebody has seen what it says. */
export async function addStatement(context: DeedContext, { provider, name }: Given, bytes: Buffer) {
  const { tx, clock, viewer } = context
  const lines = readStatement(provider, bytes)
  const moments = lines.flatMap(({ at }) => at ?? []).sort((a, b) => a.getTime() - b.getTime())
  const id = await store.insertFile(tx, {
    provider,
    name,
    sha256: createHash('sha256').update(bytes).digest('hex'),
    firstAt: moments[0] ?? null,
    lastAt: moments.at(-1) ?? null,
    by: memberOf(viewer).membershipId,
    at: clock.now(),
  })
  if (id === undefined) throw conflict('Berkas ini sudah pernah diunggah.')
  await store.insertLines(tx, id, lines)
  await record(context, {
    action: 'statement.added',
    object: { type: 'statement', id: String(id), name },
    after: { provider: providerNames[provider], lines: lines.length },
  })
  return { id, ...(await countsOf(context, id)) }
}

/** References of a file, and how many of each outcome. */
async function countsOf({ tx }: Pick<InTenant, 'tx'>, fileId: number) {
  const sums = await store.sumFiles(tx, [fileId])
  const counts = Object.fromEntries(sums.map(({ outcome, count }) => [outcome, count]))
  return { payments: sums.reduce((all, { count }) => all + count, 0), counts }
}

/**
 * Books what agrees: the money left the provider for the tenant's bank, and the true fees take the place of those that
 * were reckoned with. What does not agree stays out until it does.
 */
export async function bookStatement(context: DeedContext, id: number) {
  const { tx, clock } = context
  const file = await store.lockFile(tx, id)
  if (!file) throw notFound('Laporan penyelesaian')
  const rows = await store.listBookable(tx, id)
  if (rows.length === 0) throw conflict('Tidak ada yang dapat dibukukan dari berkas ini.')
  const settled = rows.reduce((sum, { gross, back, fee }) => sum + gross - back - fee, 0)
  const feeDifference = rows.reduce(
    (sum, { gross, fee, knownFee }) => sum + fee - (gross > 0 ? knownFee : 0),
    0,
  )
  const at = clock.now()
  const booking = await store.bookLines(
    tx,
    id,
    rows.map(({ ref }) => ref),
    at,
  )
  await post(tx, {
    kind: 'settlement',
    ref: `statement:${id}:${booking}`,
    at,
    entries: events.settlement(file.provider, settled, feeDifference),
  })
  await record(context, {
    action: 'statement.booked',
    object: { type: 'statement', id: String(id), name: file.name },
    after: { payments: rows.length, settled, feeDifference },
  })
  return { id, payments: rows.length, settled, feeDifference }
}

/** Takes a file away of which nothing is in the books. */
export async function removeStatement(context: DeedContext, id: number): Promise<null> {
  const file = await store.lockFile(context.tx, id)
  if (!file) throw notFound('Laporan penyelesaian')
  if (file.bookings > 0) throw conflict('Berkas ini sudah dibukukan dan disimpan bersama buku besar.')
  await store.deleteFile(context.tx, id)
  await record(context, {
    action: 'statement.removed',
    object: { type: 'statement', id: String(id), name: file.name },
  })
  return null
}
