import type { Clock } from '../../platform/clock.ts'
import type { Database } from '../../platform/db/database.ts'
import type { Tx } from '../../platform/db/transaction.ts'
import type { FileStore } from '../../platform/files/file-store.ts'
import type { CallContext, OpenContext } from '../../platform/http/endpoint.ts'
import type { RequestFacts } from '../../platform/http/request-facts.ts'
import { post, type Sender } from '../../platform/mail/mail.ts'
import { conflict, Failure, invalidField, notFound } from '../../shared/failure.ts'
import { escapeHtml } from '../../shared/html-text.ts'
import { forgetAppointments } from '../appointments/appointments.ts'
import { record } from '../audit/audit.ts'
import { eraseFromTeams } from '../competitions/competitions.ts'
import { eraseFromBoards } from '../leaderboards/leaderboards.ts'
import { assertAdminRemains } from '../members/members.ts'
import { memberOf } from '../permissions/permissions.ts'
import * as store from './erasing.store.ts'
import { farewellLetter } from './letters.ts'
import { findPerson, findPersonOfAccount, lockPerson, type PersonRow } from './people.store.ts'
import { dueAfter, erasedName } from './privacy.rules.ts'
import { insertRequest } from './requests.store.ts'

interface Needs {
  database: Pick<Database, 'withTenant' | 'withAccounts'>
  files: Pick<FileStore, 'remove'>
  clock: Clock
}

type Doing = Pick<CallContext, 'tx' | 'clock' | 'viewer' | 'request'>

/**
 * Takes a person out of this tenant, within the running transaction: they count as never named. What others' records
 * point at (the membership's number, consents, later the ledger) stays; files go after the commit, by these keys.
 */
async function eraseMember(context: Doing, person: PersonRow, sender: Sender | undefined): Promise<string[]> {
  const { tx, clock } = context
  const { id, name, email } = person
  if (!(await lockPerson(tx, id))) throw notFound('Akun')
  await assertAdminRemains(tx, id)
  const at = clock.now()
  const addresses = await store.listAddresses(tx, id)
  await record(context, { action: 'privacy.erased', object: { type: 'member', id, name: erasedName } })
  await store.emptyMembership(tx, id, at)
  await store.eraseTraces(tx, id, { addresses, names: [name, escapeHtml(name)] })
  await store.removeInvitations(tx, id, addresses)
  await store.removeSessions(tx, id)
  await eraseFromTeams(tx, id, email, erasedName)
  await eraseFromBoards(tx, id)
  if (email !== null) await forgetAppointments(tx, email)
  await store.emptyGuardians(tx, id)
  await store.emptyRequests(tx, id, at)
  const dueAt = new Date(at.getTime() + dueAfter)
  await insertRequest(tx, {
    membershipId: id,
    kind: 'erasure',
    message: '',
    at,
    dueAt,
    done: 'Data telah dihapus',
  })
  if (email !== null && sender) await post(tx, farewellLetter(sender, email))
  return store.removeFileRows(tx, id)
}

/** what must be typed so that it is meant */
export const confirmationOf = ({ email, name }: Pick<PersonRow, 'email' | 'name'>) => email ?? name

/** Whoever asks erases themselves here, at once. The account stays, with whatever it is in other tenants. */
export async function eraseMyself(
  { database, files }: Needs,
  context: OpenContext,
  sender: Sender,
  confirmation: string,
): Promise<void> {
  const { tenant, viewer } = context
  const { membershipId } = memberOf(viewer)
  const keys = await database.withTenant(tenant.id, async tx => {
    const person = await findPerson(tx, membershipId)
    if (!person) throw notFound('Akun')
    if (confirmation.trim().toLowerCase() !== confirmationOf(person).toLowerCase())
      throw invalidField('confirmation', `Ketik ${confirmationOf(person)} untuk menghapus`)
    return eraseMember({ ...context, tx }, person, sender)
  })
  for (const key of keys) await files.remove(tenant.slug, key)
}

interface Everywhere {
  accountId: string
  request: RequestFacts
}

/**
 * Erases a person in every tenant, one after the other, and then the account itself. Refused before anything is done
 * where they are the last admin; a tenant that fails later leaves the account standing, so that it can be done again.
 */
export async function eraseEverywhere(
  { database, files, clock }: Needs,
  { accountId, request }: Everywhere,
  senderOf: (tenantId: number) => Sender | undefined,
): Promise<void> {
  const account = await database.withAccounts(tx => store.findAccount(tx, accountId))
  if (!account) throw notFound('Akun')
  if (account.isSuperadmin) throw conflict('Akun superadmin dihapus oleh pengelola platform')
  const tenants = await database.withAccounts(store.listTenants)
  const indispensable: string[] = []
  for (const { id, name } of tenants)
    if (await database.withTenant(id, tx => isLastAdmin(tx, accountId))) indispensable.push(name)
  if (indispensable.length > 0)
    throw conflict(
      `Anda admin terakhir di ${indispensable.join(', ')}. Jadikan orang lain admin terlebih dahulu.`,
    )
  for (const { id, slug } of tenants) {
    const keys = await database.withTenant(id, async tx => {
      const person = await findPersonOfAccount(tx, accountId)
      const doing = { tx, clock, request, viewer: { member: undefined, grant: 'none' as const } }
      if (person) return eraseMember(doing, person, senderOf(id))
      await forgetAddress(tx, account.email)
      return []
    })
    for (const key of keys) await files.remove(slug, key)
  }
  await database.withAccounts(tx => store.emptyAccount(tx, accountId, account.email, clock.now()))
}

/** Where somebody never became a member, letters and invitations to them may lie all the same. */
async function forgetAddress(tx: Tx, email: string | null): Promise<void> {
  if (email === null) return
  await store.eraseTraces(tx, 0, { addresses: [email], names: [] })
  await eraseFromTeams(tx, 0, email, erasedName)
  await forgetAppointments(tx, email)
}

async function isLastAdmin(tx: Tx, accountId: string): Promise<boolean> {
  const person = await findPersonOfAccount(tx, accountId)
  if (!person) return false
  try {
    await assertAdminRemains(tx, person.id)
    return false
  } catch (error) {
    if (error instanceof Failure && error.kind === 'conflict') return true
    throw error
  }
}
