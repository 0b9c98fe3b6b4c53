import type { Tx } from '../../src/platform/db/transaction.ts'
import { day } from './days.ts'
import type { DemoTenant } from './demo.types.ts'
import type { DemoWebinar } from './teaching.types.ts'

/** Webinars and raised classes; after classes and people are there. */
export async function seedTeaching(tx: Tx, demo: DemoTenant, now: Date): Promise<void> {
  const { teaching } = demo
  if (!teaching) return
  await tx.db
    .updateTable('classes')
    .set({ is_elevated: true })
    .where('slug', 'in', ['', ...teaching.elevated])
    .execute()
  const classes = await tx.db.selectFrom('classes').select(['id', 'slug']).execute()
  const classIds = new Map(classes.map(row => [row.slug, row.id]))
  const people = new Map(
    (await tx.db.selectFrom('people').select(['id', 'slug']).execute()).map(row => [row.slug, row.id]),
  )
  for (const webinar of teaching.webinars) await seedWebinar(tx, webinar, classIds, people, now)
}

function known<Value>(found: Value | undefined, what: string): Value {
  if (found === undefined) throw new Error(`The demo knows no ${what}`)
  return found
}

async function seedWebinar(
  tx: Tx,
  webinar: DemoWebinar,
  classIds: Map<string, number>,
  people: ReadonlyMap<string, number>,
  now: Date,
): Promise<void> {
  // hours in Jakarta are seven ahead of UTC
  const midnight = Math.floor((now.getTime() + webinar.inDays * day) / day) * day
  const { id } = await tx.db
    .insertInto('webinars')
    .values({
      class_id: known(classIds.get(webinar.class), `class ${webinar.class}`),
      title: webinar.title,
      summary: webinar.summary,
      start_at: new Date(midnight + (webinar.hour - 7) * 3_600_000),
      minutes: webinar.minutes,
      provider: webinar.provider,
      capacity: webinar.capacity ?? null,
      recording_url: webinar.recording ?? null,
      is_recording_public: webinar.recording !== undefined,
      is_cancelled: webinar.isCancelled ?? false,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await tx.db
    .insertInto('webinar_speakers')
    .values(
      webinar.speakers.map((slug, position) => ({
        webinar_id: id,
        person_id: known(people.get(slug), `person ${slug}`),
        position,
      })),
    )
    .execute()
}
