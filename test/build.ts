import type { Insertable } from 'kysely'
import type { DB } from '../src/platform/db/schema.types.ts'
import type { Tx } from '../src/platform/db/transaction.ts'
import { slugOf } from '../src/shared/slug.ts'
import type { App } from './app.ts'
import { hostOf } from './demo.ts'

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
    host: hostOf(slug),
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

/** A competence with a page of its own; a class teaches it by naming it. */
export async function buildCompetence(tx: Tx, row: Row<'competences'> = {}) {
  const name = row.name ?? `Merakit ${next()}`
  return tx.db
    .insertInto('competences')
    .values({ name, slug: slugOf(name), description: 'Menyusun bagian menjadi satu yang bekerja.', ...row })
    .returning(['id', 'slug', 'name'])
    .executeTakeFirstOrThrow()
}

/** A published seminar in Jakarta, ten days after the tests' now, unless told otherwise. */
export async function buildEvent(tx: Tx, row: Row<'events'> = {}) {
  const title = row.title ?? `Seminar guru muda ${next()}`
  return tx.db
    .insertInto('events')
    .values({
      title,
      slug: slugOf(title),
      kind: 'seminar',
      summary: 'Sehari bersama guru muda se-Karesidenan Pekalongan.',
      description_html: '<p>Membahas kelas yang ramah.</p>',
      start_at: '2026-12-01T02:00:00Z',
      end_at: '2026-12-01T05:00:00Z',
      mode: 'offline',
      venue: 'Gedung Korpri',
      city_code: '33.76',
      editorial_status: 'published',
      published_at: longAgo,
      ...row,
    })
    .returning(['id', 'slug', 'title'])
    .executeTakeFirstOrThrow()
}

/** A workshop within an event. */
export async function buildEventProgram(tx: Tx, event_id: number, row: Row<'event_programs'> = {}) {
  const title = row.title ?? `Lokakarya alat peraga ${next()}`
  return tx.db
    .insertInto('event_programs')
    .values({
      event_id,
      title,
      slug: slugOf(title),
      kind: 'workshop',
      description_html: '<p>Membuat alat peraga dari kardus.</p>',
      start_at: '2026-12-01T03:00:00Z',
      end_at: '2026-12-01T04:00:00Z',
      room: 'Ruang Teratai',
      ...row,
    })
    .returning(['id', 'slug', 'title'])
    .executeTakeFirstOrThrow()
}

export async function buildSpeaker(tx: Tx, event_id: number, row: Row<'event_speakers'> = {}) {
  return tx.db
    .insertInto('event_speakers')
    .values({
      event_id,
      name: `Budi Santoso ${next()}`,
      short_bio: 'Guru fisika.',
      is_confirmed: true,
      ...row,
    })
    .returning(['id', 'name'])
    .executeTakeFirstOrThrow()
}

/** A published hiring organisation in Tegal, unless told otherwise. */
export async function buildCareer(tx: Tx, row: Row<'careers'> = {}) {
  const name = row.name ?? `Bengkel Laut Utara ${next()}`
  return tx.db
    .insertInto('careers')
    .values({
      name,
      slug: slugOf(name),
      industry: 'Perkapalan',
      summary: 'Memperbaiki kapal nelayan.',
      description_html: '<p>Dua puluh orang di tepi pelabuhan.</p>',
      website: 'https://bengkellaut.test',
      city_code: '33.76',
      status: 'published',
      published_at: longAgo,
      ...row,
    })
    .returning(['id', 'slug', 'name'])
    .executeTakeFirstOrThrow()
}

/** A finished project, shown; without a client unless told. */
export async function buildProject(tx: Tx, row: Row<'portfolio_items'> = {}) {
  const title = row.title ?? `Pelatihan guru ${next()}`
  return tx.db
    .insertInto('portfolio_items')
    .values({
      title,
      slug: slugOf(title),
      kind: 'CSR Program',
      kind_slug: 'csr-program',
      starts_on: '2026-03-01',
      ends_on: '2026-06-30',
      summary: 'Empat puluh guru belajar merancang kelas daring.',
      description_html: '<p>Empat puluh guru belajar merancang kelas daring.</p>',
      status: 'published',
      published_at: longAgo,
      ...row,
    })
    .returning(['id', 'slug', 'title'])
    .executeTakeFirstOrThrow()
}

/** A meeting ten days after the tests' now, unless told otherwise. */
export async function buildWebinar(
  tx: Tx,
  class_id: number,
  row: Row<'webinars'> = {},
  speakerIds: number[] = [],
) {
  const webinar = await tx.db
    .insertInto('webinars')
    .values({
      class_id,
      title: `Bincang jaringan ${next()}`,
      start_at: '2026-12-01T12:00:00Z',
      minutes: 90,
      provider: 'Zoom',
      ...row,
    })
    .returning(['id', 'title'])
    .executeTakeFirstOrThrow()
  for (const [position, person_id] of speakerIds.entries())
    await tx.db
      .insertInto('webinar_speakers')
      .values({ webinar_id: webinar.id, person_id, position })
      .execute()
  return webinar
}

/** An open job, until three weeks after the tests' now, unless told otherwise. */
export async function buildJob(tx: Tx, career_id: number, row: Row<'jobs'> = {}) {
  const title = row.title ?? `Juru las ${next()}`
  return tx.db
    .insertInto('jobs')
    .values({
      career_id,
      title,
      slug: slugOf(title),
      summary: 'Mengelas lambung kapal kayu.',
      description_html: '<p>Bekerja di galangan.</p>',
      employment_type: 'full_time',
      workplace: 'onsite',
      city_code: '33.76',
      salary_min: 3_500_000,
      salary_max: 4_500_000,
      apply_email: 'kerja@bengkellaut.test',
      valid_through: '2026-12-12T16:59:59Z',
      status: 'open',
      published_at: longAgo,
      ...row,
    })
    .returning(['id', 'slug', 'title'])
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
