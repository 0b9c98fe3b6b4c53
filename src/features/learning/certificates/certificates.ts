import type { CallContext, InTenant } from '../../../platform/http/endpoint.ts'
import { randomToken } from '../../../platform/secrets/tokens.ts'
import { to } from '../../../routes.ts'
import { longDate, mediumDate } from '../../../shared/dates.ts'
import { dayIn } from '../../../shared/days.ts'
import { type Paged, paged } from '../../../shared/envelope.ts'
import { conflict, notFound } from '../../../shared/failure.ts'
import { record, recordBySystem } from '../../core/audit/audit.ts'
import { memberOf } from '../../core/permissions/permissions.ts'
import { notify, type TellContext } from '../../membership/notifications/notifications.ts'
import { sendEvent } from '../../membership/webhooks/webhooks.ts'
import type { OwnContext } from '../enrolments/enrolments.ts'
import { findMean, findReceipt, newCode } from '../quizzes/quizzes.ts'
import type * as contract from './certificates.contract.ts'
import { certificateKind, certificateStates, codeWords, plainCode } from './certificates.rules.ts'
import * as store from './certificates.store.ts'

export const fileHref = ({ code }: { code: string }) => `/v1/certificates/${code}/file`

/** What issuing needs to know. */
export type Issuing = TellContext

/** What a new one is known by: a number in the order of the year, a code to be typed, a token for a link. */
async function newNames({ tx, clock, tenant }: Issuing) {
  const year = Number(dayIn(clock.now(), tenant.timeZone).slice(0, 4))
  const number = `${year}-${String(await store.takeNumber(tx, year)).padStart(6, '0')}`
  return { number, code: newCode(12), token: randomToken() }
}

/** Whoever has finished a class that gives one is issued one, with everything as it is at that moment; one, however often. */
export async function issueFor(context: Issuing, { enrolmentId }: { enrolmentId: number }): Promise<void> {
  const { tx, clock } = context
  const finished = await store.findFinished(tx, enrolmentId)
  // one that was revoked stays revoked, whatever is done anew
  if (!finished?.certificate || (await store.findStanding(tx, enrolmentId))) return
  const { classId, membershipId, holder, title, runName, finishedAt } = finished
  const issuedAt = clock.now()
  const names = await newNames(context)
  const id = await store.insertCertificate(tx, {
    ...names,
    enrolmentId,
    classId,
    membershipId,
    holder,
    title,
    runName,
    percent: await findMean(tx, enrolmentId),
    finishedAt: finishedAt ?? issuedAt,
    issuedAt,
  })
  if (id === undefined) return
  const object = { type: 'certificate', id, name: `${holder}, ${title}` }
  await recordBySystem(context, { action: 'certificate.issue', object, after: { number: names.number } })
  const told = { certificateId: id, code: names.code, membershipId, classId }
  await sendEvent(context, { type: 'certificate.issued', data: told })
  await notify(context, {
    to: membershipId,
    kind: certificateKind.kind,
    title: `Sertifikat Anda terbit: ${title}`,
    words: `Selamat, Anda menyelesaikan ${title}. Sertifikat nomor ${names.number} sudah dapat diunduh, dan siapa pun dapat memeriksanya dengan kode ${codeWords(names.code)}.`,
    link: to.verified(names),
    linkLabel: 'Lihat sertifikat',
    reason: 'certificate.issued',
  })
}

const shownOf = ({ tenant }: InTenant, row: store.CertificateRow): contract.ShownCertificate => ({
  code: row.code,
  number: row.number,
  holder: row.holder,
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
    text: `Nomor ${row.number}, terbit ${mediumDate(row.issuedAt, context.tenant.timeZone)}`,
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

/** All that is printed on it, and whether it still holds; or what a receipt of a quiz says. */
export async function verify(context: InTenant, typed: string): Promise<contract.Verified | undefined> {
  const { tx, tenant } = context
  const code = plainCode(typed)
  const row = await store.findByCode(tx, code)
  if (row) return verifiedOf(context, row)
  const found = await findReceipt(context, code)
  if (!found) return undefined
  const { title, className, receipt } = found
  return {
    kind: 'receipt',
    title: 'Tanda terima kuis',
    tone: 'good',
    words: `Kuis ini tercatat di ${tenant.title}.`,
    facts: [
      { label: 'Kuis', value: title },
      { label: 'Kelas', value: className },
      { label: 'Dikumpulkan', value: receipt.submittedText },
      { label: 'Terjawab', value: `${receipt.answered} dari ${receipt.questions} soal` },
      { label: 'Cara', value: receipt.endedBy },
    ],
    fileHref: '',
    newerHref: '',
  }
}

const standings = {
  issued: { tone: 'good', title: 'Sertifikat asli' },
  revoked: { tone: 'bad', title: 'Sertifikat ini dicabut' },
  replaced: { tone: 'warning', title: 'Sertifikat ini sudah diganti' },
} as const

function verifiedOf({ tenant }: InTenant, row: store.CertificateRow): contract.Verified {
  const day = (at: Date) => longDate(at, tenant.timeZone)
  const ended = row.endedAt ? day(row.endedAt) : ''
  const words = {
    issued: `Diterbitkan oleh ${tenant.title} dan masih berlaku.`,
    revoked: `Dicabut oleh ${tenant.title} pada ${ended}. Alasan: ${row.reason}`,
    replaced: `Diganti dengan sertifikat baru pada ${ended}, karena nama yang tercetak diperbarui.`,
  }
  return {
    kind: 'certificate',
    ...standings[row.state],
    words: words[row.state],
    facts: [
      { label: 'Nama', value: row.holder },
      { label: 'Kelas', value: row.title },
      ...(row.runName ? [{ label: 'Angkatan', value: row.runName }] : []),
      ...(row.percent === null ? [] : [{ label: 'Nilai', value: `${row.percent}%` }]),
      { label: 'Diselesaikan', value: day(row.finishedAt) },
      { label: 'Terbit', value: day(row.issuedAt) },
      { label: 'Nomor', value: row.number },
      { label: 'Kode', value: codeWords(row.code) },
      { label: 'Penerbit', value: tenant.title },
      { label: 'Status', value: certificateStates[row.state].label },
    ],
    fileHref: row.state === 'issued' ? fileHref(row) : '',
    newerHref: row.newerCode ? to.verified({ code: row.newerCode }) : '',
  }
}

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
