import type { Member } from '../../../platform/http/access.ts'
import type { InTenant } from '../../../platform/http/endpoint.ts'
import { to } from '../../../routes.ts'
import { dateRange, duration, mediumDate, momentText } from '../../../shared/dates.ts'
import { amountText } from '../../../shared/money.ts'
import { shelfOf } from '../../learning/certificates/certificates.ts'
import {
  actionOf,
  type LearningRow,
  listNextMeetings,
  listOwnLearning,
  mayRead,
  type OwnContext,
  percentOf,
  states,
} from '../../learning/enrolments/enrolments.ts'
import { listOwnOrders, orderStates } from '../../money/orders/orders.ts'
import type { AnswerPart, CardItem, CardKind } from './answers.contract.ts'

type Card = Extract<AnswerPart, { type: 'card' }>

/** What is said of somebody's own records, and the records. */
export interface OwnAnswer {
  text: string
  card?: Card
}

const mostItems = 5
const mostMeetings = 3

/** The asker's own records, read through the doors of the rooms that keep them: for who is signed in, and their own only. */
export async function answerOfOwn(
  context: InTenant,
  reader: Member | null,
  kind: CardKind,
): Promise<OwnAnswer> {
  if (kind === 'password') return passwordAnswer(reader)
  if (!reader)
    return {
      text: 'Untuk melihat data Anda sendiri, masuk dahulu. Setelah itu tanyakan lagi di sini.',
      card: {
        type: 'card',
        kind,
        title: 'Masuk dahulu',
        items: [],
        action: { label: 'Masuk', href: to.login() },
      },
    }
  const own: OwnContext = { ...context, viewer: { member: reader, grant: 'own' } }
  if (kind === 'bills') return billsAnswer(own, reader)
  if (kind === 'certificates') return certificatesAnswer(own)
  const rows = (await listOwnLearning(own)).filter(({ state }) => mayRead(state))
  return kind === 'schedule' ? scheduleAnswer(own, rows) : progressAnswer(rows)
}

async function scheduleAnswer(context: OwnContext, rows: readonly LearningRow[]): Promise<OwnAnswer> {
  const { timeZone } = context.tenant
  const items: CardItem[] = []
  for (const row of rows.filter(({ state }) => state === 'active').slice(0, mostItems)) {
    const meetings = (await listNextMeetings(context, row.classId)).slice(0, mostMeetings)
    const run =
      row.startAt && row.endAt
        ? `${row.runName ?? 'Kelas'}: ${dateRange(row.startAt, row.endAt, row.timeZone ?? timeZone)}`
        : 'Belajar mandiri, tanpa jadwal tetap'
    const next = meetings.map(
      one => `${one.title}: ${momentText(one.startAt, one.timeZone)}, ${duration(one.minutes)}`,
    )
    items.push({ title: row.name, text: [run, ...next].join('. '), href: to.learningIn(row) })
  }
  return {
    text:
      items.length === 0
        ? 'Saat ini Anda tidak mengikuti kelas apa pun, jadi belum ada jadwal.'
        : 'Ini jadwal kelas yang Anda ikuti.',
    card: cardOf('schedule', 'Jadwal kelas Anda', items, { label: 'Buka Kelas saya', href: to.learning() }),
  }
}

function progressAnswer(rows: readonly LearningRow[]): OwnAnswer {
  const items = rows.slice(0, mostItems).map(row => ({
    title: row.name,
    text:
      row.state === 'completed'
        ? states[row.state].label
        : row.total === 0
          ? 'Kelas ini tidak memiliki bab untuk dibaca'
          : `${row.done} dari ${row.total} bab selesai (${percentOf(row)}%)${row.nextTitle && row.done < row.total ? `, berikutnya: ${row.nextTitle}` : ''}`,
    href: actionOf(row).href,
  }))
  return {
    text: items.length === 0 ? 'Anda belum mengikuti kelas apa pun.' : 'Ini kemajuan belajar Anda.',
    card: cardOf('progress', 'Kemajuan Anda', items, { label: 'Buka Kelas saya', href: to.learning() }),
  }
}

async function billsAnswer({ tx, tenant }: OwnContext, reader: Member): Promise<OwnAnswer> {
  const rows = await listOwnOrders(tx, reader.membershipId)
  const waiting = rows.filter(({ state }) => state === 'pending')
  const shown = (waiting.length > 0 ? waiting : rows).slice(0, mostItems)
  const items = shown.map(row => ({
    title: row.title,
    text:
      row.state === 'pending'
        ? `${amountText(row.total)}, bayar sebelum ${momentText(row.expiresAt, tenant.timeZone)}`
        : `${amountText(row.total)}, ${orderStates[row.state].label.toLowerCase()}, dipesan ${mediumDate(row.createdAt, tenant.timeZone)}`,
    href: to.ownOrder(row),
  }))
  const text =
    waiting.length > 0
      ? `Anda memiliki ${waiting.length} tagihan yang menunggu pembayaran.`
      : rows.length > 0
        ? 'Tidak ada tagihan yang menunggu. Ini pesanan terakhir Anda.'
        : 'Anda belum memiliki tagihan atau pesanan.'
  return {
    text,
    card: cardOf('bills', 'Tagihan Anda', items, { label: 'Buka Pesanan', href: to.ownOrders() }),
  }
}

async function certificatesAnswer(context: OwnContext): Promise<OwnAnswer> {
  const items = (await shelfOf(context))
    .slice(0, mostItems)
    .map(({ name, text, href }) => ({ title: name, text, href }))
  return {
    text:
      items.length === 0
        ? 'Anda belum memiliki sertifikat. Sertifikat terbit setelah kelas yang memberikannya selesai.'
        : `Anda memiliki ${items.length} sertifikat.`,
    card: cardOf('certificates', 'Sertifikat Anda', items, { label: 'Buka Kelas saya', href: to.learning() }),
  }
}

function passwordAnswer(reader: Member | null): OwnAnswer {
  if (reader)
    return {
      text: 'Kata sandi akun diubah di profil Anda. Kalau lupa, keluar dahulu, lalu pilih Lupa kata sandi di halaman masuk.',
      card: cardOf('password', 'Kata sandi', [], { label: 'Buka profil', href: to.profile() }),
    }
  return {
    text: 'Buka halaman masuk, pilih Lupa kata sandi, lalu tulis email Anda. Tautan untuk membuat kata sandi baru dikirim ke email itu.',
    card: cardOf('password', 'Lupa kata sandi', [], { label: 'Buka halaman masuk', href: to.login() }),
  }
}

/** Where the site's owner is found, each to be pressed; undefined where they say nothing of it. */
export function contactCard({ tenant }: Pick<InTenant, 'tenant'>): Card | undefined {
  const { email, phone, whatsapp, address } = tenant.contact
  const digits = whatsapp?.replaceAll(/\D/g, '').replace(/^0/, '62')
  const items: CardItem[] = [
    ...(whatsapp && digits ? [{ title: 'WhatsApp', text: whatsapp, href: `https://wa.me/${digits}` }] : []),
    ...(phone ? [{ title: 'Telepon', text: phone, href: `tel:${phone.replaceAll(/[^+\d]/g, '')}` }] : []),
    ...(email ? [{ title: 'Email', text: email, href: `mailto:${email}` }] : []),
    ...(address ? [{ title: 'Alamat', text: address, href: to.home() }] : []),
  ]
  return items.length === 0 ? undefined : cardOf('contact', `Kontak ${tenant.title}`, items)
}

/** Where somebody goes on who found no answer: whoever looks after the site, and its search. */
export function whereElse(context: Pick<InTenant, 'tenant'>, terms: readonly string[]): Card {
  const words = terms.slice(0, 4).join(' ').slice(0, 60)
  const items = (contactCard(context)?.items ?? []).filter(({ title }) => title !== 'Alamat')
  return cardOf('contact', items.length > 0 ? 'Tanyakan langsung' : 'Cari sendiri', items, {
    label: `Cari "${words}" di situs ini`,
    href: to.search({ q: words }),
  })
}

const cardOf = (kind: CardKind, title: string, items: CardItem[], action?: Card['action']): Card => ({
  type: 'card',
  kind,
  title,
  items,
  ...(action ? { action } : {}),
})
