import type { Clock } from '../../../platform/clock.ts'
import type { Database } from '../../../platform/db/database.ts'
import type { Tx } from '../../../platform/db/transaction.ts'
import type { Member } from '../../../platform/http/access.ts'
import type { CallContext, OpenContext, TenantContext } from '../../../platform/http/endpoint.ts'
import type { Secrets } from '../../../platform/secrets/secrets.ts'
import { randomToken } from '../../../platform/secrets/tokens.ts'
import { Failure, forbidden, invalidField, unauthorized } from '../../../shared/failure.ts'
import { kinds, memberOf, roleOf } from '../../core/permissions/permissions.ts'
import { assertRegion } from '../../core/regions/regions.ts'
import { type Account, type Accounts, agreedTo, refusalOf, strongAcr } from '../accounts/accounts.ts'
import type { Factors } from '../factors/factors.ts'
import { enter, type LetIn, lifetimes } from '../sessions/sessions.ts'
import { createChatTokens } from './chat-tokens.ts'
import { findEmail } from './tokens.store.ts'

export { type ChatTokens, createChatTokens, isChatToken } from './chat-tokens.ts'

declare module '../../../platform/room-parts.ts' {
  interface RoomParts {
    /** whether visitors may chat on this site */
    chatVisitors: (tenant: TenantContext) => boolean
  }
}

export interface TokensDeps {
  secrets: Pick<Secrets, 'key'>
  clock: Clock
  database: Pick<Database, 'withTenant'>
  accounts: Accounts
  factors: Pick<Factors, 'required' | 'verifyTotp' | 'spendRecoveryCode'>
  /** what follows from an arrival besides the session, in its transaction */
  onLetIn(tx: Tx, letIn: LetIn): Promise<void>
}

interface Credentials {
  email: string
  password: string
  otp?: string | undefined
}

/**
 * Signs a program in with a person's own password, and their second factor where they have one: the same door, the same
 * limits and the same words as the pages (ASVS 6.3.4). Answers a bearer token for this tenant alone.
 */
export async function generateToken(parts: TokensDeps, context: OpenContext, credentials: Credentials) {
  const { accounts, database } = parts
  const { request, clock, tenant } = context
  const account = await accounts.authenticate({ ...credentials, request, tenantId: tenant.id })
  if (!account?.isEmailVerified) throw unauthorized('Email atau kata sandi salah')
  const isStrong = await secondFactor(parts, context, account, credentials.otp)
  const signIn = randomToken()
  const methods = isStrong ? ['pwd', 'otp', 'mfa'] : ['pwd']
  const { ip, userAgent } = request
  const accountId = account.id
  const profile = await accounts.profileAt(accountId, tenant.id)
  const consents = await accounts.consentsAt(accountId, tenant.id)
  await accounts.keepSignIn({ uid: signIn, accountId, channel: 'api', methods, ip, userAgent })
  try {
    return await database.withTenant(tenant.id, async tx => {
      const claims = {
        accountId,
        signIn,
        oidcSid: undefined,
        acr: isStrong ? strongAcr : undefined,
        name: account.name,
        email: account.email,
        phone: account.phone ?? undefined,
        birthDate: account.birthDate ?? undefined,
        profile,
        consents,
      }
      const isOpen = tenant.values.registration !== 'closed'
      const entry = await enter({ tx, clock, request, channel: 'bearer', isOpen, claims })
      if (entry.kind !== 'in') throw refusals[entry.kind]()
      const { member } = entry
      const { membershipId } = member
      await parts.onLetIn(tx, { clock, timeZone: tenant.timeZone, membershipId, claims })
      return {
        token: entry.token,
        tokenType: 'Bearer' as const,
        expiresAt: new Date(clock.now().getTime() + lifetimes(member.kind).absolute).toISOString(),
        user: personOf(member, account.email, tenant.id),
      }
    })
  } catch (error) {
    await accounts.endSignIns(accountId, { only: signIn, reason: 'refused' })
    throw error
  }
}

const refusals = {
  weak: () => unauthorized('Peran Anda wajib memakai faktor kedua. Masuk lewat peramban untuk memasangnya.'),
  closed: () => forbidden('Pendaftaran di sini sedang ditutup'),
  stranger: () => forbidden('Akun Anda belum terdaftar di sini. Masuk lewat peramban untuk bergabung.'),
  suspended: () => forbidden('Keanggotaan Anda di sini ditangguhkan'),
}

/** true when a second factor was used */
async function secondFactor(
  { factors }: TokensDeps,
  { request, tenant }: OpenContext,
  account: Account,
  otp: string | undefined,
): Promise<boolean> {
  if ((await factors.required(account.id, false)) === 'none') return false
  const typed = otp?.replaceAll(/\s/g, '')
  if (!typed) {
    const message = 'Masukkan kode dari aplikasi autentikator atau kode pemulihan'
    throw new Failure('unauthorized', message, [{ field: 'otp', code: 'otp_required', message }])
  }
  if (/^\d{6}$/.test(typed)) await factors.verifyTotp(account.id, typed, request)
  else await factors.spendRecoveryCode(account, typed, { ...request, sender: tenant.sender })
  return true
}

/** A token for the chat, for whoever looks at a page: of a member it says who that is, and is no more than a visitor's. */
export async function enterChat({ database, secrets, clock }: TokensDeps, context: OpenContext) {
  const { tenant, viewer, partsOf } = context
  if (!viewer.member && !partsOf('chatVisitors').some(mayVisit => mayVisit(tenant)))
    throw unauthorized('Masuk dulu untuk bertanya kepada asisten')
  const { token, expiresAt } = createChatTokens(secrets, clock).issue(tenant.id)
  const user = viewer.member
    ? await database.withTenant(tenant.id, tx => describeSelf({ ...context, tx }))
    : null
  return { token, tokenType: 'Bearer' as const, expiresAt: expiresAt.toISOString(), user }
}

/** One's own entry in this tenant. */
export async function describeSelf({ tx, viewer, tenant }: CallContext) {
  const member = memberOf(viewer)
  return personOf(member, (await findEmail(tx, member.membershipId)) ?? null, tenant.id)
}

const personOf = (
  { membershipId, accountId, name, kind }: Pick<Member, 'membershipId' | 'accountId' | 'name' | 'kind'>,
  email: string | null,
  lmsId: number,
) => ({
  id: membershipId,
  accountId,
  name,
  email,
  kind,
  role: roleOf(kind),
  kindLabel: kinds[kind].label,
  lmsId,
  isTokenValid: true as const,
})

interface SignUp {
  name: string
  email: string
  password: string
  birthDate: string
  privacy?: true | undefined
  privacyVersion: number
  phone?: string
  schoolNpsn?: string | undefined
  provinceId?: string | undefined
  cityId?: string | undefined
}

/** Begins a registration; whoever the address belongs to, the answer is the same and the rest comes by mail. */
export async function signUp(
  { accounts }: Pick<TokensDeps, 'accounts'>,
  { tenant, request }: OpenContext,
  wish: SignUp,
) {
  const { name, email, password, birthDate, privacy, privacyVersion, phone, schoolNpsn, provinceId, cityId } =
    wish
  const refusal = await refusalOf(password, [name, email, tenant.title])
  if (refusal) throw invalidField('password', refusal)
  if (privacyVersion > 0 && !privacy)
    throw invalidField('privacy', 'Setujui pemberitahuan privasi untuk mendaftar')
  const consents = agreedTo(privacyVersion)
  await assertRegion(provinceId ?? null, cityId ?? null)
  const profile = phone ? { schoolNpsn, provinceCode: provinceId, cityCode: cityId } : undefined
  const person = { name, email, password, birthDate, phone, profile }
  await accounts.startRegistration({ ...person, consents, tenant, request })
  return { email, next: 'verify_email' as const }
}
