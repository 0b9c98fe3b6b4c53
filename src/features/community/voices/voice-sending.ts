import { createHmac, randomBytes } from 'node:crypto'
import type { CallContext } from '../../../platform/http/endpoint.ts'
import type { Cookies } from '../../../platform/http/request-facts.ts'
import type { Buckets } from '../../../platform/limits/buckets.ts'
import type { Secrets } from '../../../platform/secrets/secrets.ts'
import { hashToken, isSame } from '../../../platform/secrets/tokens.ts'
import { badRequest, conflict, tooMany } from '../../../shared/failure.ts'
import { sendEvent } from '../../membership/webhooks/webhooks.ts'
import {
  type Category,
  leastSeconds,
  mostPendingAnHour,
  mostSeconds,
  sendingLimit,
  type VoiceKind,
} from './voices.rules.ts'
import { insertVoice, readFresh } from './voices.store.ts'

/** What sending borrows of the house. */
export interface SendingDeps {
  secrets: Secrets
  buckets: Buckets
}

export type SendingContext = Pick<CallContext, 'tx' | 'clock' | 'tenant' | 'viewer'> & {
  request: Pick<CallContext['request'], 'network'>
}

export interface Said {
  kind: VoiceKind
  name: string
  content: string
  source: 'form' | 'program'
  role?: string
  email?: string
  rating?: number | null
  category?: Category
  book?: { id: number; slug: string }
  consentVersion?: string
  /** what only a program fills in was filled in */
  isTrapped?: boolean
}

/** Keeps what somebody said, for moderators to look at first: whichever way it came, it passes here. */
export async function sendVoice(
  { tx, clock, tenant, viewer, request }: SendingContext,
  { secrets, buckets }: SendingDeps,
  said: Said,
): Promise<number> {
  buckets.take(`voices ${tenant.id} ${request.network}`, sendingLimit)
  const at = clock.now()
  const { kind, name, content, book, isTrapped = false } = said
  const bookId = book?.id ?? null
  const since = new Date(at.getTime() - 3_600_000)
  const lately = await readFresh(tx, { kind, name, content, bookId, since })
  if ((lately?.same ?? 0) > 0) throw conflict('Anda sudah mengirim ini. Tulisan Anda sedang diperiksa.')
  if ((lately?.pending ?? 0) >= mostPendingAnHour) throw tooMany(3600)
  const networkHash = createHmac('sha256', secrets.key('voices network'))
    .update(`${tenant.id} ${request.network}`)
    .digest('hex')
  const id = await insertVoice(tx, {
    kind,
    name,
    content,
    state: isTrapped ? 'spam' : 'pending',
    role: said.role ?? '',
    email: said.email || null,
    rating: said.rating ?? null,
    category: kind === 'aspiration' ? (said.category ?? 'other') : null,
    progress: kind === 'aspiration' ? 'received' : null,
    bookId,
    bookSlug: book?.slug ?? null,
    source: said.source,
    consentVersion: said.consentVersion ?? '',
    membershipId: viewer.member?.membershipId ?? null,
    networkHash,
    at,
  })
  if (!isTrapped) await sendEvent({ tx, clock }, { type: 'voice.sent', data: { voiceId: id, kind } })
  return id
}

const signature = (secrets: Secrets, tenantId: number, at: string) =>
  createHmac('sha256', secrets.key('voices form'))
    .update(`${tenantId} ${at}`)
    .digest('base64url')
    .slice(0, 22)

/** When a form was drawn, signed: it stands in the form. A page that is kept says when it was made, which is earlier. */
export function stampOf({ clock, tenant }: Pick<CallContext, 'clock' | 'tenant'>, secrets: Secrets): string {
  const at = Math.floor(clock.now().getTime() / 1000).toString(36)
  return `${at}.${signature(secrets, tenant.id, at)}`
}

/** Throws where a form comes back faster than anybody writes, after a month, or never was ours. */
export function assertUnhurried(
  { clock, tenant }: Pick<CallContext, 'clock' | 'tenant'>,
  secrets: Secrets,
  stamp: string,
): void {
  const [at = '', signed = ''] = stamp.split('.')
  const seconds = Math.floor(clock.now().getTime() / 1000) - Number.parseInt(at || 'x', 36)
  const isOurs = isSame(signed, signature(secrets, tenant.id, at))
  if (!isOurs || seconds > mostSeconds)
    throw badRequest('Formulir ini sudah terlalu lama terbuka. Periksa isiannya, lalu kirim sekali lagi.')
  if (seconds < leastSeconds) throw badRequest('Terlalu cepat. Tunggu sebentar, lalu kirim sekali lagi.')
}

const cookieName = 'supporter'
const cookieSeconds = 365 * 86_400

/** Who supports, known again by a random number in a cookie; another number is made where there is none of ours. */
export function supporterOf(
  { cookies, tenant }: { cookies: Cookies; tenant: { id: number } },
  secrets: Secrets,
): string {
  const sign = (number: string) =>
    createHmac('sha256', secrets.key('supporters')).update(`${tenant.id} ${number}`).digest('base64url')
  const [number = '', signed = ''] = (cookies.get(cookieName) ?? '').split('.')
  if (/^[A-Za-z0-9_-]{22}$/.test(number) && isSame(signed, sign(number))) return hashToken(number)
  const made = randomBytes(16).toString('base64url')
  cookies.set(cookieName, `${made}.${sign(made)}`, { maxAge: cookieSeconds })
  return hashToken(made)
}
