import { type Insertable, sql } from 'kysely'
import { type Prepared, pictureJson } from '../../../platform/archives/prepared-picture.ts'
import { type Came, type Count, portions, whileReading } from '../../../platform/archives/written.ts'
import type { DB } from '../../../platform/db/schema.types.ts'
import type { Tx } from '../../../platform/db/transaction.ts'
import { to } from '../../../routes.ts'
import { forgetThings } from '../../core/publishing/publishing.ts'
import type { CoursePlan } from './brought-course-plan.store.ts'
import { addCourseVersion, isCourseAhead } from './course-versions.store.ts'

export type CourseText = {
  name: string
  language: string | undefined
  summary: string
  description: string
  minutes: number
  cover: Prepared | undefined
  modules: { slug: string; title: string; chapters: ChapterText[] }[]
}

type ChapterText = {
  slug: string
  title: string
  minutes: number
  html: string
  language: string | undefined
}

/**
 * Writes a course over the one that is there, and publishes it: what has the same slug keeps its id, what is gone is taken
 * out of the outline. Where nothing has changed, no version is made.
 */
export async function bringCourse(
  tx: Tx,
  plan: CoursePlan,
  text: CourseText,
  { now, isDraft, came }: { now: Date; isDraft: boolean; came: (thing: Came) => void },
): Promise<Count[]> {
  const { id, status, count } = await writeClass(tx, plan, text, { now, isDraft })
  const isOut = status === 'published'
  came({
    title: text.name,
    href: isOut ? to.class(plan) : undefined,
    office: to.classEditor({ id }),
    isDraft: !isOut,
  })
  const modules = await writeModules(tx, id, text)
  const chapters = await writeChapters(tx, id, text, modules.ids, now)
  // chapters first: a chapter that moved has left the module that goes
  const removed = await removeModules(tx, id, [...modules.ids.values()], now)
  if (await isCourseAhead(tx, id))
    await addCourseVersion(tx, id, { kind: 'change', note: '', by: null, at: now })
  return [count, { ...modules.count, removed }, chapters]
}

async function removeModules(tx: Tx, classId: number, kept: number[], now: Date): Promise<number> {
  const gone = await tx.db
    .updateTable('modules')
    .set({ removed_at: now })
    .where('class_id', '=', classId)
    .where('removed_at', 'is', null)
    .where('id', '<>', sql<number>`all(${kept}::int[])`)
    .executeTakeFirst()
  return Number(gone.numUpdatedRows)
}

async function writeClass(
  tx: Tx,
  plan: CoursePlan,
  text: CourseText,
  { now, isDraft }: { now: Date; isDraft: boolean },
) {
  const { name, language = null, summary, description: description_html, minutes: duration_minutes } = text
  const cover = text.cover ? pictureJson(text.cover, text.cover.alt || name) : null
  const unchanged = { what: 'Kursus', created: 0, updated: 0, unchanged: 0, removed: 0 }
  if (plan.id === undefined) {
    const { source, slug, code, type } = plan
    const { id, status } = await tx.db
      .insertInto('classes')
      .values({
        source,
        slug,
        code,
        type,
        name,
        language,
        summary,
        description_html,
        duration_minutes,
        cover,
        price: 0,
        status: isDraft ? 'draft' : 'published',
        published_at: isDraft ? null : now,
        updated_at: now,
      })
      .returning(['id', 'status'])
      .executeTakeFirstOrThrow()
    return { id, status, count: { ...unchanged, created: 1 } }
  }
  const there = await tx.db
    .selectFrom('classes')
    .select(['id', 'status'])
    .where('id', '=', plan.id)
    .where('slug', '=', plan.slug)
    .executeTakeFirst()
  if (!there) throw whileReading
  const { numUpdatedRows } = await tx.db
    .updateTable('classes')
    .set(set => ({
      name,
      language,
      summary,
      description_html,
      duration_minutes,
      // a cover chosen by hand stays
      cover: sql`coalesce(classes.cover, ${cover}::jsonb)`,
      updated_at: now,
      version: set('version', '+', 1),
    }))
    .where('id', '=', plan.id)
    .where(
      sql<boolean>`(name, language, summary, description_html, duration_minutes, cover is null and ${cover}::jsonb is not null)
        is distinct from (${name}, ${language}, ${summary}, ${description_html}, ${duration_minutes}::int, false)`,
    )
    .executeTakeFirst()
  const updated = Number(numUpdatedRows)
  return { id: plan.id, status: there.status, count: { ...unchanged, updated, unchanged: 1 - updated } }
}

async function writeModules(tx: Tx, classId: number, { modules }: CourseText) {
  const before = await tx.db
    .selectFrom('modules')
    .select(['slug', 'title'])
    .where('class_id', '=', classId)
    .where('removed_at', 'is', null)
    .execute()
  const titles = new Map(before.map(row => [row.slug, row.title]))
  const ids = new Map<string, number>()
  for (const some of portions(modules.map((module, position) => ({ ...module, position })))) {
    const rows = await tx.db
      .insertInto('modules')
      .values(some.map(({ slug, title, position }) => ({ class_id: classId, slug, title, position })))
      .onConflict(conflict =>
        conflict
          .columns(['tenant_id', 'class_id', 'slug'])
          .where('removed_at', 'is', null)
          .doUpdateSet(row => ({
            title: row.ref('excluded.title'),
            position: row.ref('excluded.position'),
          })),
      )
      .returning(['id', 'slug'])
      .execute()
    for (const { id, slug } of rows) ids.set(slug, id)
  }
  const known = modules.filter(({ slug }) => titles.has(slug))
  const updated = known.filter(({ slug, title }) => titles.get(slug) !== title).length
  const created = modules.length - known.length
  return { ids, count: { what: 'Modul', created, updated, unchanged: known.length - updated, removed: 0 } }
}

/** A chapter that only moved is still the same version of it. */
const isNew = sql<boolean>`(chapters.title, chapters.content_html, chapters.language) is distinct from
  (excluded.title, excluded.content_html, excluded.language)`

async function writeChapters(
  tx: Tx,
  classId: number,
  { modules }: CourseText,
  moduleIds: ReadonlyMap<string, number>,
  now: Date,
): Promise<Count> {
  const rows = modules.flatMap(module =>
    module.chapters.map(({ slug, title, minutes, html, language = null }, position) => ({
      class_id: classId,
      module_id: moduleIds.get(module.slug) ?? 0,
      slug,
      title,
      minutes,
      position,
      content_html: html,
      language,
      updated_at: now,
    })),
  )
  const before = await tx.db
    .selectFrom('chapters')
    .select(['slug', 'title', 'content_html', 'language'])
    .where('class_id', '=', classId)
    .where('removed_at', 'is', null)
    .execute()
  const texts = new Map(before.map(row => [row.slug, row]))
  const gone = await tx.db
    .updateTable('chapters')
    .set({ removed_at: now })
    .where('class_id', '=', classId)
    .where('removed_at', 'is', null)
    .where('slug', '<>', sql<string>`all(${rows.map(row => row.slug)}::text[])`)
    .executeTakeFirst()
  await bringBack(
    tx,
    classId,
    rows.map(row => row.slug),
  )
  for (const some of portions(rows)) await upsertChapters(tx, some)
  const known = rows.filter(({ slug }) => texts.has(slug))
  const updated = known.filter(({ slug, title, content_html, language }) => {
    const old = texts.get(slug)
    return old?.title !== title || old.content_html !== content_html || old.language !== language
  }).length
  return {
    what: 'Bab',
    created: rows.length - known.length,
    updated,
    unchanged: known.length - updated,
    removed: Number(gone.numUpdatedRows),
  }
}

/** What was taken out once and is there again is the same chapter: what people have done of it counts. */
async function bringBack(tx: Tx, classId: number, slugs: readonly string[]): Promise<void> {
  await sql`update chapters h set removed_at = null where h.class_id = ${classId} and h.slug = any (${slugs}::text[])
    and h.id = (select max(o.id) from chapters o where o.tenant_id = h.tenant_id and o.class_id = h.class_id
      and o.slug = h.slug having bool_and(o.removed_at is not null))`.execute(tx.db)
}

async function upsertChapters(tx: Tx, rows: Insertable<DB['chapters']>[]): Promise<void> {
  const written = await tx.db
    .insertInto('chapters')
    .values(rows)
    .onConflict(conflict =>
      conflict
        .columns(['tenant_id', 'class_id', 'slug'])
        .where('removed_at', 'is', null)
        .doUpdateSet(row => ({
          module_id: row.ref('excluded.module_id'),
          title: row.ref('excluded.title'),
          minutes: row.ref('excluded.minutes'),
          position: row.ref('excluded.position'),
          content_html: row.ref('excluded.content_html'),
          // blocks that somebody wrote in the office are of the text that was there before
          document: sql`case when ${isNew} then null else chapters.document end`,
          outline_rev: sql`chapters.outline_rev + 1`,
          language: row.ref('excluded.language'),
          updated_at: sql`case when ${isNew} then excluded.updated_at else chapters.updated_at end`,
          version: sql`chapters.version + (${isNew})::int`,
        }))
        .where(
          sql<boolean>`(chapters.module_id, chapters.position, chapters.minutes) is distinct from
            (excluded.module_id, excluded.position, excluded.minutes) or ${isNew}`,
        ),
    )
    .returning('id')
    .execute()
  // what is open in an editor meets what came in as it meets another writer's: nothing is written over it unseen
  await forgetThings(
    tx,
    'chapter',
    written.map(({ id }) => String(id)),
  )
}
