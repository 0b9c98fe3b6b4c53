import { createHmac, randomBytes } from 'node:crypto'
import type { Clock } from '../../../platform/clock.ts'
import type { Database } from '../../../platform/db/database.ts'
import { isBot } from '../../../platform/http/bots.ts'
import type { InTenant } from '../../../platform/http/endpoint.ts'
import type { Cookies, RequestFacts } from '../../../platform/http/request-facts.ts'
import type { Secrets } from '../../../platform/secrets/secrets.ts'
import { hashToken, isSame } from '../../../platform/secrets/tokens.ts'
import type { Reaction } from '../../../shared/reactions.ts'
import { findPostId, type PostViews } from '../posts/posts.ts'
import type { PostInQuery, Reacted } from './reactions.contract.ts'
import { formerVisitorCookie, viewMinutes, visitorCookie, visitorCookieSeconds } from './reactions.rules.ts'
import * as store from './reactions.store.ts'

/** Somebody's request to a post: not who they are, only what knows them again. */
export interface Visitor extends InTenant {
  request: Pick<RequestFacts, 'ip' | 'userAgent'>
  cookies: Cookies
}

/** One reaction per visitor and post: the same again takes it back, another replaces it. */
export async function react(
  context: Visitor,
  secrets: Secrets,
  post: PostInQuery,
  reaction: Reaction,
): Promise<Reacted> {
  const { tx, clock } = context
  const id = await findPostId(context, post.kindSlug, post.slug)
  const visitor = knownVisitor(context, secrets) ?? welcome(context, secrets)
  await store.toggle(tx, id, visitor, reaction, clock.now())
  return store.readStanding(tx, id, visitor)
}

interface Viewed extends Reacted {
  views: number
  isCounted: boolean
}

/** A look at a post, counted once in half an hour; answers what stands there now, for the page itself may be a minute old. */
export async function view(
  context: Visitor,
  { secrets, postViews }: { secrets: Secrets; postViews: PostViews },
  post: PostInQuery,
): Promise<Viewed> {
  const { tx, clock, request, tenant } = context
  const id = await findPostId(context, post.kindSlug, post.slug)
  const now = clock.now()
  const since = new Date(now.getTime() - viewMinutes * 60_000)
  const isCounted =
    !isBot(request.userAgent) && (await store.noteView(tx, id, lookerOf(context, secrets), now, since))
  if (isCounted) postViews.count(tenant.id, id)
  const views = await postViews.read(context, id)
  const standing = await store.readStanding(tx, id, knownVisitor(context, secrets))
  return { views, isCounted, ...standing }
}

/** Forgets who looked at what, as soon as it is no longer needed. */
export async function sweepViews({ database, clock }: { database: Database; clock: Clock }): Promise<void> {
  const before = new Date(clock.now().getTime() - viewMinutes * 60_000)
  await database.withPlatform(tx => store.sweepViews(tx, before))
}

/** A random number and our signature below it: nobody can make up visitors, and nothing in it says who it is. */
function signatureOf({ tenant }: Visitor, secrets: Secrets, number: string): string {
  return createHmac('sha256', secrets.key('visitors')).update(`${tenant.id} ${number}`).digest('base64url')
}

function knownVisitor(context: Visitor, secrets: Secrets): string | undefined {
  const cookie = context.cookies.get(visitorCookie) ?? context.cookies.get(formerVisitorCookie) ?? ''
  const [number = '', signature = ''] = cookie.split('.')
  if (!/^[A-Za-z0-9_-]{22}$/.test(number)) return undefined
  return isSame(signature, signatureOf(context, secrets, number)) ? hashToken(number) : undefined
}

function welcome(context: Visitor, secrets: Secrets): string {
  const number = randomBytes(16).toString('base64url')
  const value = `${number}.${signatureOf(context, secrets, number)}`
  context.cookies.set(visitorCookie, value, { maxAge: visitorCookieSeconds })
  return hashToken(number)
}

/** Who looks is known again for half an hour by address and browser, under a key of ours; reading sets no cookie. */
function lookerOf({ tenant, request }: Visitor, secrets: Secrets): string {
  return createHmac('sha256', secrets.key('views'))
    .update(JSON.stringify([tenant.id, request.ip, request.userAgent]))
    .digest('hex')
}
