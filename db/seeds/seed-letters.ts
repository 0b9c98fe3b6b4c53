import { enrolmentKind, mails } from '../../src/features/learning/enrolments/enrolments.mail.ts'
import { markKind } from '../../src/features/learning/quizzes/quizzes.rules.ts'
import { newsKind } from '../../src/features/membership/letters/letters.rules.ts'
import { notify, notifyByLetter } from '../../src/features/membership/notifications/notifications.ts'
import type { Tx } from '../../src/platform/db/transaction.ts'
import { after } from './days.ts'
import type { DemoTenant } from './demo.types.ts'
import { houseAt } from './demo-house.ts'

/** What was told within so many days has not been looked at by everybody. */
const freshDays = 7
/** letters that the log of the demo keeps */
const keptMails = 60

/** What members were told of what the demo says happened, and letters to many; after classes, marks and orders are there. */
export async function seedLetters(tx: Tx, tenantId: number, demo: DemoTenant, now: Date): Promise<void> {
  const contextAt = houseAt(tx, tenantId, demo, { notificationKinds: [enrolmentKind, markKind, newsKind] })
  const sender = contextAt(now).tenant.sender
  for (const row of await decided(tx, after(now, -30)))
    await notifyByLetter(contextAt(row.at), {
      to: row.membershipId,
      kind: enrolmentKind.kind,
      mail: mails[row.to === 'declined' ? 'declined' : 'approved']({
        sender,
        to: row.email,
        name: row.name,
        className: row.className,
        slug: row.slug,
        runName: null,
        why: '',
      }),
    })
  for (const row of await marked(tx))
    await notify(contextAt(row.at), {
      to: row.membershipId,
      kind: markKind.kind,
      title: `Nilai "${row.title}" sudah keluar`,
      words: `Jawaban Anda di ${row.className} selesai dinilai. Buka kuisnya untuk melihat nilai dan umpan balik.`,
      link: `/Belajar/${row.slug}/Kuis/${row.chapterSlug}`,
      linkLabel: 'Lihat nilai',
      reason: 'mark.released',
    })
  if (demo.enrolments) await writeMailings(tx, tenantId, demo, now)
  // people look at their bell, most of them
  await tx.db
    .updateTable('notifications')
    .set(column => ({ read_at: column.ref('created_at') }))
    .where('created_at', '<', after(now, -freshDays))
    .execute()
}

/** Requests that somebody answered lately. */
const decided = (tx: Tx, since: Date) =>
  tx.db
    .selectFrom('enrolment_events as v')
    .innerJoin('enrolments as e', 'e.id', 'v.enrolment_id')
    .innerJoin('memberships as m', 'm.id', 'e.membership_id')
    .innerJoin('classes as c', 'c.id', 'e.class_id')
    .select(['v.at', 'v.to_state as to', 'm.id as membershipId', 'm.name', 'c.name as className', 'c.slug'])
    .select(column => column.ref('m.email').$notNull().as('email'))
    .where('m.email', 'is not', null)
    .where('v.from_state', '=', 'requested')
    .where('v.to_state', 'in', ['active', 'declined'])
    .where('v.at', '>', since)
    .orderBy('v.at')
    .execute()

/** The newest marks. */
const marked = (tx: Tx) =>
  tx.db
    .selectFrom('grades as g')
    .innerJoin('enrolments as e', 'e.id', 'g.enrolment_id')
    .innerJoin('chapters as h', 'h.id', 'g.chapter_id')
    .innerJoin('classes as c', 'c.id', 'h.class_id')
    .select(['g.at', 'e.membership_id as membershipId', 'h.title', 'h.slug as chapterSlug'])
    .select(['c.name as className', 'c.slug'])
    .orderBy('g.at', 'desc')
    .limit(30)
    .execute()

/** One that has gone to all, one that waits for its hour, and one that is being written. */
async function writeMailings(tx: Tx, tenantId: number, demo: DemoTenant, now: Date): Promise<void> {
  const admin = await tx.db
    .selectFrom('memberships')
    .select(['id', 'name'])
    .where('kind', '=', 1)
    .orderBy('id')
    .executeTakeFirst()
  if (!admin) return
  const by = { membership_id: admin.id, by_name: admin.name, link: '/Class' }
  const sentAt = after(now, -9)
  const news = {
    subject: 'Kelas baru dibuka bulan depan',
    words:
      'Tiga kelas baru dibuka bulan depan. Pendaftaran dimulai Senin, dan peserta lama mendapat tempat lebih dulu.',
  }
  const { id } = await tx.db
    .insertInto('mailings')
    .values({
      ...by,
      ...news,
      segment: 'all',
      state: 'sent',
      due_at: sentAt,
      began_at: sentAt,
      ended_at: sentAt,
      created_at: after(now, -10),
      updated_at: sentAt,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const members = await tx.db
    .selectFrom('memberships')
    .select('id')
    .where('status', '=', 'active')
    .orderBy('id')
    .execute()
  const context = houseAt(tx, tenantId, demo, { notificationKinds: [newsKind] })(sentAt)
  for (const member of members) {
    const state = await notify(context, {
      to: member.id,
      kind: newsKind.kind,
      title: news.subject,
      words: news.words,
      link: '/Class',
    })
    await tx.db
      .insertInto('mailing_recipients')
      .values({ mailing_id: id, membership_id: member.id, state, told_at: sentAt })
      .execute()
  }
  const further = { ...by, created_at: after(now, -1), updated_at: after(now, -1) }
  await tx.db
    .insertInto('mailings')
    .values([
      {
        ...further,
        subject: 'Libur akhir tahun',
        words: 'Kelas libur dua minggu di akhir tahun. Bab yang sudah terbuka tetap dapat dibaca.',
        segment: 'kind:4',
        state: 'scheduled',
        due_at: after(now, 3),
      },
      {
        ...further,
        subject: 'Undangan rapat pengajar',
        words: 'Kita bertemu Sabtu pagi untuk membahas jadwal semester depan.',
        segment: 'kind:3',
        state: 'draft',
      },
    ])
    .execute()
}

/**
 * As the platform: the newest letters stay, taken by a mail server as those of any site, and one address is dead; what
 * was written before is long read.
 */
export async function settleMails(tx: Tx, tenantId: number, now: Date): Promise<void> {
  const all = await tx.db
    .selectFrom('mails')
    .select(['id', 'recipient', 'created_at'])
    .where('tenant_id', '=', tenantId)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .execute()
  const kept = all.slice(0, keptMails).filter(({ created_at }) => created_at > after(now, -60))
  const dead = kept.at(-1)
  await tx.db
    .deleteFrom('mails')
    .where('tenant_id', '=', tenantId)
    .where('id', 'not in', [0, ...kept.map(({ id }) => id)])
    .execute()
  for (const mail of kept) {
    const at = new Date(mail.created_at.getTime() + 4000)
    await tx.db
      .updateTable('mails')
      .set(
        mail.id === dead?.id
          ? { refused_at: at, tries: 1, last_error: noSuchUser }
          : mail.recipient === dead?.recipient
            ? { suppressed_at: at }
            : { sent_at: at, tries: 1, answered: `250 2.0.0 Ok: queued as ${(mail.id * 7919).toString(16)}` },
      )
      .where('tenant_id', '=', tenantId)
      .where('id', '=', mail.id)
      .execute()
  }
  if (!dead) return
  await tx.db
    .insertInto('mail_suppressions')
    .values({
      tenant_id: tenantId,
      address: dead.recipient.toLowerCase(),
      cause: 'refused',
      words: noSuchUser,
      created_at: dead.created_at,
      ends_at: new Date(dead.created_at.getTime() + 90 * 86_400_000),
    })
    .execute()
}

const noSuchUser = '550 5.1.1 User unknown'
