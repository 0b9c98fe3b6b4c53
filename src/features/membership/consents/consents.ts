import { createHmac } from 'node:crypto'
import type { Tx } from '../../../platform/db/transaction.ts'
import type { Viewer } from '../../../platform/http/access.ts'
import type { CallContext, InTenant } from '../../../platform/http/endpoint.ts'
import type { Secrets } from '../../../platform/secrets/secrets.ts'
import { momentText } from '../../../shared/dates.ts'
import { conflict, invalidField } from '../../../shared/failure.ts'
import { record } from '../../core/audit/audit.ts'
import { memberOf } from '../../core/permissions/permissions.ts'
import { findPerson, setChoice } from '../data-subjects/data-subjects.ts'
import { findNotice, noticeText } from '../notices/notices.ts'
import type { ConsentGiving, ConsentState, OwnConsents } from './consents.contract.ts'
import type { PrivacyChoice } from './consents.rules.ts'
import { labelOf, type PurposeName, purposeNames, purposeOf, purposeOfChoice } from './consents.rules.ts'
import { type ConsentRow, insertConsent, listConsents } from './consents.store.ts'

export type { ConsentState, OwnConsents } from './consents.contract.ts'
export { labelOf, purposeNames } from './consents.rules.ts'
export { countConsents, insertConsent, listProcessedConsents } from './consents.store.ts'

export type Keys = Pick<Secrets, 'key'>

/** Tells two networks apart for who must prove a consent, and tells nobody which they were. */
export const ipHash = (secrets: Keys, ip: string) =>
  ip === '' ? '' : createHmac('sha256', secrets.key('ip')).update(ip).digest('hex')

/** The words in force: of the notice they are the tenant's own. */
async function versionOf(tx: Tx, purpose: PurposeName): Promise<string> {
  if (purpose !== 'privacy') return purposeOf(purpose).textVersion
  return noticeText((await findNotice(tx))?.version ?? 0)
}

/** What somebody has agreed to here, and every word they ever said on it. */
export async function ownConsents(context: InTenant & { viewer: Viewer }): Promise<OwnConsents> {
  const { tx, tenant, viewer } = context
  const rows = await listConsents(tx, memberOf(viewer).membershipId)
  const states: ConsentState[] = []
  for (const purpose of purposeNames) {
    const textVersion = await versionOf(tx, purpose)
    // what is not published cannot have been read
    if (textVersion === noticeText(0)) continue
    states.push(
      stateOf(
        purpose,
        textVersion,
        rows.find(row => row.purpose === purpose),
        tenant.timeZone,
      ),
    )
  }
  return {
    purposes: states,
    history: rows.map(row => ({
      ...row,
      label: labelOf(row.purpose),
      at: row.at.toISOString(),
      atText: momentText(row.at, tenant.timeZone),
    })),
  }
}

function stateOf(
  purpose: PurposeName,
  textVersion: string,
  newest: ConsentRow | undefined,
  timeZone: string,
): ConsentState {
  const { label, basis, text, isRequired = false } = purposeOf(purpose)
  const isGiven = newest?.isGiven ?? false
  return {
    purpose,
    label,
    basis,
    text,
    textVersion,
    isRequired,
    isGiven,
    isOutdated: isGiven && newest?.textVersion !== textVersion,
    at: newest?.at.toISOString() ?? null,
    atText: newest ? momentText(newest.at, timeZone) : null,
  }
}

const keptByLaw =
  'Persetujuan ini diperlukan selama Anda menjadi anggota. Bila tidak lagi setuju, hapus akun Anda di halaman Privasi & data.'

/** A line in the ledger, and what follows from it. Taking back is as easy as giving. */
export async function giveConsent(
  context: CallContext,
  secrets: Keys,
  { purpose, isGiven, textVersion }: ConsentGiving,
): Promise<OwnConsents> {
  const { tx, viewer, clock, request } = context
  const { membershipId, name } = memberOf(viewer)
  const { isRequired, needsGuardian, choice } = purposeOf(purpose)
  if (isRequired && !isGiven) throw invalidField('isGiven', keptByLaw)
  const person = await findPerson(tx, membershipId)
  if (needsGuardian && isGiven && person?.isRestricted)
    throw invalidField(
      'isGiven',
      'Selama izin wali belum ada, profil Anda tidak ditampilkan kepada siapa pun',
    )
  const inForce = await versionOf(tx, purpose)
  if (textVersion !== undefined && textVersion !== inForce)
    throw conflict('Teks persetujuan baru saja diperbarui. Muat ulang halaman, lalu baca sekali lagi.')
  const at = clock.now()
  const line = { membershipId, purpose, isGiven, textVersion: inForce, source: 'profile', at }
  await insertConsent(tx, { ...line, ipHash: ipHash(secrets, request.ip) })
  if (choice) await setChoice(tx, { membershipId, choice, isGiven, at })
  await record(context, {
    action: isGiven ? 'privacy.consent_given' : 'privacy.consent_withdrawn',
    object: { type: 'member', id: membershipId, name },
    after: { purpose, version: inForce },
  })
  return ownConsents(context)
}

interface Registered {
  membershipId: number
  consents: readonly { purpose: string; version: string; at: Date }[]
  ipHash?: string
}

/** What was ticked when registering, into this tenant's ledger; each version of the words once. */
export async function recordRegistrationConsents(tx: Tx, registered: Registered): Promise<void> {
  const { membershipId, consents } = registered
  const known = await listConsents(tx, membershipId)
  for (const { purpose, version, at } of consents) {
    if (known.some(row => row.purpose === purpose && row.textVersion === version)) continue
    await insertConsent(tx, {
      membershipId,
      purpose,
      isGiven: true,
      textVersion: version,
      source: 'registration',
      ipHash: registered.ipHash ?? '',
      at,
    })
  }
}

/** Choices made on the profile's own form are consents too. */
export async function recordChoices(
  tx: Tx,
  membershipId: number,
  choices: Readonly<Partial<Record<PrivacyChoice, boolean | undefined>>>,
  at: Date,
): Promise<void> {
  const rows = await listConsents(tx, membershipId)
  for (const choice of ['showFullName', 'showPicture', 'showSchool'] as const) {
    const isGiven = choices[choice]
    const purpose = purposeOfChoice(choice)
    if (isGiven === undefined || purpose === undefined) continue
    const before = rows.find(row => row.purpose === purpose)?.isGiven ?? false
    if (before === isGiven) continue
    const { textVersion } = purposeOf(purpose)
    await insertConsent(tx, {
      membershipId,
      purpose,
      isGiven,
      textVersion,
      source: 'profile',
      ipHash: '',
      at,
    })
  }
}
