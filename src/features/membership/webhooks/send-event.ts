import type { InTenant } from '../../../platform/http/endpoint.ts'
import { insertMessage } from './webhook-messages.store.ts'
import { newMessageId } from './webhook-signing.ts'

export interface SentEvent {
  /** of those the rooms declare (`webhookEvents`) */
  type: string
  /** ids and states; whoever needs more asks for it with a token of their own */
  data: Readonly<Record<string, string | number | null>>
}

/**
 * Tells the tenant's programs what has happened, in the transaction in which it did: neither is there without the other.
 * Costs one statement, and writes nothing where no endpoint wants to know.
 */
export async function sendEvent(
  { tx, clock }: Pick<InTenant, 'tx' | 'clock'>,
  { type, data }: SentEvent,
): Promise<void> {
  const at = clock.now()
  const payload = payloadOf(type, at, data)
  insertMessage(tx, { id: newMessageId(), event: type, payload, at })
}

export const payloadOf = (type: string, at: Date, data: SentEvent['data']): string =>
  JSON.stringify({ type, timestamp: at.toISOString(), data })
