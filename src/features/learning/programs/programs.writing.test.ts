import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { asking, openAcademies } from '../../../../test/academies.ts'
import type { App } from '../../../../test/app.ts'
import type { BuiltTenant } from '../../../../test/build.ts'
import type { Body } from '../../../../test/member-calls.ts'
import { type BuiltMember, buildMember } from '../../../../test/members.ts'
import { buildPerson } from '../../core/people/people.things.ts'
import { buildSchool } from '../../membership/schools/schools.things.ts'
import { buildClass } from '../classes/classes.things.ts'
import { buildProgram } from './programs.things.ts'

let app: App
let tenant: BuiltTenant
let other: BuiltTenant
let admin: BuiltMember
let lead: BuiltMember
let stranger: BuiltMember
/** one that was there before, with a class nobody sees yet and a school nobody has looked at */
let before: { id: number; slug: string }
let npsn: string
let person: string

beforeAll(async () => {
  ;({ app, tenant, other, admin, stranger } = await openAcademies())
  await tenant.write(async tx => {
    const first = await buildClass(tx, { name: 'Langkah satu', slug: 'langkah-satu' })
    const second = await buildClass(tx, { name: 'Langkah dua', slug: 'langkah-dua' })
    const hidden = await buildClass(tx, { name: 'Langkah gaib', slug: 'langkah-gaib', status: 'draft' })
    const sri = await buildPerson(tx, { name: 'Sri Lestari' })
    const school = await buildSchool(tx, { name: 'SMK Pantura' })
    const submitted = await buildSchool(tx, { name: 'SMK Belum Diperiksa', status: 'submitted' })
    const found = await tx.db.selectFrom('schools').select('npsn').where('id', '=', school.id).execute()
    npsn = found[0]?.npsn ?? ''
    person = sri.slug
    before = await buildProgram(
      tx,
      {
        name: 'Desa Lama',
        slug: 'desa-lama',
        lead_id: sri.id,
        start_date: '2026-12-01',
        province_codes: ['33'],
      },
      [second.id, hidden.id, first.id],
    )
    for (const { id } of [school, submitted])
      await tx.db.insertInto('program_schools').values({ program_id: before.id, school_id: id }).execute()
  })
  lead = await buildMember(app, tenant, { kind: 7, name: 'Tegar', programIds: [before.id] })
})

afterAll(() => app?.close())

const { call, page } = asking(() => ({ app, tenant, admin }))
const save = (id: number, fields: Body, by = admin) =>
  call('PUT', `/v1/drafts/program/${id}`, { writer: 'uji', fields }, by)
const publish = (id: number, by = admin) => call('POST', `/v1/drafts/program/${id}/publication`, {}, by)
const begin = async (by = admin) => (await call('POST', '/v1/programs', {}, by)).data.id as number
const detail = async (slug: string) => (await call('GET', `/v1/program/active/detail?slug=${slug}`)).data
const rows = async (by = admin) =>
  (await call('GET', '/v1/programs/ids', undefined, by)).data.rows as { id: number; name: string }[]
const entryOf = async (name: string) => (await rows()).find(row => row.name === name)?.id ?? 0

const digital = () => ({
  name: 'Sekolah Digital',
  summary: 'Enam bulan menuju sekolah digital.',
  kind: 'Pelatihan',
  startDate: '2027-01-11',
  endDate: '2027-06-11',
  leadSlug: person,
  items: [
    { classSlug: 'langkah-dua', required: true },
    { classSlug: 'langkah-satu', required: false },
  ],
  schools: [npsn],
  provinces: ['33', '34'],
  partners: ['Pemkab Tegal'],
})

describe('a programme that is written in the office', () => {
  it('is seen by nobody until it is published, then on its page, in the list and by the call', async () => {
    const id = await begin()
    expect((await save(id, digital())).status).toBe(200)
    expect((await page('/Program/sekolah-digital')).status).toBe(404)
    const preview = await page(`/Kelola/Program/${id}/Pratinjau`, admin)
    expect([preview.status, preview.body.includes('SMK Pantura')]).toEqual([200, true])
    expect(await publish(id)).toMatchObject({ status: 200, data: { state: 'published' } })
    const shown = await page('/Program/sekolah-digital')
    expect(shown.status).toBe(200)
    for (const words of ['SMK Pantura', 'Sri Lestari', 'Langkah dua', 'Jawa Tengah', 'Pemkab Tegal'])
      expect(shown.body).toContain(words)
    expect((await page('/Program')).body).toContain('Sekolah Digital')
    expect(await detail('sekolah-digital')).toMatchObject({
      startDate: '2027-01-11',
      items: [
        { slug: 'langkah-dua', required: true },
        { slug: 'langkah-satu', required: false },
      ],
      totalSchools: 1,
    })
  })

  it('of more than a hundred classes is opened, and goes out with the folder of the site', async () => {
    const { slug, all } = await tenant.write(async tx => {
      const numbers = Array.from({ length: 101 }, (_, n) => n)
      const made = await tx.db
        .insertInto('classes')
        .values(
          numbers.map(n => ({ code: `BYK-${n}`, name: `Kelas ${n}`, slug: `kelas-${n}`, type: 'live' })),
        )
        .returning('id')
        .execute()
      const program = await buildProgram(tx, { name: 'Seratus Satu' })
      const all = made.map(({ id }) => id)
      await tx.db
        .insertInto('program_items')
        .values(all.map((class_id, position) => ({ program_id: program.id, class_id, position })))
        .execute()
      return { ...program, all }
    })
    const opened = await page(`/Kelola/Program/${await entryOf('Seratus Satu')}`, admin)
    expect(opened.status).toBe(200)
    const folder = await page('/v1/site-folder', admin)
    expect([folder.status, folder.headers['content-type']]).toEqual([200, 'application/zip'])
    expect(folder.body).toContain(`programs/${slug}.md`)
    await tenant.write(tx => tx.db.deleteFrom('classes').where('id', 'in', all).execute())
  })

  it('says field by field what is wrong', async () => {
    const id = await begin()
    const twice = { classSlug: 'langkah-satu', required: true }
    await save(id, { name: 'De', startDate: '2027-02-01', endDate: '2027-01-01', items: [twice, twice] })
    const refused = await publish(id)
    expect(refused.status).toBe(422)
    expect(refused.errors.map(({ field }: { field: string }) => field)).toEqual(
      expect.arrayContaining(['name', 'endDate', 'items.1.classSlug']),
    )
    const wrong = { items: [{ classSlug: 'tidak-ada', required: true }] }
    for (const [fields, field] of [
      [wrong, 'items.0.classSlug'],
      [{ schools: [npsn, 'A0000000'] }, 'schools.1'],
      [{ provinces: ['99'] }, 'provinces.0'],
      [{ leadSlug: 'tidak-ada' }, 'leadSlug'],
    ] as const) {
      await save(id, { ...digital(), ...fields })
      expect((await publish(id)).errors).toMatchObject([{ field }])
    }
  })

  it('goes into the bin and comes back with its classes', async () => {
    const id = await begin()
    await save(id, { ...digital(), name: 'Guru Pesisir' })
    await publish(id)
    const { updatedAt: _, ...was } = await detail('guru-pesisir')
    await call('DELETE', `/v1/programs/${id}`)
    expect((await page('/Program/guru-pesisir')).status).toBe(404)
    await call('POST', `/v1/programs/${id}/restoration`, {})
    expect(await detail('guru-pesisir')).toMatchObject(was)
  })
})

describe('a programme that was there before', () => {
  it('is the same but for what was changed, also what visitors do not see of it', async () => {
    const ties = () =>
      tenant.write(async tx => ({
        items: await tx.db
          .selectFrom('program_items')
          .selectAll()
          .where('program_id', '=', before.id)
          .orderBy('position')
          .execute(),
        schools: await tx.db
          .selectFrom('program_schools')
          .selectAll()
          .where('program_id', '=', before.id)
          .orderBy('school_id')
          .execute(),
      }))
    const [old, tied] = [await detail('desa-lama'), await ties()]
    expect([tied.items.length, tied.schools.length]).toEqual([3, 2])
    const id = await entryOf('Desa Lama')
    await save(id, { summary: 'Kata baru.' })
    expect((await publish(id)).status).toBe(200)
    const { updatedAt: _, ...now } = await detail('desa-lama')
    expect(now).toEqual({ ...old, summary: 'Kata baru.', updatedAt: undefined })
    expect(await ties()).toEqual(tied)
  })
})

describe('who leads a programme', () => {
  it('finds and writes it, and no other', async () => {
    expect((await rows(lead)).map(({ name }) => name)).toEqual(['Desa Lama'])
    const id = await entryOf('Desa Lama')
    expect((await page(`/Kelola/Program/${id}`, lead)).status).toBe(200)
    await save(id, { kind: 'Pendampingan' }, lead)
    expect((await publish(id, lead)).status).toBe(200)
    expect(await detail('desa-lama')).toMatchObject({ kind: 'Pendampingan' })
    const others = await begin()
    await save(others, { ...digital(), name: 'Program Lain' })
    await publish(others)
    expect((await call('GET', `/v1/drafts/program/${others}`, undefined, lead)).status).toBe(404)
    expect((await call('DELETE', `/v1/programs/${others}`, undefined, lead)).status).toBe(404)
    expect((await call('DELETE', `/v1/programs/${others}`, undefined, stranger, other.host)).status).toBe(404)
  })
})
