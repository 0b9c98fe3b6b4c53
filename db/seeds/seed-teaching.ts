import type { Tx } from '../../src/platform/db/transaction.ts'
import { slugOf } from '../../src/shared/slug.ts'
import { day } from './days.ts'
import type { DemoTenant } from './demo.types.ts'
import type { People } from './seed-posts.ts'
import type { DemoProgramTies, DemoWebinar } from './teaching.types.ts'

/** Competences, webinars, raised classes and the ties of programmes; after classes, people and schools are there. */
export async function seedTeaching(tx: Tx, demo: DemoTenant, people: People, now: Date): Promise<void> {
  const { teaching } = demo
  if (!teaching) return
  if (teaching.competences.length > 0)
    await tx.db
      .insertInto('competences')
      .values(teaching.competences.map(one => ({ ...one, slug: slugOf(one.name) })))
      .execute()
  await tx.db
    .updateTable('classes')
    .set({ is_elevated: true })
    .where('slug', 'in', ['', ...teaching.elevated])
    .execute()
  const classes = await tx.db.selectFrom('classes').select(['id', 'slug']).execute()
  const classIds = new Map(classes.map(row => [row.slug, row.id]))
  for (const webinar of teaching.webinars) await seedWebinar(tx, webinar, classIds, people, now)
  for (const ties of teaching.programs) await seedTies(tx, ties, people)
}

function known<Value>(found: Value | undefined, what: string): Value {
  if (found === undefined) throw new Error(`The demo knows no ${what}`)
  return found
}

async function seedWebinar(
  tx: Tx,
  webinar: DemoWebinar,
  classIds: Map<string, number>,
  people: People,
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

async function seedTies(tx: Tx, ties: DemoProgramTies, people: People): Promise<void> {
  const program = await tx.db
    .updateTable('programs')
    .set({ lead_id: known(people.get(ties.lead), `person ${ties.lead}`), province_codes: ties.provinces })
    .where('slug', '=', ties.program)
    .returning('id')
    .executeTakeFirst()
  const { id } = known(program, `programme ${ties.program}`)
  const schools = await tx.db.selectFrom('schools').select('id').where('npsn', 'in', ties.schools).execute()
  if (schools.length !== ties.schools.length) throw new Error(`A school of ${ties.program} is missing`)
  await tx.db
    .insertInto('program_schools')
    .values(schools.map(school => ({ program_id: id, school_id: school.id })))
    .execute()
}
