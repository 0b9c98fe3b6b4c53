import { notifyPurge } from '../../../platform/db/channels.ts'
import type { Tx } from '../../../platform/db/transaction.ts'
import type { CallContext, InTenant } from '../../../platform/http/endpoint.ts'
import { post } from '../../../platform/mail/mail.ts'
import { hashToken, isToken } from '../../../platform/secrets/tokens.ts'
import { to } from '../../../routes.ts'
import { changedMeanwhile, conflict, invalidField, notFound } from '../../../shared/failure.ts'
import { record } from '../../core/audit/audit.ts'
import { regionNames } from '../../core/regions/regions.ts'
import {
  listPapers,
  listRemarks,
  putRemarks,
  type Registration,
  removePaper,
} from '../registrations/registrations.ts'
import * as store from './school-checking.store.ts'
import { labelOf, schoolParts } from './school-form.ts'
import { decidedLetter, noticeLetter } from './school-letters.mail.ts'
import { type Keys, openLink } from './school-links.ts'
import type { CheckedSchool, RegisteredSchool, SchoolDecision } from './schools.contract.ts'
import { isWithin } from './schools.rules.ts'
import { managedProvince } from './schools.ts'

type Checking = Pick<CallContext, 'tx' | 'clock' | 'tenant' | 'viewer' | 'request'>

/** A school that registers itself, by what its link holds. */
export async function schoolOfLink(tx: Tx, token: string): Promise<store.RegistrationRow> {
  const row = isToken(token) ? await store.findByToken(tx, hashToken(token)) : undefined
  if (!row) throw notFound('Pendaftaran sekolah')
  return row
}

/** The same as a registration that takes papers: until it was decided on. */
export async function takingSchool(tx: Tx, token: string): Promise<Registration> {
  const { id, status } = await schoolOfLink(tx, token)
  if (status !== 'submitted' && status !== 'needs_fix')
    throw conflict('Pendaftaran ini sudah diputuskan. Dokumennya tidak dapat diubah lagi.')
  return { school: id }
}

/** Answers the key of the file that goes once this is committed. */
export async function dropSchoolPaper(context: Checking, token: string, id: number): Promise<string> {
  const key = await removePaper(context.tx, await takingSchool(context.tx, token), id)
  const { id: school, name } = await schoolOfLink(context.tx, token)
  await record(context, { action: 'school.paper_removed', object: { type: 'school', id: school, name } })
  return key
}

/** What was asked for is mended by whoever holds the link, and waits to be looked at again. */
export async function mendSchool(context: Checking, token: string, given: RegisteredSchool): Promise<void> {
  const { tx, clock, tenant } = context
  const row = isToken(token) ? await store.lockByToken(tx, hashToken(token)) : undefined
  if (!row) throw notFound('Pendaftaran sekolah')
  if (row.status !== 'needs_fix') throw conflict('Data sekolah ini tidak sedang diminta diperbaiki')
  if (await store.findTaken(tx, given.npsn, row.id))
    throw invalidField('npsn', 'Sekolah dengan NPSN ini sudah tercatat', 'taken')
  await store.mend(tx, row, given, clock.now())
  await putRemarks(tx, { school: row.id }, [])
  await record(context, {
    action: 'school.mended',
    object: { type: 'school', id: row.id, name: given.name },
    before: { status: row.status },
    after: { status: 'submitted' },
  })
  const contact = tenant.contact.email?.trim()
  if (contact) await post(tx, noticeLetter(tenant.sender, contact, given))
}

async function findManaged({ tx, viewer }: Pick<Checking, 'tx' | 'viewer'>, npsn: string) {
  const row = await store.findChecked(tx, npsn)
  if (!row || !isWithin(managedProvince(viewer), row.provinceCode)) throw notFound('Sekolah')
  return row
}

/** Whose papers these are, for whoever checks schools. */
export const managedRegistration = async (
  context: Pick<Checking, 'tx' | 'viewer'>,
  npsn: string,
): Promise<Registration> => ({ school: (await findManaged(context, npsn)).id })

/** Everything that a school's registration is decided by. */
export async function getChecked(
  context: InTenant & Pick<Checking, 'viewer'>,
  npsn: string,
): Promise<CheckedSchool> {
  const { tx } = context
  const { id, reason, version, status } = await findManaged(context, npsn)
  const remarks = await listRemarks(tx, { school: id })
  const papers = await listPapers(tx, { school: id }, remarks, paper => `/v1/schools/${npsn}/papers/${paper}`)
  const parts = schoolParts(papers)
  const names = await regionNames()
  const alike = await store.listLookAlikes(tx, id)
  return {
    status,
    version,
    reason,
    parts,
    papers: papers.map(({ remark: _, ...paper }) => paper),
    remarks: remarks.map(
      ({ field, words }) => `${parts.find(({ value }) => value === field)?.label ?? 'Dokumen'}: ${words}`,
    ),
    lookAlikes: alike.map(({ cityCode, ...school }) => ({
      ...school,
      city: names.city(cityCode)?.name ?? '',
    })),
  }
}

/** A school is verified, refused, or asked to mend what is said; whom it named for that is told by mail. */
export async function decideRegistration(
  context: Checking,
  keys: Keys,
  npsn: string,
  { decision, reason, remarks, version }: SchoolDecision,
): Promise<void> {
  const { tx, clock, tenant } = context
  const row = await findManaged(context, npsn)
  if (row.status === decision && decision !== 'needs_fix') throw conflict(`${row.name} sudah berstatus ini`)
  const isToMend = decision === 'needs_fix'
  if (isToMend && row.tokenSealed === null)
    throw conflict('Sekolah ini tidak mendaftar sendiri. Perbaiki datanya langsung.')
  if (remarks.length > 0 && !isToMend)
    throw invalidField('remarks', 'Catatan per bagian hanya untuk permintaan perbaikan')
  if (decision !== 'verified' && reason.length < 10 && remarks.length === 0)
    throw invalidField('reason', 'Tulis alasannya, minimal 10 karakter')
  const change = { id: row.id, version, to: decision, reason, at: clock.now() }
  if (!(await store.decide(tx, change))) throw changedMeanwhile('Data sekolah ini')
  await putRemarks(tx, { school: row.id }, remarks)
  await record(context, {
    action: 'school.decided',
    object: { type: 'school', id: row.id, name: row.name },
    before: { status: row.status },
    after: { status: decision, ...(reason === '' ? {} : { reason }) },
  })
  await notifyPurge(tx, tenant.id, ['schools'])
  if (row.contactEmail === '') return
  const token = openLink(keys, tenant.id, row.tokenSealed)
  await post(
    tx,
    decidedLetter(tenant.sender, row, {
      status: decision,
      reason,
      remarks: remarks.map(({ field, words }) => `${labelOf(field) || 'Dokumen'}: ${words}`),
      url: token && `${tenant.origin}${to.ownSchool({ token })}`,
    }),
  )
}

/** Registrations whose papers nobody needs any more. */
export const decidedSchools = async (tx: Tx, before: Date): Promise<Registration[]> =>
  (await store.listDecided(tx, before)).map(({ id }) => ({ school: id }))
