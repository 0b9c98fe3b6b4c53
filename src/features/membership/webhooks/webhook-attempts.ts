import type { Clock } from '../../../platform/clock.ts'
import type { Tx } from '../../../platform/db/transaction.ts'
import type { TenantContext } from '../../../platform/http/endpoint.ts'
import type { PartsOf } from '../../../platform/room-parts.ts'
import { routes } from '../../../routes.ts'
import { recordBySystem } from '../../core/audit/audit.ts'
import { notify } from '../notifications/notifications.ts'
import type { Answered } from './posting.ts'
import { type Claimed, insertAttempt, markDelivery } from './webhook-deliveries.store.ts'
import { listAdmins, noteIll, noteWell, stopEndpoint } from './webhook-endpoints.store.ts'
import { failingDays, type Stop, stoppedKind, stops, waitAfter } from './webhooks.rules.ts'

interface Noting {
  tx: Tx
  clock: Clock
  partsOf: PartsOf
  /** undefined where the tenant is active no more: then nobody is told anything */
  tenant: TenantContext | undefined
  at: Date
}

const gone = 410
const day = 86_400_000

/** Writes down what came of a try, and what follows from it: another one later, the end of it, or of the endpoint. */
export async function noteAttempt(noting: Noting, claimed: Claimed, answered: Answered): Promise<void> {
  const { tx, at } = noting
  const { id, endpointId, tries, isResent } = claimed
  const { milliseconds, status, answer, problem, askedSeconds } = answered
  await insertAttempt(tx, { deliveryId: id, n: tries, at, milliseconds, status, answer, problem })
  if (problem === null) {
    await markDelivery(tx, { id, state: 'delivered', nextTryAt: null })
    if (!isResent) await noteWell(tx, endpointId)
    return
  }
  const wait = isResent || status === gone ? undefined : waitAfter(tries, Math.random(), askedSeconds)
  await markDelivery(tx, {
    id,
    state: wait === undefined ? 'failed' : 'waiting',
    nextTryAt: wait === undefined ? null : new Date(at.getTime() + wait),
  })
  if (isResent) return
  const since = await noteIll(tx, endpointId, at)
  if (status === gone) await stop(noting, claimed, 'gone')
  else if (at.getTime() - since.getTime() >= failingDays * day) await stop(noting, claimed, 'failing')
}

/** Whoever runs the site learns of it: what is off by itself would otherwise be missed long after. */
async function stop(noting: Noting, { endpointId, name, url }: Claimed, why: Stop): Promise<void> {
  const { tx, clock, partsOf, tenant, at } = noting
  if (!(await stopEndpoint(tx, endpointId, why, at))) return
  await recordBySystem(noting, {
    action: 'webhook.stopped',
    object: { type: 'webhook', id: endpointId, name },
    after: { why },
  })
  if (!tenant) return
  for (const member of await listAdmins(tx))
    await notify(
      { tx, clock, partsOf, tenant },
      {
        to: member,
        kind: stoppedKind.kind,
        title: `Webhook "${name}" berhenti`,
        words: `${stops[why].why} Pesan ke ${new URL(url).host} tidak dikirim lagi. Periksa catatannya, perbaiki penerimanya, lalu nyalakan kembali.`,
        link: routes['Kelola-Webhook'],
        linkLabel: 'Periksa webhook',
        reason: 'webhook.stopped',
      },
    )
}
