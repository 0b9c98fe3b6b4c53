import type { Insertable } from 'kysely'
import type { DB } from '../src/platform/db/schema.types.ts'
import type { Tx } from '../src/platform/db/transaction.ts'
import { slugOf } from '../src/shared/slug.ts'
import type { App } from './app.ts'

/** Builders of believable things. What a test does not say is filled in, different each time where it must be. */
type Row<Table extends keyof DB> = Partial<Insertable<DB[Table]>>

let number = 0
const next = () => ++number

/** long before any test's now */
const longAgo = new Date('2026-09-01T02:00:00Z')

export interface BuiltTenant {
  id: number
  slug: string
  host: string
  write<T>(work: (tx: Tx) => Promise<T>): Promise<T>
}

interface TenantWishes {
  slug?: string
  name?: string
  status?: string
  timeZone?: string
  /** further hosts, the first one primary */
  hosts?: string[]
  setting?: Row<'site_settings'> | undefined
  /** settings by key */
  values?: Record<string, unknown>
  /** a tenant nobody has set up yet */
  withoutSetting?: boolean
}

/** A tenant with a site that is open, at `<slug>.localhost`. */
export async function buildTenant(app: App, wishes: TenantWishes = {}): Promise<BuiltTenant> {
  const slug = wishes.slug ?? `sekolah-${next()}`
  const { database } = app.sanggar
  const name = wishes.name ?? `Sekolah ${slug}`
  const id = await database.withPlatform(async tx => {
    const row = await tx.db
      .insertInto('platform.tenants')
      .values({
        slug,
        name,
        time_zone: wishes.timeZone ?? 'Asia/Jakarta',
        ...(wishes.status ? { status: wishes.status } : {}),
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    for (const [index, host] of (wishes.hosts ?? []).entries()) {
      await tx.db
        .insertInto('platform.tenant_domains')
        .values({ tenant_id: row.id, host, state: 'active', is_primary: index === 0 })
        .execute()
    }
    return row.id
  })
  await database.withTenant(id, async tx => {
    if (!wishes.withoutSetting) {
      await tx.db
        .insertInto('site_settings')
        .values({
          title: name,
          tagline: 'Belajar bersama, maju bersama.',
          is_maintenance: false,
          ...wishes.setting,
        })
        .execute()
    }
    for (const [key, value] of Object.entries(wishes.values ?? {})) {
      await tx.db
        .insertInto('site_setting_values')
        .values({ key, value: JSON.stringify(value) })
        .execute()
    }
  })
  await app.sanggar.refresh()
  return {
    id,
    slug,
    host: slug === 'sanggar' ? 'localhost' : `${slug}.localhost`,
    write: work => database.withTenant(id, work),
  }
}

export async function buildPerson(tx: Tx, row: Row<'people'> = {}) {
  const name = row.name ?? `Sri Wahyuni ${next()}`
  return tx.db
    .insertInto('people')
    .values({ name, slug: slugOf(name), title: 'Pengajar', bio: 'Mengajar sejak 2010.', ...row })
    .returning(['id', 'slug', 'name'])
    .executeTakeFirstOrThrow()
}

export async function buildCategory(tx: Tx, row: Row<'categories'> = {}) {
  const name = row.name ?? `Teknologi ${next()}`
  return tx.db
    .insertInto('categories')
    .values({ kind: 'news', name, slug: slugOf(name), ...row })
    .returning(['id', 'slug', 'name'])
    .executeTakeFirstOrThrow()
}

interface PostTies {
  categoryIds?: number[]
  authorIds?: number[]
}

/** A published news post, unless told otherwise. */
export async function buildPost(
  tx: Tx,
  row: Row<'posts'> = {},
  { categoryIds = [], authorIds = [] }: PostTies = {},
) {
  const title = row.title ?? `Siswa merakit komputer sendiri ${next()}`
  const post = await tx.db
    .insertInto('posts')
    .values({
      kind: 'news',
      title,
      slug: slugOf(title),
      summary: 'Tiga puluh siswa merakit komputer dari suku cadang bekas.',
      content_html: '<p>Tiga puluh siswa merakit komputer dari suku cadang bekas selama dua pekan.</p>',
      status: 'published',
      published_at: longAgo,
      category_id: categoryIds[0] ?? null,
      ...row,
    })
    .returning(['id', 'kind', 'slug', 'title'])
    .executeTakeFirstOrThrow()
  for (const category_id of categoryIds) {
    await tx.db.insertInto('post_categories').values({ post_id: post.id, category_id }).execute()
  }
  for (const [position, person_id] of authorIds.entries()) {
    await tx.db.insertInto('post_authors').values({ post_id: post.id, person_id, position }).execute()
  }
  return post
}

/** A published live class, unless told otherwise; `type: 'self_paced'` makes it a course. */
export async function buildClass(tx: Tx, row: Row<'classes'> = {}) {
  const count = next()
  const name = row.name ?? `Dasar Jaringan Komputer ${count}`
  return tx.db
    .insertInto('classes')
    .values({
      code: `KLS-${count}`,
      name,
      slug: slugOf(name),
      summary: 'Memasang dan merawat jaringan di sekolah.',
      description_html: '<p>Dari kabel sampai alamat IP.</p>',
      type: 'live',
      status: 'published',
      published_at: longAgo,
      ...row,
    })
    .returning(['id', 'slug', 'code', 'name', 'type', 'premium'])
    .executeTakeFirstOrThrow()
}

/** A run that is open for registration at the tests' now, unless told otherwise. */
export async function buildClassroom(tx: Tx, class_id: number, row: Row<'classrooms'> = {}) {
  const count = next()
  return tx.db
    .insertInto('classrooms')
    .values({
      class_id,
      code: `ANGKATAN-${count}`,
      name: `Angkatan ${count}`,
      start_at: '2026-12-01T02:00:00Z',
      end_at: '2026-12-20T10:00:00Z',
      registration_open_at: '2026-11-01T00:00:00Z',
      registration_close_at: '2026-11-28T16:59:59Z',
      mode: 'online',
      ...row,
    })
    .returning(['id', 'code', 'name'])
    .executeTakeFirstOrThrow()
}

export async function buildModule(tx: Tx, class_id: number, row: Row<'modules'> = {}) {
  const position = row.position ?? next()
  return tx.db
    .insertInto('modules')
    .values({ class_id, slug: `modul-${position}`, title: `Modul ${position}`, ...row, position })
    .returning(['id', 'slug', 'title'])
    .executeTakeFirstOrThrow()
}

export async function buildChapter(
  tx: Tx,
  of: { classId: number; moduleId: number },
  row: Row<'chapters'> = {},
) {
  const position = row.position ?? next()
  return tx.db
    .insertInto('chapters')
    .values({
      class_id: of.classId,
      module_id: of.moduleId,
      slug: `bab-${position}`,
      title: `Bab ${position}`,
      content_html: `<p>Isi bab ${position}.</p>`,
      ...row,
      position,
    })
    .returning(['id', 'slug', 'title'])
    .executeTakeFirstOrThrow()
}

/** An active programme with these classes, in this order. */
export async function buildProgram(tx: Tx, row: Row<'programs'> = {}, classIds: number[] = []) {
  const name = row.name ?? `Sekolah Digital ${next()}`
  const program = await tx.db
    .insertInto('programs')
    .values({
      name,
      slug: slugOf(name),
      kind: 'Pelatihan',
      summary: 'Satu semester menuju sekolah digital.',
      description_html: '<p>Enam bulan, empat kelas.</p>',
      status: 'active',
      ...row,
    })
    .returning(['id', 'slug', 'name'])
    .executeTakeFirstOrThrow()
  for (const [position, class_id] of classIds.entries()) {
    await tx.db.insertInto('program_items').values({ program_id: program.id, class_id, position }).execute()
  }
  return program
}

/** A verified school in Tegal, unless told otherwise. */
export async function buildSchool(tx: Tx, row: Row<'schools'> = {}) {
  const count = next()
  return tx.db
    .insertInto('schools')
    .values({
      npsn: String(20_400_000 + count),
      name: `SMK Negeri ${count} Tegal`,
      level: 'SMK',
      province_code: '33',
      city_code: '33.76',
      ...row,
    })
    .returning(['id', 'npsn', 'name'])
    .executeTakeFirstOrThrow()
}

/** A feature of the LMS, unless told otherwise. */
export async function buildFeature(tx: Tx, row: Row<'lms_features'> = {}) {
  const count = next()
  const title = row.title ?? `Kuis daring ${count}`
  const slug = row.slug ?? slugOf(title)
  return tx.db
    .insertInto('lms_features')
    .values({
      product: 'lms',
      slug,
      key: slug.replaceAll('-', '_'),
      title,
      description: 'Latihan dan ujian yang tersimpan sendiri.',
      position: count,
      ...row,
    })
    .returning(['id', 'product', 'slug', 'title'])
    .executeTakeFirstOrThrow()
}
