import type { Tx } from '../../src/platform/db/transaction.ts'
import type { DemoThread } from './assignments.types.ts'
import { after, day } from './days.ts'
import type { DemoTenant } from './demo.types.ts'
import { classOf, memberIdOf, peopleOf } from './seed-assignments.ts'

/** What classes talk about; after their people are there. */
export async function seedThreads(tx: Tx, demo: DemoTenant, now: Date): Promise<void> {
  for (const thread of demo.threads ?? []) await seedThread(tx, thread, now)
}

async function seedThread(tx: Tx, thread: DemoThread, now: Date): Promise<void> {
  const { id: classId } = await classOf(tx, thread.class)
  const people = await peopleOf(tx, classId)
  const idOf = async (by: string | number) =>
    typeof by === 'string' ? memberIdOf(tx, by) : (people[by]?.membership_id ?? null)
  const chapters = await tx.db
    .selectFrom('chapters')
    .select('id')
    .where('class_id', '=', classId)
    .orderBy('position')
    .execute()
  const replies = thread.replies ?? []
  const answer = replies.findIndex(({ isAnswer }) => isAnswer) + 1
  const created = after(now, -thread.daysAgo)
  const at = (index: number) => new Date(created.getTime() + ((index + 1) * day) / 6)
  const { id } = await tx.db
    .insertInto('threads')
    .values({
      kind: thread.kind,
      class_id: classId,
      chapter_id: thread.chapter === undefined ? null : (chapters[thread.chapter]?.id ?? null),
      title: thread.title,
      body: thread.body,
      by_id: await idOf(thread.by),
      state: answer > 0 ? 'answered' : 'open',
      answer: answer > 0 ? answer : null,
      posts: replies.length,
      created_at: created,
      last_at: replies.length === 0 ? created : at(replies.length - 1),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  for (const [index, { by, body }] of replies.entries())
    await tx.db
      .insertInto('thread_posts')
      .values({ thread_id: id, number: index + 1, by_id: await idOf(by), body, at: at(index) })
      .execute()
  const asker = thread.kind === 'question' ? await idOf(thread.by) : null
  if (asker !== null)
    await tx.db.insertInto('thread_follows').values({ thread_id: id, membership_id: asker }).execute()
}
