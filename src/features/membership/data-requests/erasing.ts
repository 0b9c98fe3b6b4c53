import type { Clock } from '../../../platform/clock.ts'
import type { Database } from '../../../platform/db/database.ts'
import type { Tx } from '../../../platform/db/transaction.ts'
import type { FileStore } from '../../../platform/files/file-store.ts'
import type { CallContext, OpenContext, TenantContext } from '../../../platform/http/endpoint.ts'
import type { RequestFacts } from '../../../platform/http/request-facts.ts'
import { post, type Sender } from '../../../platform/mail/mail.ts'
import {
  type PersonalPart,
  type PersonalParts,
  personalPartsOf,
  turns,
} from '../../../platform/personal-part.ts'
import type { PartsOf } from '../../../platform/room-parts.ts'
import { conflict, invalidField, notFound } from '../../../shared/failure.ts'
import { record } from '../../core/audit/audit.ts'
import { memberOf } from '../../core/permissions/permissions.ts'
import { forgetAgreements } from '../../identity/accounts/accounts.ts'
import {
  findPerson,
  findPersonOfAccount,
  lockPerson,
  type PersonRow,
} from '../data-subjects/data-subjects.ts'
import { farewellMail } from './data-requests.mail.ts'
import { dueAfter, erasedName } from './data-requests.rules.ts'
import { insertRequest } from './data-requests.store.ts'
import { listNaming } from './erasing.store.ts'

interface Deps {
  database: Pick<Database, 'withTenant' | 'withAccounts' | 'withPlatform'>
  files: Pick<FileStore, 'remove'>
  clock: Clock
  /** who holds what about people, and takes it out */
  partsOf: PartsOf
}

type ErasingContext = Pick<CallContext, 'tx' | 'clock' | 'viewer' | 'request'>
type Parts = readonly PersonalPart[]

/**
 * Takes a person out of this tenant, within the running transaction: they count as never named. What others' records
 * point at (the membership's number, consents, later the ledger) stays; files go after the commit, by these keys.
 */
async function eraseMember(
  parts: Parts,
  context: ErasingContext,
  person: PersonRow,
  sender: Sender | undefined,
): Promise<string[]> {
  const { tx, clock } = context
  const { id, name, email } = person
  if (!(await lockPerson(tx, id))) throw notFound('Akun')
  for (const { indispensable } of parts)
    if (indispensable && (await indispensable.is(tx, id))) throw conflict(indispensable.words)
  const at = clock.now()
  const addresses = await addressesOf(parts, tx, id)
  const keys: string[] = []
  for (const part of parts) keys.push(...((await (part.erasedKeys ?? part.fileKeys)?.(tx, id)) ?? []))
  await record(context, { action: 'privacy.erased', object: { type: 'member', id, name: erasedName } })
  for (const part of inTurns(parts))
    await part.erase?.({ tx, membershipId: id, name, email, addresses, at, erasedName })
  const dueAt = new Date(at.getTime() + dueAfter)
  await insertRequest(tx, {
    membershipId: id,
    kind: 'erasure',
    message: '',
    at,
    dueAt,
    done: 'Data telah dihapus',
  })
  if (email !== null && sender) await post(tx, farewellMail(sender, email))
  return keys
}

const inTurns = (parts: Parts) => turns.flatMap(turn => parts.filter(part => (part.turn ?? 'rest') === turn))

/** shorter ones stand within other words: they would tell nobody apart */
const shortestAddress = 6

async function addressesOf(parts: Parts, tx: Tx, membershipId: number): Promise<string[]> {
  const found = new Set<string>()
  for (const part of parts)
    for (const address of (await part.addresses?.(tx, membershipId)) ?? []) found.add(address.toLowerCase())
  return [...found].filter(address => address.length >= shortestAddress)
}

/** what must be typed so that it is meant */
export const confirmationOf = ({ email, name }: Pick<PersonRow, 'email' | 'name'>) => email ?? name

/** Whoever asks erases themselves here, at once. The account stays, with whatever it is in other tenants. */
export async function eraseMyself(
  { database, files, partsOf }: Omit<Deps, 'clock'>,
  context: OpenContext,
  confirmation: string,
): Promise<void> {
  const { tenant, viewer } = context
  const { accountId, membershipId } = memberOf(viewer)
  const keys = await database.withTenant(tenant.id, async tx => {
    const person = await findPerson(tx, membershipId)
    if (!person) throw notFound('Akun')
    if (confirmation.trim().toLowerCase() !== confirmationOf(person).toLowerCase())
      throw invalidField('confirmation', `Ketik ${confirmationOf(person)} untuk menghapus`)
    return eraseMember(personalPartsOf(partsOf).members, { ...context, tx }, person, tenant.sender)
  })
  // who comes back is asked again, as any stranger
  await database.withAccounts(tx => forgetAgreements(tx, accountId, tenant.id))
  for (const key of keys) await files.remove(tenant.slug, key)
}

interface Elsewhere {
  tenantContextById(id: number): Promise<Pick<TenantContext, 'sender'> | undefined>
}

interface Everywhere {
  accountId: string
  request: RequestFacts
}

/**
 * Erases a person in every tenant that knows them, one after the other, and then the account itself. Refused before anything is done
 * where they have to stay; a tenant that fails later leaves the account standing, so that it can be done again.
 */
export async function eraseEverywhere(
  { database, files, clock, partsOf, tenantContextById }: Deps & Elsewhere,
  { accountId, request }: Everywhere,
): Promise<void> {
  const personal = personalPartsOf(partsOf)
  const addresses = await database.withAccounts(tx => leavingAccount(personal, tx, accountId))
  const tenants = await database.withPlatform(async tx => {
    const told: number[] = []
    for (const part of personal.members) told.push(...((await part.tenantsNaming?.(tx, addresses)) ?? []))
    return listNaming(tx, accountId, addresses, told)
  })
  for (const { indispensable } of personal.members) {
    if (!indispensable) continue
    const sites: string[] = []
    for (const { id, name } of tenants) {
      const mustStay = await database.withTenant(id, async tx => {
        const person = await findPersonOfAccount(tx, accountId)
        return person !== undefined && (await indispensable.is(tx, person.id))
      })
      if (mustStay) sites.push(name)
    }
    if (sites.length > 0) throw conflict(indispensable.wordsElsewhere(sites.join(', ')))
  }
  for (const { id, slug } of tenants) {
    const sender = (await tenantContextById(id))?.sender
    const keys = await database.withTenant(id, async tx => {
      const person = await findPersonOfAccount(tx, accountId)
      const doing = { tx, clock, request, viewer: { member: undefined, grant: 'none' as const } }
      if (person) return eraseMember(personal.members, doing, person, sender)
      for (const part of inTurns(personal.members))
        for (const address of addresses) await part.forget?.({ tx, address, erasedName })
      return []
    })
    for (const key of keys) await files.remove(slug, key)
  }
  await database.withAccounts(async tx => {
    for (const part of personal.accounts) await part.erase?.({ tx, accountId, addresses, at: clock.now() })
  })
}

/** The addresses of an account that may go; throws where it is not there or has to stay. */
async function leavingAccount({ accounts }: PersonalParts, tx: Tx, accountId: string): Promise<string[]> {
  const addresses: string[] = []
  for (const part of accounts) addresses.push(...((await part.addresses?.(tx, accountId)) ?? []))
  if (addresses.length === 0) throw notFound('Akun')
  for (const { indispensable } of accounts)
    if (indispensable && (await indispensable.is(tx, accountId))) throw conflict(indispensable.words)
  return addresses
}
