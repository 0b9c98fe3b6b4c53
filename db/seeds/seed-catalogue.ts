import { cityNamed } from '../../src/features/core/regions/regions.ts'
import { addCourseVersion } from '../../src/features/learning/classes/classes.ts'
import type { Tx } from '../../src/platform/db/transaction.ts'
import { sanitizeHtml } from '../../src/platform/html/sanitize.ts'
import { day } from './days.ts'
import type { DemoClass, DemoModule, DemoTenant } from './demo.types.ts'
import type { Gallery } from './gallery.ts'
import type { People } from './seed-posts.ts'

export async function seedCatalogue(
  tx: Tx,
  demo: DemoTenant,
  gallery: Gallery,
  people: People,
  now: Date,
): Promise<void> {
  const categories = await tx.db
    .selectFrom('categories')
    .select(['id', 'slug'])
    .where('kind', '=', 'class')
    .execute()
  const categoryIds = new Map(categories.map(row => [row.slug, row.id]))
  const classIds = new Map<string, number>()
  for (const [index, entry] of demo.classes.entries()) {
    // before anybody has taken part in it or bought it
    const publishedAt = new Date(now.getTime() - (index + 45) * day)
    const id = await seedClass(tx, entry, gallery, categoryIds, publishedAt)
    classIds.set(entry.slug, id)
    await seedInstructors(tx, entry, id, people)
    await seedModules(tx, entry, id, publishedAt)
    await seedClassrooms(tx, entry, id, now)
  }
  for (const [position, program] of demo.programs.entries()) {
    const { id } = await tx.db
      .insertInto('programs')
      .values({
        slug: program.slug,
        name: program.name,
        kind: program.kind,
        summary: program.summary,
        description_html: sanitizeHtml(program.html),
        cover: JSON.stringify(gallery.picture(program.cover)),
        partners: program.partners,
        start_date: dateOnly(now, program.startsInDays),
        end_date: dateOnly(now, program.endsInDays),
        status: 'active',
        position,
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    const items = program.classes.flatMap((slug, order) => {
      const classId = classIds.get(slug)
      return classId ? [{ program_id: id, class_id: classId, position: order }] : []
    })
    if (items.length > 0) await tx.db.insertInto('program_items').values(items).execute()
  }
}

const dateOnly = (now: Date, days: number) => new Date(now.getTime() + days * day).toISOString().slice(0, 10)

async function seedClass(
  tx: Tx,
  entry: DemoClass,
  gallery: Gallery,
  categories: Map<string, number>,
  publishedAt: Date,
): Promise<number> {
  const { id } = await tx.db
    .insertInto('classes')
    .values({
      code: entry.code,
      slug: entry.slug,
      name: entry.name,
      summary: entry.summary,
      description_html: sanitizeHtml(entry.html),
      cover: JSON.stringify(gallery.picture(entry.cover)),
      type: entry.type,
      level: entry.level,
      premium: entry.premium ?? false,
      category_id: categories.get(entry.category) ?? null,
      tags: entry.tags,
      competencies: entry.competencies,
      outcomes: entry.outcomes,
      prerequisites: entry.prerequisites,
      audience: entry.audience,
      duration_minutes: entry.durationMinutes,
      price: entry.price,
      compare_at_price: entry.compareAtPrice ?? null,
      certificate: entry.certificate,
      rating_average: entry.rating?.average ?? null,
      rating_count: entry.rating?.count ?? 0,
      status: 'published',
      published_at: publishedAt,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

async function seedInstructors(tx: Tx, entry: DemoClass, classId: number, people: People): Promise<void> {
  const rows = entry.instructors.flatMap(({ person, role }, position) => {
    const id = people.get(person)
    return id ? [{ class_id: classId, person_id: id, role, position }] : []
  })
  if (rows.length > 0) await tx.db.insertInto('class_instructors').values(rows).execute()
}

async function seedModules(tx: Tx, entry: DemoClass, classId: number, publishedAt: Date): Promise<void> {
  for (const [position, module] of entry.modules.entries()) await seedModule(tx, classId, module, position)
  if (entry.modules.length === 0) return
  await addCourseVersion(tx, classId, { kind: 'change', note: '', by: null, at: publishedAt })
  if (!entry.ahead) return
  const { module, moved } = entry.ahead
  const module_id = await seedModule(tx, classId, module, entry.modules.length)
  await tx.db
    .updateTable('chapters')
    .set({ module_id, position: module.chapters.length })
    .where('class_id', '=', classId)
    .where('slug', '=', moved)
    .execute()
}

async function seedModule(tx: Tx, classId: number, module: DemoModule, position: number): Promise<number> {
  const { id } = await tx.db
    .insertInto('modules')
    .values({ class_id: classId, slug: module.slug, title: module.title, position })
    .returning('id')
    .executeTakeFirstOrThrow()
  if (module.chapters.length === 0) return id
  await tx.db
    .insertInto('chapters')
    .values(
      module.chapters.map((chapter, order) => ({
        class_id: classId,
        module_id: id,
        slug: chapter.slug,
        title: chapter.title,
        position: order,
        minutes: chapter.minutes,
        is_preview: chapter.isPreview ?? false,
        content_html: sanitizeHtml(chapter.html),
      })),
    )
    .execute()
  return id
}

/** So that a run is found by where it is held, the city on its card is one that regions know. */
async function heldCities(city: string | undefined): Promise<string[]> {
  if (city === undefined) return []
  const found = await cityNamed(city)
  if (!found) throw new Error(`No regency or city is called ${city}`)
  return [found.id]
}

async function seedClassrooms(tx: Tx, entry: DemoClass, classId: number, now: Date): Promise<void> {
  if (entry.classrooms.length === 0) return
  // half past seven in the evening, Jakarta
  const at = (days: number, hour = 12.5) =>
    new Date(Math.floor((now.getTime() + days * day) / day) * day + hour * 3_600_000)
  const held = await Promise.all(entry.classrooms.map(({ city }) => heldCities(city)))
  await tx.db
    .insertInto('classrooms')
    .values(
      entry.classrooms.map((room, index) => ({
        class_id: classId,
        code: room.code,
        name: room.name,
        start_at: at(room.startsInDays),
        end_at: at(room.endsInDays, 14.5),
        registration_open_at: at(room.registrationOpensInDays, 1),
        registration_close_at: at(room.registrationClosesInDays, 10),
        mode: room.mode,
        venue: room.venue ?? null,
        city: room.city ?? null,
        held_city_codes: held[index] ?? [],
        capacity: room.capacity,
        price: room.price ?? null,
        waitlist: room.waitlist ?? false,
        join_mode: room.joinMode ?? 'open',
        join_code: room.joinCode ?? null,
        status: room.status ?? 'scheduled',
      })),
    )
    .execute()
}
