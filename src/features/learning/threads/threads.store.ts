import { pageValues } from '../../../platform/db/page-sql.ts'
import { likeText } from '../../../platform/db/picture-sql.ts'
import { type RowOf, statement } from '../../../platform/db/statement.ts'
import type { Tx } from '../../../platform/db/transaction.ts'
import { type Scope, withinScope } from '../enrolments/enrolments.ts'
import { settleReports } from './thread-reports.store.ts'
import type { DiscussionQuery } from './threads.contract.ts'

export const columns = `t.id, t.kind, t.class_id as "classId", t.classroom_id as "classroomId", t.chapter_id as "chapterId",
  t.title, t.body, t.by_id as "byId", t.state, t.answer, t.posts, t.created_at as "createdAt", t.last_at as "lastAt",
  m.name as "byName", c.slug as "slug!", c.name as "className!",
  (select h.title from course_chapters h where h.tenant_id = t.tenant_id and h.id = t.chapter_id
    order by h.number desc limit 1) as "chapterTitle"`

const joined = `from threads t join class_entries c on c.tenant_id = t.tenant_id and c.id = t.class_id
  left join member_names m on m.tenant_id = t.tenant_id and m.id = t.by_id`

/** of all runs, or of the one somebody takes part in; whoever looks after the class sees those of every run */
const theirs = `(:isTeam::boolean or t.classroom_id is null or t.classroom_id = :classroomId?::int)`

const list = statement(
  'threads.of',
  `select ${columns}, coalesce(f.seen < t.posts, false) as "isNew!" ${joined}
      left join thread_follows f on f.tenant_id = t.tenant_id and f.thread_id = t.id and f.membership_id = :membershipId
    where t.class_id = :classId and t.removed_at is null and ${theirs}
      and (:chapterId?::int is null or t.kind = 'announcement' or t.chapter_id = :chapterId)
    order by t.kind, t.last_at desc, t.id desc limit 300`,
)

export interface Reader {
  classId: number
  classroomId: number | null
  isTeam: boolean
  membershipId: number
}

/** Announcements first, then questions, each the newest first. */
export const listThreads = (tx: Tx, reader: Reader, chapterId: number | null) =>
  tx.rows(list, { ...reader, chapterId })

const one = statement('threads.one', `select ${columns} ${joined} where t.id = :id and t.removed_at is null`)

export type ThreadRow = RowOf<'threads.one'>

export const findThread = (tx: Tx, id: number): Promise<ThreadRow | undefined> => tx.find(one, { id })

const lock = statement(
  'threads.lock',
  'select t.posts from threads t where t.id = :id and t.removed_at is null for update',
)

/** Held until the transaction ends: replies are numbered one after the other. */
export const lockThread = (tx: Tx, id: number) => tx.find(lock, { id })

const posts = statement(
  'threads.posts',
  `select p.number, p.by_id as "byId", p.body, p.at, p.removed_at as "removedAt", m.name as "byName",
      exists (select from class_teams s join threads t on t.tenant_id = s.tenant_id and t.class_id = s.class_id
        where t.tenant_id = p.tenant_id and t.id = p.thread_id and s.membership_id = p.by_id) as "isTeam!"
    from thread_posts p left join member_names m on m.tenant_id = p.tenant_id and m.id = p.by_id
    where p.thread_id = :id order by p.number`,
)

export const listPosts = (tx: Tx, id: number) => tx.rows(posts, { id })

interface NewThread {
  kind: 'question' | 'announcement'
  classId: number
  classroomId: number | null
  chapterId: number | null
  title: string
  body: string
  by: number
  at: Date
}

export async function insertThread(tx: Tx, thread: NewThread): Promise<number> {
  const { id } = await tx.db
    .insertInto('threads')
    .values({
      kind: thread.kind,
      class_id: thread.classId,
      classroom_id: thread.classroomId,
      chapter_id: thread.chapterId,
      title: thread.title,
      body: thread.body,
      by_id: thread.by,
      created_at: thread.at,
      last_at: thread.at,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

export async function insertPost(
  tx: Tx,
  post: { threadId: number; number: number; by: number; body: string; at: Date },
): Promise<void> {
  const { threadId, number, by, body, at } = post
  await tx.db
    .insertInto('thread_posts')
    .values({ thread_id: threadId, number, by_id: by, body, at })
    .execute()
  await tx.db.updateTable('threads').set({ posts: number, last_at: at }).where('id', '=', threadId).execute()
}

export async function writeAnswer(tx: Tx, id: number, post: number | null): Promise<void> {
  const state = post === null ? 'open' : 'answered'
  await tx.db.updateTable('threads').set({ answer: post, state }).where('id', '=', id).execute()
}

export async function removeThread(tx: Tx, id: number, by: number, at: Date): Promise<void> {
  await tx.db.updateTable('threads').set({ removed_at: at, removed_by: by }).where('id', '=', id).execute()
  await settleReports(tx, id, null, at)
}

export async function removePost(
  tx: Tx,
  { id, number, by }: { id: number; number: number; by: number },
  at: Date,
): Promise<void> {
  await tx.db
    .updateTable('thread_posts')
    .set({ removed_at: at, removed_by: by })
    .where('thread_id', '=', id)
    .where('number', '=', number)
    .execute()
  await settleReports(tx, id, number, at)
}

const seen = statement(
  'threads.seen',
  `update thread_follows set seen = :seen::int where thread_id = :id and membership_id = :membershipId and seen < :seen`,
)

export const noteSeen = (tx: Tx, id: number, membershipId: number, count: number) =>
  tx.rows(seen, { id, membershipId, seen: count })

export async function follow(tx: Tx, id: number, membershipId: number, count: number): Promise<void> {
  await tx.db
    .insertInto('thread_follows')
    .values({ thread_id: id, membership_id: membershipId, seen: count })
    .onConflict(conflict =>
      conflict.columns(['tenant_id', 'thread_id', 'membership_id']).doUpdateSet({ seen: count }),
    )
    .execute()
}

export async function unfollow(tx: Tx, id: number, membershipId: number): Promise<void> {
  await tx.db
    .deleteFrom('thread_follows')
    .where('thread_id', '=', id)
    .where('membership_id', '=', membershipId)
    .execute()
}

const follows = statement(
  'threads.follows',
  'select exists (select from thread_follows where thread_id = :id and membership_id = :membershipId) as "isOn!"',
)

export const isFollowing = async (tx: Tx, id: number, membershipId: number): Promise<boolean> =>
  (await tx.find(follows, { id, membershipId }))?.isOn ?? false

const isReported = `exists (select from thread_reports r where r.tenant_id = t.tenant_id and r.thread_id = t.id
  and r.settled_at is null)`

const matching = `${joined} where t.removed_at is null and t.kind = 'question' and ${withinScope('t.class_id')}
  and (:search?::text is null or t.title ilike '%' || :search || '%' or t.body ilike '%' || :search || '%')
  and (:state?::text is null or case when :state = 'reported' then ${isReported} else t.state = :state end)`

const page = statement(
  'threads.page',
  `select ${columns}, ${isReported} as "isReported!" ${matching}
    order by ${isReported} desc, t.state desc, case t.state when 'open' then t.created_at end, t.last_at desc, t.id
    limit :limit offset :offset`,
)

const count = statement('threads.count', `select count(*)::int as "total!" ${matching}`)

/** Questions of the classes that who asks looks after: what is reported, then what waits longest. */
export async function listManaged(tx: Tx, query: DiscussionQuery, scope: Scope) {
  const filter = {
    ...scope,
    search: query.search ? likeText(query.search) : null,
    state: query.state,
  }
  const rows = await tx.rows(page, { ...filter, ...pageValues(query) })
  return { rows, total: (await tx.find(count, filter))?.total ?? 0 }
}

const waiting = statement(
  'threads.waiting',
  `select count(*) filter (where t.state = 'open')::int as "open!", count(*) filter (where ${isReported})::int as "reported!"
    from threads t where t.removed_at is null and t.kind = 'question' and ${withinScope('t.class_id')}`,
)

export const countWaiting = async (tx: Tx, scope: Scope) =>
  (await tx.find(waiting, { ...scope })) ?? { open: 0, reported: 0 }

const within = statement(
  'threads.managedClass',
  `select c.id, c.slug, c.name from class_entries c where ${withinScope('c.id')}
    and (:classId?::int is null or c.id = :classId) and (:slug?::text is null or c.slug = :slug)
    and c.status in ('published', 'scheduled', 'archived') order by lower(c.name)`,
)

/** Classes that who asks looks after. */
export const listClasses = (tx: Tx, scope: Scope) => tx.rows(within, { ...scope, classId: null, slug: null })

export const findManagedClass = (tx: Tx, by: { classId?: number; slug?: string }, scope: Scope) =>
  tx.find(within, { ...scope, classId: by.classId, slug: by.slug })

const runs = statement(
  'threads.managedRuns',
  `select r.id, r.class_id as "classId", r.name from run_entries r where ${withinScope('r.class_id')}
    order by r.start_at desc, r.id desc`,
)

export const listManagedRuns = (tx: Tx, scope: Scope) => tx.rows(runs, { ...scope })

const fresh = statement(
  'threads.fresh',
  `select count(*) filter (where t.kind = 'announcement')::int as "announcements!",
      count(*) filter (where t.kind = 'question')::int as "questions!", max(t.created_at) filter (where t.kind = 'announcement') as "lastAt"
    from threads t where t.class_id = :classId and t.removed_at is null
      and (t.classroom_id is null or t.classroom_id = :classroomId?::int)`,
)

/** How much stands in the discussion of a class, for one who takes part. */
export const countOf = (tx: Tx, classId: number, classroomId: number | null) =>
  tx.find(fresh, { classId, classroomId })

const chapters = statement(
  'threads.chapter',
  `select h.id as "id!", h.slug as "slug!", h.title as "title!" from course_chapters h
    where h.class_id = :classId and h.slug = :slug order by h.number desc limit 1`,
)

export const findChapterBySlug = (tx: Tx, classId: number, slug: string) =>
  tx.find(chapters, { classId, slug })
