import { sql } from 'kysely'
import { holdCards } from '../../src/features/core/cards/cards.ts'
import { cityNamed } from '../../src/features/core/regions/regions.ts'
import type { FolderFile } from '../../src/features/website/site-folders/site-folders.ts'
import { foundSite } from '../../src/features/website/site-folders/site-folders.ts'
import type { Tx } from '../../src/platform/db/transaction.ts'
import type { PartsOf } from '../../src/platform/room-parts.ts'
import { day } from './days.ts'
import type { DemoTenant } from './demo.types.ts'
import { houseAt } from './demo-house.ts'
import type { Texts } from './folders/read-content.ts'
import { seedCourses } from './seed-courses.ts'

/** What of a demo's site its folder says. */
interface Content {
  texts: Texts
  /** pictures, films and sounds by what the folder calls them */
  files: ReadonlyMap<string, FolderFile>
}

interface Seeding {
  tx: Tx
  tenantId: number
  now: Date
  partsOf: PartsOf
}

/** Writes what the folder says through the rooms' own hands, and what `demo.yaml` says beside it. */
export async function seedContent(
  seeding: Seeding,
  demo: DemoTenant,
  { texts, files }: Content,
): Promise<void> {
  const { tx, tenantId, now, partsOf } = seeding
  const { tenant } = houseAt(tx, tenantId, demo, {})(now)
  const hand = {
    tx,
    partsOf,
    tenant,
    files,
    by: null,
    isMove: true,
    clock: { now: () => now },
    log: async () => {},
  }
  const given = new Map(
    [...texts]
      .filter(([path]) => !path.startsWith('chapters/'))
      .map(([path, text]) => [path, Buffer.from(withKeys(text, files))]),
  )
  await holdCards(tx, async () => {
    await foundSite(hand, given, outSince(demo, [...texts.keys()], now))
    await seedBeside(tx, demo, files)
    await seedCourses(hand, texts, files)
  })
}

/** Films and sounds by their keys in this store. */
const withKeys = (text: string, files: Content['files']) =>
  text.replaceAll(/(?<=\bkey: |\/_media\/)[\w-]+\.(?:mp3|mp4)\b/g, name => files.get(name)?.key ?? name)

/** so many days ago a thing of a kind came out, and each that follows a day before the one above it */
const lead: Readonly<Record<string, { first: number; step: number }>> = {
  // before anybody has taken part in it or bought it
  classes: { first: 45, step: 1 },
  events: { first: 50, step: 1 },
  // a career stands longer than the jobs it offers
  careers: { first: 90, step: 0 },
}

/** When things came out that do not say so themselves. */
function outSince({ daysAgo }: DemoTenant, paths: readonly string[], now: Date): (path: string) => Date {
  const places = new Map<string, number>()
  const counts = new Map<string, number>()
  for (const path of paths) {
    const [kind = ''] = path.split('/')
    places.set(path, counts.get(kind) ?? 0)
    counts.set(kind, (counts.get(kind) ?? 0) + 1)
  }
  return path => {
    const said = daysAgo[path.replace(/\.\w+$/, '')]
    if (said !== undefined) return new Date(now.getTime() - said * day)
    const { first, step } = lead[path.split('/')[0] ?? ''] ?? { first: 0, step: 0 }
    return new Date(now.getTime() - (first + step * (places.get(path) ?? 0)) * day)
  }
}

/** What was counted, and what a folder does not say or must not. */
async function seedBeside(tx: Tx, demo: DemoTenant, files: Content['files']): Promise<void> {
  await seedCounts(tx, demo)
  await seedHeldCities(tx)
  await seedProgramSpeakers(tx, demo)
  for (const [slug, online_url] of Object.entries(demo.onlineUrls))
    await tx.db.updateTable('events').set({ online_url }).where('slug', '=', slug).execute()
  for (const [key, value] of Object.entries(demo.values))
    await tx.db
      .insertInto('site_setting_values')
      .values({ key, value: JSON.stringify(shownAs(value, files)) })
      .execute()
}

/** All at once: what hangs on classes is made anew with each statement. */
async function seedCounts(tx: Tx, { classes }: DemoTenant): Promise<void> {
  const named = Object.keys(classes)
  const written = await tx.db.selectFrom('classes').select('slug').execute()
  const stranger = named.find(slug => !written.some(one => one.slug === slug))
  if (stranger !== undefined) throw new Error(`demo.yaml names a class that is not there: ${stranger}`)
  const ratings = Object.entries(classes).flatMap(([slug, { rating }]) =>
    rating ? [{ slug, ...rating }] : [],
  )
  const runs = Object.entries(classes).flatMap(([slug, { runs, joinCodes }]) =>
    Object.entries(runs).map(([name, code]) => ({ slug, name, code, join_code: joinCodes[name] ?? null })),
  )
  await sql`update classes c set rating_average = r.average, rating_count = r.count
    from jsonb_to_recordset(${JSON.stringify(ratings)}::jsonb) r (slug text, average numeric, count int)
    where c.slug = r.slug`.execute(tx.db)
  await sql`update classrooms m set code = r.code, join_code = r.join_code
    from classes c, jsonb_to_recordset(${JSON.stringify(runs)}::jsonb) r (slug text, name text, code text, join_code text)
    where c.id = m.class_id and c.slug = r.slug and m.name = r.name`.execute(tx.db)
}

/** So that a run is found by where it is held, the city on its card is one that regions know. */
async function seedHeldCities(tx: Tx): Promise<void> {
  const runs = await tx.db.selectFrom('classrooms').select('city').distinct().execute()
  for (const { city } of runs) {
    if (city === null) continue
    const found = await cityNamed(city)
    if (!found) throw new Error(`No regency or city is called ${city}`)
    await tx.db
      .updateTable('classrooms')
      .set({ held_city_codes: [found.id] })
      .where('city', '=', city)
      .execute()
  }
}

async function seedProgramSpeakers(tx: Tx, { programSpeakers }: DemoTenant): Promise<void> {
  for (const [slug, parts] of Object.entries(programSpeakers)) {
    const { id: event_id } = await tx.db
      .selectFrom('events')
      .select('id')
      .where('slug', '=', slug)
      .executeTakeFirstOrThrow()
    const programs = await tx.db
      .selectFrom('event_programs')
      .select(['id', 'title'])
      .where('event_id', '=', event_id)
      .execute()
    const speakers = await tx.db
      .selectFrom('event_speakers')
      .select(['id', 'name'])
      .where('event_id', '=', event_id)
      .execute()
    const rows = Object.entries(parts).flatMap(([title, names]) =>
      names.map((name, position) => {
        const program_id = programs.find(one => one.title === title)?.id
        const speaker_id = speakers.find(one => one.name === name)?.id
        if (program_id === undefined || speaker_id === undefined)
          throw new Error(`${name} does not speak at ${slug} in "${title}"`)
        return { event_id, program_id, speaker_id, position }
      }),
    )
    await tx.db.insertInto('event_program_speakers').values(rows).execute()
  }
}

/** Pictures within a value as columns keep them. */
function shownAs(value: unknown, files: Content['files']): unknown {
  if (Array.isArray(value)) return value.map(one => shownAs(one, files))
  if (typeof value !== 'object' || value === null) return value
  if ('file' in value && typeof value.file === 'string') {
    const { file, ...rest } = value
    const { key, width, height, tint } = files.get(file.replace('media/', '')) ?? {}
    return { key, width, height, ...rest, tint }
  }
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, shownAs(one, files)]))
}
