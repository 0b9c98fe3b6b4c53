import type { Tx } from '../../../platform/db/transaction.ts'
import { waitForTurn } from '../../../platform/db/turns.ts'
import type { AccessRule, Member, Viewer } from '../../../platform/http/access.ts'
import type { CallContext, InTenant, Method } from '../../../platform/http/endpoint.ts'
import { hashToken } from '../../../platform/secrets/tokens.ts'
import { mediumDate, momentText } from '../../../shared/dates.ts'
import { conflict, forbidden, invalidField, notFound } from '../../../shared/failure.ts'
import { record } from '../../core/audit/audit.ts'
import { memberOf, permissions } from '../../core/permissions/permissions.ts'
import type * as contract from './access-tokens.contract.ts'
import * as store from './access-tokens.store.ts'
import {
  mostTokens,
  neededScopes,
  scopes,
  soonDays,
  type TokenState,
  touchSeconds,
} from './token-scopes.rules.ts'
import { hintOf, isTokenText, newTokenText } from './token-text.ts'

export { isTokenText } from './token-text.ts'

const day = 86_400_000

/** Who a program acts for by this token, with what the token lets it do; undefined: it holds no more, or never did. */
export async function findProgram(tx: Tx, text: string, now: Date): Promise<Member | undefined> {
  if (!isTokenText(text)) return undefined
  const row = await store.findAlive(tx, hashToken(text), now)
  if (!row) return undefined
  const { id, tokenName, scopes: allowed, lastUsedAt, ...member } = row
  if (lastUsedAt === null || now.getTime() - lastUsedAt.getTime() > touchSeconds * 1000)
    await store.noteUse(tx, id, now)
  return {
    ...member,
    // a token is no session: whatever is about one's own sessions no token may do
    sessionId: '',
    signIn: '',
    actingReason: null,
    program: { tokenId: id, name: tokenName, scopes: allowed },
  }
}

/** Throws where somebody asks by a token that does not reach so far. */
export function assertScope({ name }: AccessRule, method: Method, member: Member | undefined): void {
  if (!member?.program) return
  const needed = neededScopes(name, method === 'GET' || method === 'HEAD')
  if (needed === undefined) throw forbidden('Ini tidak dapat dilakukan dengan token. Masuk dengan akun Anda.')
  if (needed.length > 0 && !needed.some(scope => member.program?.scopes.includes(scope)))
    throw forbidden(`Token ini tidak memiliki izin ${needed.join(' atau ')}`)
}

/** The scopes that could ever do anything in somebody's hands. */
export const scopesFor = ({ member }: Viewer) =>
  scopes.filter(({ value }) =>
    Object.values(permissions).some(
      ({ name, grants }) =>
        member !== undefined &&
        grants[member.kind] !== 'none' &&
        grants.visitor === 'none' &&
        neededScopes(name, value.endsWith(':read'))?.includes(value),
    ),
  )

type Own = InTenant & { viewer: Viewer }

/** Whose tokens somebody sees: their own, or everybody's. */
const seenBy = ({ grant, member }: Viewer) => (grant === 'all' ? null : (member?.membershipId ?? 0))

function stateOf({ isOwned, expiresAt }: store.TokenRow, now: Date): TokenState {
  if (expiresAt <= now) return 'ended'
  if (!isOwned) return 'orphaned'
  return expiresAt.getTime() - now.getTime() <= soonDays * day ? 'soon' : 'alive'
}

const itemOf = (row: store.TokenRow, { tenant, clock, viewer }: Own): contract.TokenItem => ({
  id: row.id,
  name: row.name,
  hint: row.hint,
  scopes: row.scopes,
  isShared: row.isShared,
  owner: row.owner,
  isOwn: row.membershipId === viewer.member?.membershipId,
  state: stateOf(row, clock.now()),
  createdText: mediumDate(row.createdAt, tenant.timeZone),
  endsText: mediumDate(row.expiresAt, tenant.timeZone),
  usedText: row.lastUsedAt ? momentText(row.lastUsedAt, tenant.timeZone) : '',
})

export const listTokens = async (context: Own): Promise<contract.TokenItem[]> =>
  (await store.listTokens(context.tx, seenBy(context.viewer))).map(row => itemOf(row, context))

async function getToken(context: Own, id: number): Promise<contract.TokenItem> {
  const row = await store.findToken(context.tx, id, seenBy(context.viewer))
  if (!row) throw notFound('Token')
  return itemOf(row, context)
}

const objectOf = ({ id, name }: { id: number; name: string }) => ({ type: 'access_token', id, name })

/** The answer holds the token, which nobody can show again. 409 beyond twenty of one person. */
export async function addToken(context: CallContext, given: contract.NewToken): Promise<contract.MadeToken> {
  const { tx, clock, viewer } = context
  const { membershipId, accountId, isStrong, actingReason } = memberOf(viewer)
  if (actingReason !== null) throw forbidden('Yang bertindak di situs lain tidak membuat token di sana')
  if (given.isShared && viewer.grant !== 'all')
    throw invalidField('isShared', 'Hanya admin yang membuat token situs', 'forbidden')
  const mine = new Set<string>(scopesFor(viewer).map(({ value }) => value))
  const beyond = given.scopes.find(scope => !mine.has(scope))
  if (beyond !== undefined)
    throw invalidField('scopes', `Anda sendiri tidak memiliki izin ${beyond}`, 'forbidden')
  await waitForTurn(tx, 'accessTokens', membershipId)
  if ((await store.listTokens(tx, membershipId)).length >= mostTokens)
    throw conflict(`Satu orang memiliki paling banyak ${mostTokens} token. Cabut yang tidak dipakai lagi.`)
  const at = clock.now()
  const { name, days, isShared, scopes: allowed } = given
  const token = newTokenText(isShared)
  const id = await store.insertToken(tx, {
    membershipId,
    accountId,
    isShared,
    name,
    hash: hashToken(token),
    hint: hintOf(token),
    scopes: allowed,
    isStrong,
    at,
    expiresAt: new Date(at.getTime() + days * day),
  })
  await record(context, {
    action: 'access_token.created',
    object: objectOf({ id, name }),
    after: { scopes: allowed },
  })
  return { ...(await getToken(context, id)), token }
}

/** One's own, or of whoever it is for those who run the site. It holds for no request that comes after. */
export async function revokeToken(context: CallContext, id: number): Promise<{ id: number }> {
  const before = await getToken(context, id)
  await store.revokeToken(context.tx, id, context.clock.now())
  await record(context, { action: 'access_token.revoked', object: objectOf(before) })
  return { id }
}

/** A token of the site acts in another's name from now on: so it goes on where whoever made it has left. */
export async function takeToken(context: CallContext, id: number): Promise<contract.TokenItem> {
  const { tx, viewer } = context
  const before = await getToken(context, id)
  if (viewer.grant !== 'all' || !before.isShared) throw conflict('Hanya token situs yang dapat diambil alih')
  const { membershipId, accountId, isStrong, actingReason } = memberOf(viewer)
  if (actingReason !== null)
    throw forbidden('Yang bertindak di situs lain tidak mengambil alih token di sana')
  await store.takeToken(tx, { id, membershipId, accountId, isStrong })
  await record(context, {
    action: 'access_token.taken',
    object: objectOf(before),
    before: { owner: before.owner },
  })
  return getToken(context, id)
}
