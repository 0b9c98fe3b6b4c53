import type { CallContext, InTenant } from '../../../platform/http/endpoint.ts'
import { inOwnWords, namedIn } from '../../../platform/mail/edited-letters.ts'
import { holdAddress, listSuppressed, releaseRow } from '../../../platform/mail/held-addresses.ts'
import type { LetterPart } from '../../../platform/mail/letter-part.ts'
import { type Mail, post } from '../../../platform/mail/mail.ts'
import type { PartsOf } from '../../../platform/room-parts.ts'
import { routes, to } from '../../../routes.ts'
import { momentText } from '../../../shared/dates.ts'
import { type Paged, paged } from '../../../shared/envelope.ts'
import { conflict, invalidField, notFound } from '../../../shared/failure.ts'
import { record } from '../../core/audit/audit.ts'
import { memberOf } from '../../core/permissions/permissions.ts'
import { changeValue } from '../../core/site/site.ts'
import { findProfile } from '../members/members.ts'
import * as store from './letter-log.store.ts'
import type * as contract from './letters.contract.ts'
import { type LetterEnd, newsKind } from './letters.rules.ts'

export type { SegmentKind } from './letters.rules.ts'

const byLabel = (a: LetterPart, b: LetterPart) => a.label.localeCompare(b.label, 'id')

/** Every letter that the rooms declare. */
export const lettersOf = (partsOf: PartsOf): LetterPart[] => [...partsOf('letters').flat()].sort(byLabel)

export function getLetter(partsOf: PartsOf, reason: string): LetterPart {
  const found = lettersOf(partsOf).find(one => one.reason === reason)
  if (!found) throw notFound('Surat')
  return found
}

/** What a letter was for, in words: the letter's own name, or that of its kind of notification. */
function whyOf(partsOf: PartsOf): (reason: string) => string {
  const letters = new Map(lettersOf(partsOf).map(({ reason, label }) => [reason, label]))
  const kinds = new Map(
    partsOf('notificationKinds')
      .flat()
      .map(({ kind, label }) => [kind, label]),
  )
  const [topics, parts] = [new Map([['test_letter', 'Surat percobaan']]), kinds]
  return reason => {
    const [topic = ''] = reason.split('.', 1)
    return letters.get(reason) ?? topics.get(topic) ?? parts.get(topic) ?? 'Surat lain'
  }
}

/** What went to whom, why, and what became of it; letters about accounts are the account service's. */
export async function listLetters(
  { tx, tenant, partsOf }: InTenant,
  query: contract.LetterQuery,
): Promise<Paged<contract.LetterItem>> {
  const { rows, total } = await store.listRows(tx, query)
  const why = whyOf(partsOf)
  const items = rows.map(row => ({
    id: row.id,
    recipient: row.recipient,
    subject: row.subject,
    reason: row.reason,
    why: why(row.reason),
    // the statement answers these words alone
    end: row.end as LetterEnd,
    words: row.words,
    tries: row.tries,
    atText: momentText(row.createdAt, tenant.timeZone),
    endText: row.endedAt ? momentText(row.endedAt, tenant.timeZone) : '',
  }))
  return paged(items, total, query)
}

export const listTemplates = ({ tenant, partsOf }: InTenant): contract.TemplateItem[] =>
  lettersOf(partsOf).map(letter => ({
    reason: letter.reason,
    label: letter.label,
    about: letter.about,
    subject: inOwnWords(letter.sample(tenant.sender)).subject,
    isOwn: tenant.sender.edited?.[letter.reason] !== undefined,
    href: to.letterTemplate(letter),
  }))

/** A letter of the imagination, as it would be now. */
export const sampleOf = ({ tenant, partsOf }: Pick<InTenant, 'tenant' | 'partsOf'>, reason: string): Mail =>
  getLetter(partsOf, reason).sample(tenant.sender)

/** The tenant's own subject and opening words; empty ones give ours back. */
export async function changeWords(
  context: CallContext,
  reason: string,
  words: contract.LetterWords,
): Promise<contract.LetterWords & { reason: string }> {
  const letter = getLetter(context.partsOf, reason)
  const known = Object.keys(letter.fields ?? {})
  for (const field of ['subject', 'opening'] as const) {
    const unknown = namedIn(words[field]).find(name => !known.includes(name))
    if (unknown !== undefined)
      throw invalidField(
        field,
        `{${unknown}} tidak dikenal di surat ini. Yang ada: ${known.map(name => `{${name}}`).join(', ') || 'tidak ada'}`,
      )
  }
  const { [reason]: _, ...others } = context.tenant.sender.edited ?? {}
  const isEmpty = words.subject === '' && words.opening === ''
  await changeValue(context, 'letters', { value: isEmpty ? others : { ...others, [reason]: words } })
  return { reason, ...words }
}

/** One to oneself, marked as what it is. */
export async function sendTest(context: CallContext, reason: string): Promise<{ to: string }> {
  const { tx, tenant, viewer } = context
  const profile = await findProfile(tx, memberOf(viewer).membershipId, tenant.pictureBase)
  if (!profile?.email) throw conflict('Anda belum punya alamat email di situs ini')
  const mail = inOwnWords(sampleOf(context, reason))
  const subject = `[Percobaan] ${mail.subject}`
  await post(tx, { ...mail, subject, to: profile.email, reason: 'test_letter' })
  return { to: profile.email }
}

export async function listSuppressions(
  { tx, tenant }: InTenant,
  query: contract.SuppressionQuery,
): Promise<Paged<contract.SuppressionItem>> {
  const { rows, total } = await listSuppressed(tx, query)
  const items = rows.map(row => ({
    id: row.id,
    address: row.address,
    cause: row.cause,
    words: row.words,
    sinceText: momentText(row.createdAt, tenant.timeZone),
    endsText: row.endsAt ? momentText(row.endsAt, tenant.timeZone) : '',
  }))
  return paged(items, total, query)
}

export async function suppressAddress(
  context: CallContext,
  given: { address: string; words: string },
): Promise<{ id: number }> {
  const { tx, clock } = context
  const id = await holdAddress(tx, { ...given, at: clock.now() })
  await record(context, {
    action: 'suppression.added',
    object: { type: 'suppression', id, name: given.address },
  })
  return { id }
}

/** The address gets letters again; where the mail server refuses it once more, it is back. */
export async function releaseAddress(context: CallContext, id: number): Promise<{ id: number }> {
  const address = await releaseRow(context.tx, id)
  if (address === undefined) throw notFound('Alamat')
  await record(context, {
    action: 'suppression.released',
    object: { type: 'suppression', id, name: address },
  })
  return { id }
}

export const newsLetters: LetterPart[] = [
  {
    reason: newsKind.kind,
    label: 'Kabar dari pengelola',
    about: 'Surat yang Anda tulis sendiri di Kiriman.',
    fields: { nama: 'Nama penerima', judul: 'Judul kiriman' },
    sample: sender => ({
      to: 'dewi@contoh.id',
      sender,
      reason: newsKind.kind,
      subject: 'Libur akhir tahun dan jadwal Januari',
      greeting: 'Halo Dewi Lestari,',
      paragraphs: [
        'Kelas libur 22 Desember sampai 4 Januari. Bab yang sudah terbuka tetap dapat dibaca.',
        'Sampai jumpa di angkatan berikutnya.',
      ],
      action: { label: 'Lihat jadwal', url: `${sender.origin}${routes.Class}` },
      fields: { nama: 'Dewi Lestari', judul: 'Libur akhir tahun dan jadwal Januari' },
    }),
  },
]
