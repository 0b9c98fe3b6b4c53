import type { CallContext, InTenant } from '../../../platform/http/endpoint.ts'
import { to } from '../../../routes.ts'
import { mediumDate } from '../../../shared/dates.ts'
import { dayIn } from '../../../shared/days.ts'
import { type Paged, paged } from '../../../shared/envelope.ts'
import { conflict, notFound } from '../../../shared/failure.ts'
import { record } from '../../core/audit/audit.ts'
import { memberOf } from '../../core/permissions/permissions.ts'
import { sendEvent } from '../../membership/webhooks/webhooks.ts'
import type { OwnContext } from '../enrolments/enrolments.ts'
import { plainCode } from '../recognition/recognition.ts'
import type * as contract from './certificates.contract.ts'
import { certificateKinds } from './certificates.rules.ts'
import * as store from './certificates.store.ts'
import { newNames } from './issuing.ts'

export const fileHref = ({ code }: { code: string }) => `/v1/certificates/${code}/file`

const shownOf = ({ tenant }: InTenant, row: store.CertificateRow): contract.ShownCertificate => ({
  code: row.code,
  number: row.number,
  holder: row.holder,
  kind: row.kind,
  title: row.title,
  run: row.runName,
  percent: row.percent,
  finishedAt: dayIn(row.finishedAt, tenant.timeZone),
  issuedAt: dayIn(row.issuedAt, tenant.timeZone),
  state: row.state,
  reason: row.reason,
  href: to.verified(row),
})

export async function listOwn(context: OwnContext): Promise<contract.ShownCertificate[]> {
  const rows = await store.listOwn(context.tx, memberOf(context.viewer).membershipId)
  return rows.map(row => shownOf(context, row))
}

/** One's own, as one's own classes show them. */
export async function shelfOf(context: OwnContext) {
  const rows = await store.listOwn(context.tx, memberOf(context.viewer).membershipId)
  return rows.map(row => ({
    name: row.title,
    text: `${certificateKinds[row.kind].label} nomor ${row.number}, terbit ${mediumDate(row.issuedAt, context.tenant.timeZone)}`,
    href: to.verified(row),
    fileHref: fileHref(row),
  }))
}

export async function getByCode(context: InTenant, typed: string): Promise<store.CertificateRow> {
  const row = await store.findByCode(context.tx, plainCode(typed))
  if (!row) throw notFound('Sertifikat')
  return row
}

export const getShown = async (context: InTenant, typed: string) =>
  shownOf(context, await getByCode(context, typed))

export async function listCertificates(
  context: InTenant,
  query: contract.CertificateQuery,
): Promise<Paged<contract.CertificateItem>> {
  const { rows, total } = await store.listRows(context.tx, query)
  const items = rows.map(row => ({
    id: row.id,
    name: row.holder,
    number: row.number,
    code: row.code,
    kind: row.kind,
    title: row.title,
    state: row.state,
    issuedText: mediumDate(row.issuedAt, context.tenant.timeZone),
    reason: row.reason,
    href: to.verified(row),
    fileHref: fileHref(row),
  }))
  return paged(items, total, query)
}

async function lockStanding({ tx }: InTenant, id: number): Promise<store.CertificateRow> {
  const row = await store.lockCertificate(tx, id)
  if (!row) throw notFound('Sertifikat')
  if (row.state !== 'issued') throw conflict('Sertifikat ini sudah tidak berlaku.')
  return row
}

export async function revoke(context: CallContext, id: number, reason: string): Promise<void> {
  const row = await lockStanding(context, id)
  await store.endCertificate(context.tx, id, { state: 'revoked', at: context.clock.now(), reason })
  const { code, membershipId, classId } = row
  await sendEvent(context, {
    type: 'certificate.revoked',
    data: { certificateId: id, code, membershipId, classId },
  })
  await record(context, {
    action: 'certificate.revoke',
    object: { type: 'certificate', id, name: `${row.holder}, ${row.title}` },
    after: { reason },
  })
}

/** With another name: the old one says that it was replaced, and by which. */
export async function reissue(
  context: CallContext,
  id: number,
  holder: string,
): Promise<contract.ShownCertificate> {
  const { tx, clock } = context
  const old = await lockStanding(context, id)
  if (old.holder === holder) throw conflict('Nama di sertifikat ini sudah seperti itu.')
  await store.endCertificate(tx, id, { state: 'replaced', at: clock.now(), reason: '' })
  const names = await newNames(context)
  const made = await store.insertCertificate(tx, { ...old, ...names, holder, issuedAt: clock.now() })
  if (made === undefined) throw conflict('Sertifikat ini baru saja diganti.')
  await store.writeReplacement(tx, id, made)
  await record(context, {
    action: 'certificate.reissue',
    object: { type: 'certificate', id: made, name: `${holder}, ${old.title}` },
    before: { holder: old.holder, number: old.number },
    after: { holder, number: names.number },
  })
  return getShown(context, names.code)
}
