import type { Kind, Member, Viewer } from '../../../platform/http/access.ts'
import type { CallContext, InTenant } from '../../../platform/http/endpoint.ts'
import { hashToken, isToken, randomToken } from '../../../platform/secrets/tokens.ts'
import { to } from '../../../routes.ts'
import type { Paged } from '../../../shared/envelope.ts'
import { conflict, forbidden, invalidField, notFound } from '../../../shared/failure.ts'
import { readJson } from '../../../shared/json.ts'
import { record } from '../../core/audit/audit.ts'
import { kinds, memberOf } from '../../core/permissions/permissions.ts'
import { assertTies, findMembersByEmail, givableBy, isHigher, scopeOf } from '../members/members.ts'
import { isWithin, termsFor } from './invitation-terms.ts'
import type {
  CreatedInvitation,
  InvitationItem,
  InvitationListQuery,
  NewInvitation,
} from './invitations.contract.ts'
import { type InvitationDeps, linkOf, mailInvitations, qrOf } from './invitations.mail.ts'
import { needsAddress, usualDays } from './invitations.rules.ts'
import * as store from './invitations.store.ts'

export { acceptAsMember, acceptForSignIn, closedWords, invitedPerson } from './accepting.ts'
export { importPeople } from './importing.ts'

const day = 86_400_000
/** milliseconds between two mails to the same address */
const mailEvery = 60_000

type ReadContext = InTenant & { viewer: Viewer }

export async function listInvitations(
  { tx, viewer, clock }: ReadContext,
  query: InvitationListQuery,
): Promise<Paged<InvitationItem>> {
  return readJson(await store.listInvitations(tx, query, scopeOf(viewer), clock.now()))
}

export async function invite(
  house: InvitationDeps,
  context: CallContext,
  given: NewInvitation,
): Promise<CreatedInvitation> {
  const { tx, viewer, clock } = context
  if (given.email === undefined && needsAddress(given.kind))
    throw invalidField('email', `${kinds[given.kind].label} diundang dengan alamat email`, 'required')
  const terms = termsFor(viewer, given)
  await assertTies(tx, terms)
  if (given.email !== undefined) await assertNew(context, given.email, terms.kind)
  const now = clock.now()
  const row = {
    ...terms,
    email: given.email ?? null,
    name: given.name ?? null,
    schoolId: null,
    className: null,
    phone: null,
    invitedBy: memberOf(viewer).membershipId,
    now,
    expiresAt: new Date(now.getTime() + given.expiresInDays * day),
  }
  const token = randomToken()
  const [id = 0] = await store.insertInvitations(tx, [{ ...row, tokenHash: hashToken(token) }])
  await mailInvitations(signerOf(house, context), [{ row, token }])
  await record(context, {
    action: 'invitation.created',
    object: objectOf({ ...row, id }),
    after: wordsOf(row),
  })
  return made(context, id, token)
}

/** Somebody who is here already is invited only to become more. */
async function assertNew({ tx, clock }: CallContext, email: string, kind: NewInvitation['kind']) {
  const [member] = await findMembersByEmail(tx, [email])
  if (member && !isHigher(kind, member.kind))
    throw invalidField('email', 'Pemilik alamat ini sudah menjadi anggota', 'member')
  const [invited] = await store.findInvitedEmails(tx, [email], clock.now())
  if (invited)
    throw invalidField('email', 'Alamat ini sudah diundang. Kirim ulang undangannya dari daftar.', 'invited')
}

/** A new link for the same invitation; the old one leads nowhere any more. */
export async function resend(
  house: InvitationDeps,
  context: CallContext,
  id: number,
): Promise<CreatedInvitation> {
  const { tx, clock } = context
  const invitation = await lockForChange(context, id)
  if (invitation.status === 'accepted') throw conflict('Undangan ini sudah diterima')
  if (invitation.status === 'revoked') throw conflict('Undangan ini sudah dicabut')
  const now = clock.now()
  if (invitation.sentAt && now.getTime() - invitation.sentAt.getTime() < mailEvery)
    throw conflict('Undangan baru saja dikirim. Tunggu satu menit sebelum mengirim ulang.')
  const token = randomToken()
  const expiresAt = new Date(now.getTime() + usualDays * day)
  await store.changeInvitation(tx, id, {
    token_hash: hashToken(token),
    expires_at: expiresAt,
    sent_at: invitation.email === null ? null : now,
  })
  await mailInvitations(signerOf(house, context), [{ row: { ...invitation, expiresAt }, token }])
  await record(context, { action: 'invitation.resent', object: objectOf(invitation) })
  return made(context, id, token)
}

/** One of many: the link that anybody may take up is left alone, since whoever shares it has to see the new one. */
export async function resendByMail(house: InvitationDeps, context: CallContext, id: number): Promise<void> {
  const { email } = await resend(house, context, id)
  if (email === null) throw conflict('Tautan terbuka dibuat baru satu per satu')
}

export async function revoke(context: CallContext, id: number): Promise<InvitationItem> {
  const { tx, clock } = context
  const invitation = await lockForChange(context, id)
  if (invitation.status === 'accepted') throw conflict('Undangan ini sudah diterima')
  if (invitation.status === 'revoked') throw conflict('Undangan ini sudah dicabut')
  await store.changeInvitation(tx, id, { revoked_at: clock.now() })
  await record(context, { action: 'invitation.revoked', object: objectOf(invitation) })
  return getInvitation(context, id)
}

/** What somebody could not offer they do not hand out anew either: a link opens what it says. */
export function isChangeable(
  viewer: Viewer,
  invitation: { kind: Kind; programIds: readonly number[] },
): boolean {
  const { programIds } = scopeOf(viewer)
  const isOffered = givableBy(memberOf(viewer).kind).includes(invitation.kind)
  return isOffered && (programIds === null || isWithin(invitation.programIds, programIds))
}

async function lockForChange({ tx, viewer, clock }: CallContext, id: number) {
  const invitation = await store.lockInvitation(tx, id, scopeOf(viewer), clock.now())
  if (!invitation) throw notFound('Undangan')
  if (!isChangeable(viewer, invitation)) throw forbidden('Undangan ini diatur oleh admin')
  return invitation
}

/** The invitation behind a link, whatever has become of it. */
export async function findByToken(
  { tx, clock }: Pick<InTenant, 'tx' | 'clock'>,
  token: string,
): Promise<InvitationItem | undefined> {
  if (!isToken(token)) return undefined
  return readJson(await store.findByToken(tx, hashToken(token), clock.now())) ?? undefined
}

/** Where an invitation that still lets somebody in is opened. */
export async function findOpenInvitation(
  context: Pick<InTenant, 'tx' | 'clock'>,
  token: string,
): Promise<string | undefined> {
  const found = await findByToken(context, token)
  return found?.status === 'open' ? to.invitation({ token }) : undefined
}

async function getInvitation({ tx, viewer, clock }: ReadContext, id: number): Promise<InvitationItem> {
  const invitation = readJson(await store.findInvitation(tx, id, scopeOf(viewer), clock.now()))
  if (!invitation) throw notFound('Undangan')
  return invitation
}

async function made(context: CallContext, id: number, token: string): Promise<CreatedInvitation> {
  const item = await getInvitation(context, id)
  const link = linkOf(context.tenant, token)
  return { ...item, link, qr: await qrOf(link), isMailed: item.email !== null }
}

const signerOf = ({ secrets }: InvitationDeps, { tx, tenant, viewer }: CallContext) => ({
  secrets,
  tx,
  tenant,
  inviter: viewer.member?.name ?? '',
})

const objectOf = ({ id, email, kind }: { id: number; email: string | null; kind: Member['kind'] }) => ({
  type: 'invitation',
  id,
  name: email ?? `Tautan untuk ${kinds[kind].label}`,
})

const wordsOf = ({
  kind,
  email,
  programIds,
  provinceCode,
  uses,
}: store.NewRow | Omit<store.NewRow, 'tokenHash'>) => ({
  kind,
  email,
  programIds,
  provinceCode,
  uses,
})
