import type { Insertable } from 'kysely'
import type { DB } from '../src/platform/db/schema.types.ts'
import type { Tx } from '../src/platform/db/transaction.ts'

/** A season that is open at the tests' now, with one category of two to four members and one stage. */
export async function buildSeason(tx: Tx, row: Partial<Insertable<DB['competitions']>> = {}) {
  const season = await tx.db
    .insertInto('competitions')
    .values({
      slug: 'liga-2026',
      name: 'Liga SMK',
      season: '2026/2027',
      summary: 'Liga antarsekolah.',
      description_html: '<p>Tentang liga.</p>',
      rules_html: '<p>Satu sekolah.</p>',
      rules_version: 'liga-1',
      starts_on: '2026-12-10',
      ends_on: '2027-02-20',
      status: 'published',
      registration_open_at: '2026-11-01T00:00:00Z',
      registration_close_at: '2026-12-01T00:00:00Z',
      ...row,
    })
    .returning(['id', 'slug'])
    .executeTakeFirstOrThrow()
  const category = await tx.db
    .insertInto('competition_categories')
    .values({ competition_id: season.id, slug: 'web', name: 'Aplikasi Web', min_members: 2, max_members: 4 })
    .returning('id')
    .executeTakeFirstOrThrow()
  const stage = await tx.db
    .insertInto('competition_stages')
    .values({ competition_id: season.id, name: 'Seleksi', starts_on: '2026-12-10', ends_on: '2026-12-12' })
    .returning('id')
    .executeTakeFirstOrThrow()
  return { ...season, categoryId: category.id, stageId: stage.id }
}

let number = 0

/** A pupil of 18 by default, with a NISN of their own. */
export function memberOf(wishes: Record<string, unknown> = {}) {
  const count = ++number
  return {
    fullName: `Siswa Nomor ${count}`,
    nisn: String(8_000_000_000 + count),
    birthDate: '2008-01-15',
    grade: 'XII',
    major: 'RPL',
    isCaptain: false,
    ...wishes,
  }
}

/** A team of two as the calls take it. */
export function teamOf(npsn: string, wishes: Record<string, unknown> = {}) {
  return {
    category: 'web',
    npsn,
    name: `Tim ${++number}`,
    coach: { name: 'Dede Rukmana', email: `dede${number}@sekolah.test`, phone: '081234567890' },
    members: [memberOf({ isCaptain: true }), memberOf()],
    consents: { rules: true, data: true, guardian: true },
    ...wishes,
  }
}
