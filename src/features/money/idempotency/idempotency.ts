import { createHash } from 'node:crypto'
import type { CallContext } from '../../../platform/http/endpoint.ts'
import { conflict, invalidField } from '../../../shared/failure.ts'
import { memberOf } from '../../core/permissions/permissions.ts'
import { beginKey, findKey, finishKey, removeOldKeys } from './idempotency.store.ts'

type AskedContext = Pick<CallContext, 'tx' | 'clock' | 'viewer'>

/** The key of a request's header. Throws where it is missing or too long: such a request must not be done twice. */
export function keyOfRequest({ request }: Pick<CallContext, 'request'>): string {
  const given = request.headers['idempotency-key']
  const key = (Array.isArray(given) ? given[0] : given)?.trim() ?? ''
  if (key === '' || key.length > 255)
    throw invalidField(
      'Idempotency-Key',
      'Kirimkan header Idempotency-Key, 1 sampai 255 karakter',
      'IDEMPOTENCY_REQUIRED',
    )
  return key
}

/**
 * Does something once for each key of somebody: the same request again gets the answer of the first, another under the
 * same key is refused. All in the caller's transaction: what failed has left no key behind, and may be tried again.
 */
export async function once<Answer>(
  { tx, clock, viewer }: AskedContext,
  { route, key, body }: { route: string; key: string; body: unknown },
  work: () => Promise<Answer>,
): Promise<Answer> {
  const mine = { actorId: memberOf(viewer).membershipId, route, key }
  const hash = createHash('sha256').update(JSON.stringify(body)).digest('hex')
  if (await beginKey(tx, { ...mine, hash, at: clock.now() })) {
    const answer = await work()
    finishKey(tx, { ...mine, answer: JSON.stringify(answer) })
    return answer
  }
  const known = await findKey(tx, mine)
  if (!known) throw conflict('Permintaan ini sedang diproses. Coba lagi sebentar.')
  if (known.hash !== hash)
    throw invalidField(
      'Idempotency-Key',
      'Kunci ini sudah dipakai untuk permintaan lain',
      'IDEMPOTENCY_MISMATCH',
    )
  // what was written here is what the same work answered
  return known.answer as Answer
}

const keptMilliseconds = 30 * 86_400_000

/** Answers are kept for 30 days. */
export const forgetOldKeys = (tx: AskedContext['tx'], now: Date): Promise<void> =>
  removeOldKeys(tx, new Date(now.getTime() - keptMilliseconds))
