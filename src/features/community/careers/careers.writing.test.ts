import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { asking, openAcademies } from '../../../../test/academies.ts'
import { type App, testNow } from '../../../../test/app.ts'
import type { BuiltTenant } from '../../../../test/build.ts'
import type { Body } from '../../../../test/member-calls.ts'
import { type BuiltMember, buildMember } from '../../../../test/members.ts'
import { buildCareer, buildJob } from './careers.things.ts'

let app: App
let tenant: BuiltTenant
let other: BuiltTenant
let admin: BuiltMember
let partner: BuiltMember
let student: BuiltMember
let stranger: BuiltMember

beforeAll(async () => {
  ;({ app, tenant, other, admin, stranger } = await openAcademies())
  partner = await buildMember(app, tenant, { kind: 8, name: 'Galangan Bahari' })
  student = await buildMember(app, tenant, { kind: 4, name: 'Bima' })
  await tenant.write(tx => buildCareer(tx, { name: 'Bengkel Laut', slug: 'bengkel-laut' }))
})

beforeEach(() => app.clock.set(testNow))

afterAll(() => app?.close())

const { call, page } = asking(() => ({ app, tenant, admin }))

type Kind = 'job' | 'career'
const draft = (kind: Kind, id: number) => `/v1/drafts/${kind}/${id}`
const save = (kind: Kind, id: number, fields: Body, by = admin) =>
  call('PUT', draft(kind, id), { writer: 'uji', fields }, by)
const publish = (kind: Kind, id: number, by = admin) => call('POST', `${draft(kind, id)}/publication`, {}, by)
const begin = async (kind: Kind, by = admin) => (await call('POST', `/v1/${kind}s`, {}, by)).data.id as number

/** one that is published, and the address of its page */
async function published(kind: Kind, fields: Body, by = admin) {
  const id = await begin(kind, by)
  expect((await save(kind, id, fields, by)).status).toBe(200)
  const answer = await publish(kind, id, by)
  expect([answer.status, answer.errors]).toEqual([200, undefined])
  const { data } = await call('GET', '/v1/career/job/list')
  const found = data.items.find(({ title }: { title: string }) => title === fields.title)
  return { id, path: found ? `/Event/Careers/${found.id}/${found.slug}` : '', own: found?.id as number }
}

/** the entry of what was there before */
const entryOf = async (kind: Kind, name: string) =>
  (await call('GET', `/v1/${kind}s/ids?search=${encodeURIComponent(name)}`)).data.rows[0].id as number

const welder = {
  title: 'Juru las kapal',
  summary: 'Mengelas lambung kapal.',
  careerSlug: 'bengkel-laut',
  cityCode: '33.76',
  deadline: '2026-12-12',
  salaryMin: 3_500_000,
  salaryMax: 4_500_000,
  skills: ['Las listrik'],
  applyEmail: 'kerja@bengkellaut.test',
}

describe('a job that is written in the office', () => {
  it('is seen by nobody until it is published, then on its page, in the list and by the call', async () => {
    const id = await begin('job')
    await save('job', id, welder)
    expect((await page('/Event/Careers')).body).not.toContain('Juru las kapal')
    expect(await publish('job', id)).toMatchObject({ status: 200, data: { state: 'published' } })
    expect((await page('/Event/Careers')).body).toContain('Juru las kapal')
    expect((await page('/Career/bengkel-laut')).body).toContain('Juru las kapal')
    const { data } = await call('GET', '/v1/career/job/list')
    expect(data.items[0]).toMatchObject({
      title: 'Juru las kapal',
      career: { slug: 'bengkel-laut' },
      salaryMin: 3_500_000,
      validThrough: '2026-12-12T16:59:59+00:00',
      status: 'open',
    })
    const shown = await page(`/Event/Careers/${data.items[0].id}/juru-las-kapal`)
    expect(shown.status).toBe(200)
    expect(shown.body).toContain('Lamaran ditunggu sampai 12 Des 2026')
  })

  it('says field by field what is missing, and loses nothing of it', async () => {
    const id = await begin('job')
    await save('job', id, { title: 'Ju', salaryMin: 5, salaryMax: 4 })
    const refused = await publish('job', id)
    expect(refused.status).toBe(422)
    expect(refused.errors.map(({ field }: { field: string }) => field)).toEqual(
      expect.arrayContaining(['title', 'careerSlug', 'cityCode', 'salaryMax']),
    )
    expect((await call('GET', draft('job', id))).data.value).toMatchObject({ title: 'Ju', salaryMax: 4 })
    await save('job', id, { ...welder, careerSlug: 'tidak-ada' })
    expect((await publish('job', id)).errors).toMatchObject([
      { field: 'careerSlug', message: 'Organisasi ini tidak ada di situs' },
    ])
  })

  it('closes itself after its last day, and is not begun with a day that has passed', async () => {
    const { path } = await published('job', { ...welder, title: 'Mandor', deadline: '2026-11-22' })
    expect((await page(path)).status).toBe(200)
    const tooLate = await begin('job')
    await save('job', tooLate, { ...welder, title: 'Terlambat', deadline: '2026-11-01' })
    expect((await publish('job', tooLate)).errors).toMatchObject([
      { field: 'deadline', message: 'Batas lamaran sudah lewat' },
    ])
    app.clock.advance(2 * 86_400_000)
    app.sanggar.cache.clear()
    expect((await page(path)).status).toBe(410)
    expect((await page('/Event/Careers')).body).not.toContain('Mandor')
  })

  it('is filled, thrown away and fetched back filled; meanwhile its page is gone', async () => {
    const { id, path } = await published('job', { ...welder, title: 'Juru cat' })
    await save('job', id, { state: 'filled' })
    await publish('job', id)
    const filled = await page(path)
    expect(filled.status).toBe(410)
    expect(filled.body).toContain('Lowongan ini sudah terisi.')
    expect((await call('DELETE', `/v1/jobs/${id}`)).status).toBe(200)
    expect((await page(path)).status).toBe(404)
    expect((await call('POST', `/v1/jobs/${id}/restoration`, {})).status).toBe(200)
    expect((await page(path)).body).toContain('Lowongan ini sudah terisi.')
    expect((await call('POST', `/v1/jobs/${id}/archive`, {})).status).toBe(200)
    expect((await page(path)).status).toBe(404)
  })

  it('is seen by its writer as visitors would, before it is published', async () => {
    const id = await begin('job')
    await save('job', id, { ...welder, title: 'Juru gambar', state: 'closed' })
    const preview = await page(`/Kelola/Lowongan/${id}/Pratinjau`, admin)
    expect(preview.status).toBe(200)
    expect(preview.body).toContain('Juru gambar')
    expect(preview.body).toContain('Bengkel Laut')
  })
})

describe('a job that was there before', () => {
  it('is changed in the office, the same but for what was changed, its deadline to the second', async () => {
    const { id } = await tenant.write(async tx => {
      const career = await buildCareer(tx, { name: 'Studio Angin' })
      await buildJob(tx, career.id, { title: 'Perawat lama', slug: 'perawat' })
      return buildJob(tx, career.id, {
        title: 'Perawat mesin',
        slug: 'perawat-mesin',
        valid_through: '2026-12-01T03:04:05Z',
        skills: ['Diesel'],
      })
    })
    const read = async () => (await call('GET', `/v1/career/job/detail?id=${id}`)).data
    const before = await read()
    const entry = await entryOf('job', 'Perawat mesin')
    expect((await save('job', entry, { summary: 'Kata baru.' })).status).toBe(200)
    await publish('job', entry)
    const { updatedAt: _, ...after } = await read()
    const { updatedAt: __, ...old } = before
    expect(after).toEqual({ ...old, summary: 'Kata baru.' })
  })
})

describe('an organisation that is written in the office', () => {
  it('is seen once it is published, leaves with its jobs, and comes back with them', async () => {
    const { id } = await published('career', { name: 'Galangan Pantura', industry: 'Perkapalan' })
    expect((await page('/Career/galangan-pantura')).status).toBe(200)
    expect((await page('/Career')).body).toContain('Galangan Pantura')
    const job = await published('job', { ...welder, title: 'Juru kayu', careerSlug: 'galangan-pantura' })
    expect((await page(job.path)).body).toContain('Galangan Pantura')
    expect((await call('DELETE', `/v1/careers/${id}`)).status).toBe(200)
    expect((await page('/Career/galangan-pantura')).status).toBe(404)
    expect((await page(job.path)).status).toBe(404)
    expect((await call('POST', `/v1/careers/${id}/restoration`, {})).status).toBe(200)
    expect((await page(job.path)).status).toBe(200)
    expect((await page(`/Kelola/Karier/${id}/Pratinjau`, admin)).body).toContain('Galangan Pantura')
  })

  it('says what is missing, and which address is taken', async () => {
    const id = await begin('career')
    expect((await publish('career', id)).errors).toMatchObject([{ field: 'name' }])
    await save('career', id, { name: 'Bengkel Laut', slug: 'bengkel-laut' })
    expect((await publish('career', id)).errors).toMatchObject([
      { field: 'slug', message: 'Alamat ini sudah dipakai karier lain' },
    ])
  })

  it('that was there before is the same but for what was changed', async () => {
    const { slug } = await tenant.write(tx =>
      buildCareer(tx, { name: 'Pelabuhan Lama', address: 'Jalan Pelabuhan 1' }),
    )
    const read = async () => (await call('GET', `/v1/career/detail?slug=${slug}`)).data
    const before = await read()
    await save('career', await entryOf('career', 'Pelabuhan Lama'), { industry: 'Logistik' })
    await publish('career', await entryOf('career', 'Pelabuhan Lama'))
    const after = await read()
    expect({ ...after, updatedAt: '' }).toEqual({ ...before, industry: 'Logistik', updatedAt: '' })
  })
})

describe('partners', () => {
  it('write their own jobs and find the way there in their own pages; others do not', async () => {
    expect((await page('/Profile', partner)).body).toContain('/Kelola/Lowongan')
    expect((await page('/Kelola/Lowongan', partner)).status).toBe(200)
    expect((await page('/Profile', student)).body).not.toContain('/Kelola/Lowongan')
    expect((await page('/Kelola/Lowongan', student)).status).toBe(403)
    const { id } = await published('job', { ...welder, title: 'Magang galangan' }, partner)
    expect((await page(`/Kelola/Lowongan/${id}`, partner)).status).toBe(200)
  })

  it("do not reach others' jobs, nor does another site's admin", async () => {
    const { id } = await published('job', { ...welder, title: 'Juru mudi' })
    expect((await call('GET', draft('job', id), undefined, partner)).status).toBe(404)
    expect((await call('DELETE', `/v1/jobs/${id}`, undefined, partner)).status).toBe(404)
    expect((await call('DELETE', `/v1/jobs/${id}`, undefined, stranger, other.host)).status).toBe(404)
  })
})
