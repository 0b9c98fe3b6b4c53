import type { Tx } from '../../src/platform/db/transaction.ts'
import { slugOf } from '../../src/shared/slug.ts'
import { after } from './days.ts'
import type { DemoTenant } from './demo.types.ts'
import { emailOf } from './demo-logins.ts'

/** What makes the first screens of single people speak: whose a post or a job is, and who may be met. */
interface DemoDesks {
  /** mailbox of a writer, with drafts beside the newest posts of the blog that are theirs */
  writer?: { mailbox: string; posts: number; drafts: string[] }
  /** mailbox of somebody of the industry, whose the newest jobs are */
  industry?: { mailbox: string; jobs: number }
  /** mailbox of a partner who is paid what a public profile earns, and who linked the two */
  partner?: { mailbox: string; profile: string; by: string }
  /** learners see how many days they learned in a row */
  hasStreak?: boolean
  /** how many holders of certificates agreed that the industry sees them */
  talents?: number
}

const desks: Readonly<Record<string, DemoDesks>> = {
  foundation: {
    writer: {
      mailbox: 'laras',
      posts: 3,
      drafts: ['Sehari bersama penjaga pojok baca', 'Lima buku yang paling sering dipinjam bulan ini'],
    },
  },
  cendekia: { partner: { mailbox: 'rudi', profile: 'yuliana-wenda', by: 'goreti' } },
  smkcoding: { industry: { mailbox: 'dian', jobs: 3 }, talents: 2, hasStreak: true },
}

/** After posts, jobs, members and certificates are there. */
export async function seedDesks(tx: Tx, { slug }: DemoTenant, now: Date): Promise<void> {
  const { writer, industry, partner, talents = 0, hasStreak } = desks[slug] ?? {}
  if (writer) await seedWriter(tx, writer, now)
  if (industry) await seedIndustry(tx, industry)
  if (partner) await seedPartner(tx, partner, now)
  if (hasStreak)
    await tx.db
      .insertInto('site_setting_values')
      .values({ key: 'streak', value: JSON.stringify({ isShown: true }) })
      .execute()
  const holders = await tx.db
    .selectFrom('certificates')
    .select('membership_id')
    .distinct()
    .orderBy('membership_id')
    .limit(talents)
    .execute()
  for (const { membership_id } of holders)
    await tx.db
      .insertInto('consents')
      .values({
        membership_id,
        purpose: 'talent',
        text_version: 'talenta-2026-11',
        is_given: true,
        source: 'profile',
        at: after(now, -2),
      })
      .execute()
}

async function memberOf(tx: Tx, mailbox: string): Promise<number | undefined> {
  const found = tx.db.selectFrom('memberships').select('id').where('email', '=', emailOf(mailbox))
  return (await found.executeTakeFirst())?.id
}

async function seedWriter(tx: Tx, writer: NonNullable<DemoDesks['writer']>, now: Date): Promise<void> {
  const owner_id = await memberOf(tx, writer.mailbox)
  // a demo without accounts has nobody behind a mailbox
  if (owner_id === undefined) return
  const newest = await tx.db
    .selectFrom('posts')
    .select('id')
    .where('kind', '=', 'blog')
    .where('status', '=', 'published')
    .orderBy('published_at', 'desc')
    .limit(writer.posts)
    .execute()
  const ids = newest.map(({ id }) => id)
  await tx.db
    .updateTable('posts')
    .set({ owner_id })
    .where('id', 'in', [0, ...ids])
    .execute()
  for (const [index, title] of writer.drafts.entries())
    await tx.db
      .insertInto('posts')
      .values({
        kind: 'blog',
        title,
        slug: slugOf(title),
        status: 'draft',
        owner_id,
        touched_at: after(now, -1 - index),
      })
      .execute()
}

async function seedIndustry(tx: Tx, { mailbox, jobs }: NonNullable<DemoDesks['industry']>): Promise<void> {
  const owner_id = await memberOf(tx, mailbox)
  if (owner_id === undefined) return
  const newest = await tx.db
    .selectFrom('entries')
    .select('id')
    .where('kind', '=', 'job')
    .orderBy('id', 'desc')
    .limit(jobs)
    .execute()
  const ids = newest.map(({ id }) => id)
  await tx.db
    .updateTable('entries')
    .set({ owner_id })
    .where('id', 'in', [0, ...ids])
    .execute()
}

/** Who may ask for what the classes of a profile bring in. */
async function seedPartner(
  tx: Tx,
  { mailbox, profile, by }: NonNullable<DemoDesks['partner']>,
  now: Date,
): Promise<void> {
  const membership_id = await memberOf(tx, mailbox)
  const linked_by = await memberOf(tx, by)
  if (membership_id === undefined || linked_by === undefined) return
  const { id, name } = await tx.db
    .selectFrom('people')
    .select(['id', 'name'])
    .where('slug', '=', profile)
    .executeTakeFirstOrThrow()
  await tx.db
    .insertInto('payees')
    .values({ person_id: id, membership_id, name, linked_by, linked_at: after(now, -20) })
    .execute()
}
