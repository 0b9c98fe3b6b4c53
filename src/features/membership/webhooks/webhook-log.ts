import type { CallContext, InTenant } from '../../../platform/http/endpoint.ts'
import type { PartsOf } from '../../../platform/room-parts.ts'
import { momentText } from '../../../shared/dates.ts'
import { type Paged, paged } from '../../../shared/envelope.ts'
import { notFound } from '../../../shared/failure.ts'
import { record } from '../../core/audit/audit.ts'
import * as store from './webhook-deliveries.store.ts'
import { insertAgain } from './webhook-messages.store.ts'
import type * as contract from './webhooks.contract.ts'
import { problems, testEvent } from './webhooks.rules.ts'
import { eventsOf } from './webhooks.ts'

/** What events are called, by their types. */
export const eventWords = (partsOf: PartsOf): ReadonlyMap<string, string> =>
  new Map([
    ...eventsOf(partsOf).map(({ type, label }) => [type, label] as const),
    [testEvent, 'Pesan uji'] as const,
  ])

const answerText = ({ status, problem }: store.DeliveryRow): string => {
  if (status !== null) return String(status)
  return problem === null ? '' : problems[problem]
}

const itemOf = (
  row: store.DeliveryRow,
  words: ReadonlyMap<string, string>,
  { tenant }: InTenant,
): contract.DeliveryItem => ({
  id: row.id,
  endpointId: row.endpointId,
  endpoint: row.endpoint,
  event: row.event,
  eventText: words.get(row.event) ?? row.event,
  messageId: row.messageId,
  isResent: row.isResent,
  state: row.state,
  tries: row.tries,
  answerText: answerText(row),
  nextText: row.state === 'waiting' && row.tries > 0 ? momentText(row.nextTryAt, tenant.timeZone) : '',
  atText: momentText(row.createdAt, tenant.timeZone),
})

/** What was sent where, and what became of it, the newest first. */
export async function listDeliveries(
  context: InTenant,
  query: contract.DeliveryQuery,
): Promise<Paged<contract.DeliveryItem>> {
  const { rows, total } = await store.listDeliveries(context.tx, query)
  const words = eventWords(context.partsOf)
  return paged(
    rows.map(row => itemOf(row, words, context)),
    total,
    query,
  )
}

/** One of them with what was sent, and every try; 404 where there is none. */
export async function getDelivery(context: InTenant, id: number): Promise<contract.DeliveryDetail> {
  const { tx, partsOf, tenant } = context
  const row = await store.findDelivery(tx, id)
  if (!row) throw notFound('Pesan')
  const attempts = await store.listAttempts(tx, id)
  return {
    ...itemOf(row, eventWords(partsOf), context),
    payload: row.payload,
    attempts: attempts.map(({ at, problem, ...rest }) => ({
      ...rest,
      atText: momentText(at, tenant.timeZone),
      problem: problem === null ? '' : problems[problem],
    })),
  }
}

/** The same message to the same endpoint, once: the log has it as a line of its own. */
export async function resend(context: CallContext, id: number): Promise<{ id: number }> {
  const { tx, clock } = context
  const row = await store.findDelivery(tx, id)
  if (!row) throw notFound('Pesan')
  const made = await insertAgain(tx, id, clock.now())
  if (made === undefined) throw notFound('Pesan')
  const { endpointId, endpoint, messageId } = row
  await record(context, {
    action: 'webhook.resent',
    object: { type: 'webhook', id: endpointId, name: endpoint },
    after: { message: messageId },
  })
  return { id: made }
}
