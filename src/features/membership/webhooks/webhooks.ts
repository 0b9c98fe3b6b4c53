import { waitForTurn } from '../../../platform/db/turns.ts'
import type { CallContext, InTenant } from '../../../platform/http/endpoint.ts'
import { assertOutgoing, ForbiddenAddress } from '../../../platform/http/outgoing.ts'
import type { PartsOf } from '../../../platform/room-parts.ts'
import type { Secrets } from '../../../platform/secrets/secrets.ts'
import { byPlace } from '../../../shared/by-place.ts'
import { momentText } from '../../../shared/dates.ts'
import { conflict, invalidField, notFound } from '../../../shared/failure.ts'
import { record } from '../../core/audit/audit.ts'
import { permissions } from '../../core/permissions/permissions.ts'
import { keepRemoved, type Removed, type Undoing } from '../../core/removals/removals.ts'
import { payloadOf } from './send-event.ts'
import * as store from './webhook-endpoints.store.ts'
import { insertMessageFor } from './webhook-messages.store.ts'
import { newMessageId, newSecret, sealSecret } from './webhook-signing.ts'
import type * as contract from './webhooks.contract.ts'
import { mostEndpoints, oldSecretHours, testEvent, type WebhookEvent } from './webhooks.rules.ts'

export { sendEvent } from './send-event.ts'
export type { WebhookEvent } from './webhooks.rules.ts'

/** What changing endpoints borrows of the house. */
export interface EndpointsDeps {
  secrets: Pick<Secrets, 'key'>
  config: { isLocalAllowed: boolean }
}

/** All that programs may be told of, in order. */
export const eventsOf = (partsOf: PartsOf): WebhookEvent[] =>
  [...partsOf('webhookEvents').flat()].sort(byPlace)

const itemOf = (row: store.EndpointRow, { tenant, clock }: InTenant): contract.EndpointItem => {
  const when = (at: Date | null) => (at ? momentText(at, tenant.timeZone) : '')
  const isOldIn = row.oldSecretUntil !== null && row.oldSecretUntil > clock.now()
  return {
    id: row.id,
    name: row.name,
    url: row.url,
    events: row.events,
    stopped: row.stoppedWhy,
    failingText: when(row.failingSince),
    oldSecretText: isOldIn ? when(row.oldSecretUntil) : '',
    lastTryText: when(row.lastTryAt),
    createdText: when(row.createdAt),
  }
}

export const listEndpoints = async (context: InTenant): Promise<contract.EndpointItem[]> =>
  (await store.listEndpoints(context.tx)).map(row => itemOf(row, context))

/** 404 where there is none. */
export async function getEndpoint(context: InTenant, id: number): Promise<contract.EndpointItem> {
  const row = await store.findEndpoint(context.tx, id)
  if (!row) throw notFound('Webhook')
  return itemOf(row, context)
}

/** Says which field is wrong: an address that nothing of ours may ask, an event that nobody sends. */
function assertSound(
  { partsOf }: InTenant,
  { config }: EndpointsDeps,
  given: contract.WrittenEndpoint,
): void {
  try {
    assertOutgoing(new URL(given.url), config.isLocalAllowed)
  } catch (error) {
    if (!(error instanceof ForbiddenAddress)) throw error
    throw invalidField(
      'url',
      'Gunakan alamat https di internet, tanpa nama pengguna dan kata sandi',
      'forbidden',
    )
  }
  const known = new Set(eventsOf(partsOf).map(({ type }) => type))
  const unknown = given.events.find(event => !known.has(event))
  if (unknown !== undefined) throw invalidField('events', `Kejadian tidak dikenal: ${unknown}`, 'unknown')
}

const objectOf = ({ id, name }: { id: number; name: string }) => ({ type: 'webhook', id, name })

const tooMany = () =>
  conflict(`Satu situs memiliki paling banyak ${mostEndpoints} webhook. Hapus yang tidak dipakai lagi.`)

/** 409 beyond twenty. The answer holds the secret, which is shown this once. */
export async function addEndpoint(
  context: CallContext,
  deps: EndpointsDeps,
  given: contract.WrittenEndpoint,
): Promise<contract.ShownSecret> {
  const { tx, clock, tenant } = context
  assertSound(context, deps, given)
  await waitForTurn(tx, 'webhooks', tenant.id)
  if ((await store.listEndpoints(tx)).length >= mostEndpoints) throw tooMany()
  const secret = newSecret()
  const sealed = sealSecret(deps.secrets, tenant.id, secret)
  const id = await store.insertEndpoint(tx, { ...given, sealed, at: clock.now() })
  const { url, events } = given
  await record(context, {
    action: 'webhook.created',
    object: objectOf({ id, ...given }),
    after: { url, events },
  })
  return { ...(await getEndpoint(context, id)), secret }
}

export async function changeEndpoint(
  context: CallContext,
  deps: EndpointsDeps,
  id: number,
  given: contract.WrittenEndpoint,
): Promise<contract.EndpointItem> {
  const before = await getEndpoint(context, id)
  assertSound(context, deps, given)
  await store.updateEndpoint(context.tx, { ...given, id })
  await record(context, {
    action: 'webhook.changed',
    object: objectOf({ id, name: given.name }),
    before: { name: before.name, url: before.url, events: before.events },
    after: { name: given.name, url: given.url, events: given.events },
  })
  return getEndpoint(context, id)
}

/** Off: what was on its way is not sent any more. On again, it begins with what happens from now on. */
export async function switchEndpoint(
  context: CallContext,
  id: number,
  isOn: boolean,
): Promise<contract.EndpointItem> {
  const { tx, clock } = context
  const before = await getEndpoint(context, id)
  if (isOn === (before.stopped === null)) return before
  if (isOn) await store.startEndpoint(tx, id)
  else await store.stopEndpoint(tx, id, 'person', clock.now())
  await record(context, { action: isOn ? 'webhook.started' : 'webhook.stopped', object: objectOf(before) })
  return getEndpoint(context, id)
}

/** From now on another secret signs; for a day the one before signs as well, so that receivers can follow. */
export async function renewSecret(
  context: CallContext,
  { secrets }: EndpointsDeps,
  id: number,
): Promise<contract.ShownSecret> {
  const { tx, clock, tenant } = context
  const before = await getEndpoint(context, id)
  const secret = newSecret()
  const until = new Date(clock.now().getTime() + oldSecretHours * 3_600_000)
  await store.changeSecret(tx, { id, sealed: sealSecret(secrets, tenant.id, secret), until })
  await record(context, { action: 'webhook.secret_changed', object: objectOf(before) })
  return { ...(await getEndpoint(context, id)), secret }
}

/** A message that says nothing, to see that it arrives; also where the endpoint is off. Answers its delivery. */
export async function testEndpoint(context: CallContext, id: number): Promise<{ id: number }> {
  const { tx, clock } = context
  const endpoint = await getEndpoint(context, id)
  const at = clock.now()
  const payload = payloadOf(testEvent, at, { webhookId: id })
  const message = { id: newMessageId(), event: testEvent, payload, at }
  const deliveryId = await insertMessageFor(tx, { ...message, endpointId: id })
  await record(context, { action: 'webhook.tested', object: objectOf(endpoint) })
  return { id: deliveryId }
}

/** With its log, and whatever is still on its way. */
export async function removeEndpoint(context: CallContext, id: number): Promise<Removed> {
  const before = await getEndpoint(context, id)
  const removed = await keepRemoved(context, {
    kind: 'webhook',
    id,
    name: before.name,
    from: 'webhook_endpoints',
  })
  await store.removeEndpoint(context.tx, id)
  const { url, events } = before
  await record(context, { action: 'webhook.removed', object: objectOf(before), before: { url, events } })
  return removed
}

export const webhookUndoing: Undoing = {
  kind: 'webhook',
  access: permissions.manageWebhooks,
  async restored(context) {
    await waitForTurn(context.tx, 'webhooks', context.tenant.id)
    if ((await store.listEndpoints(context.tx)).length > mostEndpoints) throw tooMany()
    return undefined
  },
}
