import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { nodeOf } from '../../../../test/answers.ts'
import { type App, startApp, testNow } from '../../../../test/app.ts'
import { type BuiltTenant, buildTenant } from '../../../../test/build.ts'
import { careerDetail, careerList, jobDetail, jobList } from './careers.contract.ts'
import { buildCareer, buildJob } from './careers.things.ts'

let app: App
let tenant: BuiltTenant
let elsewhere: BuiltTenant
let galangan: { id: number; slug: string }
let welder: { id: number; slug: string }
let ended: { id: number; slug: string }
let filled: { id: number; slug: string }
let draft: { id: number; slug: string }

beforeAll(async () => {
  app = await startApp()
  tenant = await buildTenant(app, { slug: 'tegal', name: 'Sekolah Tegal' })
  elsewhere = await buildTenant(app, { slug: 'brebes' })
  await tenant.write(async tx => {
    galangan = await buildCareer(tx, { name: 'Galangan Bahari', address: 'Jalan Pelabuhan 1', position: 0 })
    const studio = await buildCareer(tx, { name: 'Studio Angin', city_code: '33.74', position: 1 })
    const hidden = await buildCareer(tx, { name: 'Perusahaan rahasia', status: 'draft' })
    for (let index = 2; index < 7; index++)
      await buildCareer(tx, { name: `Organisasi ${index}`, position: index })
    welder = await buildJob(tx, galangan.id, {
      title: 'Juru las kapal',
      skills: ['Las listrik', 'Membaca gambar'],
      openings: 3,
      published_at: '2026-11-20T00:00:00Z',
    })
    ended = await buildJob(tx, galangan.id, {
      title: 'Juru cat lama',
      valid_through: '2026-11-20T00:00:00Z',
    })
    filled = await buildJob(tx, galangan.id, { title: 'Mandor galangan', status: 'filled' })
    draft = await buildJob(tx, galangan.id, { title: 'Lowongan rahasia', status: 'draft' })
    await buildJob(tx, hidden.id, { title: 'Pekerjaan tersembunyi' })
    await buildJob(tx, studio.id, {
      title: 'Perancang jarak jauh',
      workplace: 'remote',
      city_code: null,
      employment_type: 'contract',
      salary_min: null,
      salary_max: null,
      apply_url: 'https://studioangin.test/kerja',
      apply_email: null,
      valid_through: null,
      published_at: '2026-11-19T00:00:00Z',
    })
    await buildJob(tx, studio.id, {
      title: 'Magang animasi 100%',
      employment_type: 'internship',
      workplace: 'hybrid',
      city_code: '33.74',
      salary_min: 1_500_000,
      salary_max: null,
      published_at: '2026-11-18T00:00:00Z',
    })
  })
})

beforeEach(() => {
  app.clock.set(testNow)
  app.sanggar.cache.clear()
})
afterAll(() => app?.close())

const call = (path: string, host = tenant.host) =>
  app.request({ host, path, headers: { accept: 'application/json' } })
const page = (path: string, host = tenant.host) =>
  app.request({ host, path, headers: { accept: 'text/html' } })
const mainOf = (body: string) => body.slice(body.indexOf('<main'), body.indexOf('page-data'))

describe('calls about careers', () => {
  it('list organisations six on a page, in the order the editor gave them, and say how many', async () => {
    const answer = (await call('/v1/career/list')).json()
    expect(answer).toMatchObject({ status: true, message: 'Success fetch list Career: 6 dari 7' })
    const list = careerList.parse(answer.data)
    expect(list).toMatchObject({ page: 1, perPage: 6, totalItems: 7, totalPages: 2 })
    expect(list.items[0]).toMatchObject({ name: 'Galangan Bahari', cityCode: '33.76', totalJobs: 1 })
    const second = (await call('/v1/career/list?page=2')).json()
    expect(second.message).toBe('Success fetch list Career: 1 dari 7')
  })

  it('list the jobs one may apply for, of all or of one organisation', async () => {
    const answer = (await call('/v1/career/job/list')).json()
    expect(answer.message).toBe('Success fetch list Job: 3 dari 3')
    const list = jobList.parse(answer.data)
    expect(list).toMatchObject({ perPage: 10, totalPages: 1 })
    expect(list.items.map(({ title }) => title)).toEqual([
      'Juru las kapal',
      'Perancang jarak jauh',
      'Magang animasi 100%',
    ])
    expect(list.items[0]).toMatchObject({
      salaryMin: 3_500_000,
      salaryMax: 4_500_000,
      career: { slug: galangan.slug },
    })
    const own = jobList.parse((await call(`/v1/career/job/list?careerId=${galangan.id}`)).json().data)
    expect(own.items.map(({ id }) => id)).toEqual([welder.id])
    expect((await call('/v1/career/job/list?careerId=999999')).json().data.items).toEqual([])
  })

  it('tell one organisation and one job, also a closed one', async () => {
    const career = (await call(`/v1/career/detail?slug=${galangan.slug}`)).json()
    expect(career.message).toBe('Success fetch detail Career: Galangan Bahari')
    expect(careerDetail.parse(career.data)).toMatchObject({ website: 'https://bengkellaut.test' })
    const job = (await call(`/v1/career/job/detail?id=${welder.id}`)).json()
    expect(job.message).toBe('Success fetch detail Job: Juru las kapal')
    expect(jobDetail.parse(job.data)).toMatchObject({
      skills: ['Las listrik', 'Membaca gambar'],
      openings: 3,
    })
    expect((await call(`/v1/career/job/detail?id=${filled.id}`)).json().data.status).toBe('filled')
  })

  it.each([
    ['/v1/career/list?page=x', 422, 'Failed fetch list Career: Halaman harus berupa angka'],
    ['/v1/career/list?page=0', 422, 'Failed fetch list Career: Halaman dimulai dari 1'],
    ['/v1/career/job/list?careerId=abc', 422, 'Failed fetch list Job: ID harus berupa angka'],
    ['/v1/career/detail?slug=tidak-ada', 404, 'Failed fetch detail Career: Organisasi tidak ditemukan'],
    [
      '/v1/career/detail?slug=perusahaan-rahasia',
      404,
      'Failed fetch detail Career: Organisasi tidak ditemukan',
    ],
    ['/v1/career/job/detail?id=999999', 404, 'Failed fetch detail Job: Lowongan tidak ditemukan'],
    ['/v1/career/job/detail?id=nol', 422, 'Failed fetch detail Job: ID harus berupa angka'],
  ])('%s fails with %i and the words of the specification before ours', async (path, status, message) => {
    const answer = await call(path)
    expect(answer.status).toBe(status)
    expect(answer.json()).toMatchObject({ status: false, message, data: null })
  })

  it('want what they need', async () => {
    for (const path of ['/v1/career/detail', '/v1/career/job/detail'])
      expect([path, (await call(path)).status]).toEqual([path, 422])
  })

  it("another tenant's organisation or job is not found here", async () => {
    expect((await call('/v1/career/list', elsewhere.host)).json().data.totalItems).toBe(0)
    expect(
      (await call(`/v1/career/job/list?careerId=${galangan.id}`, elsewhere.host)).json().data.items,
    ).toEqual([])
    for (const path of [`/v1/career/detail?slug=${galangan.slug}`, `/v1/career/job/detail?id=${welder.id}`])
      expect((await call(path, elsewhere.host)).status).toBe(404)
    for (const path of [`/Career/${galangan.slug}`, `/Event/Careers/${welder.id}/juru-las-kapal`])
      expect((await page(path, elsewhere.host)).status).toBe(404)
  })
})

describe('the pages of careers', () => {
  it('show the organisations, and one of them with its open jobs', async () => {
    const list = await page('/Career')
    for (const words of ['Galangan Bahari', '1 lowongan dibuka', 'href="/Career?page=2"'])
      expect(list.body).toContain(words)
    expect(list.body).not.toContain('rahasia')
    const { status, body } = await page(`/Career/${galangan.slug}`)
    expect(status).toBe(200)
    for (const words of ['Juru las kapal', 'Jalan Pelabuhan 1, Kota Tegal', 'https://bengkellaut.test'])
      expect(body).toContain(words)
    for (const words of ['Juru cat lama', 'Mandor galangan', 'rahasia']) expect(body).not.toContain(words)
    expect((await page('/Career/perusahaan-rahasia')).status).toBe(404)
  })

  it('say the salary in words', async () => {
    const { body } = await page('/Event/Careers')
    for (const words of [
      'Rp 3.500.000 - 4.500.000 per bulan',
      'Mulai Rp 1.500.000 per bulan',
      'Gaji dibicarakan saat wawancara',
    ])
      expect(body).toContain(words)
  })

  it.each([
    ['search=gambar+kapal', ['Juru las kapal'], ['Perancang', 'Magang animasi']],
    ['search=gambar+pesawat', ['Tidak ada hasil untuk'], ['Juru las']],
    ['search=LISTRIK', ['Juru las kapal'], ['Magang animasi']],
    ['search=angin', ['Perancang jarak jauh', 'Magang animasi'], ['Juru las']],
    ['search=100%25', ['Magang animasi'], ['Juru las', 'Perancang']],
    ['city=33.74', ['Magang animasi'], ['Juru las', 'Perancang jarak']],
    ['kind=contract', ['Perancang jarak jauh'], ['Juru las', 'Magang animasi']],
    ['workplace=remote', ['Perancang jarak jauh'], ['Juru las', 'Magang animasi']],
    ['kind=internship&workplace=hybrid', ['Magang animasi'], ['Juru las']],
    ['search=tidak+ada', ['Tidak ada hasil untuk'], ['Juru las']],
  ])('narrow the open jobs by %s', async (query, there, notThere) => {
    const { status, body } = await page(`/Event/Careers?${query}`)
    expect([status, body.includes('noindex')]).toEqual([200, true])
    for (const words of there) expect(mainOf(body)).toContain(words)
    for (const words of notThere) expect(mainOf(body)).not.toContain(words)
  })

  it.each([
    ['city=Semarang', 'Kode kota tidak valid'],
    ['kind=santai', 'Jenis pekerjaan yang tersedia'],
    ['workplace=pantai', 'Tempat kerja yang tersedia'],
    ['page=-1', 'Halaman dimulai dari 1'],
  ])('refuse %s in words', async (query, words) => {
    const { status, body } = await page(`/Event/Careers?${query}`)
    expect([status, body.includes(words)]).toEqual([422, true])
  })

  it('lead on where nothing is offered', async () => {
    expect((await page('/Career', elsewhere.host)).body).toContain('Belum ada organisasi')
    const jobs = await page('/Event/Careers', elsewhere.host)
    expect([jobs.status, jobs.body.includes('Belum ada lowongan')]).toEqual([200, true])
  })
})

describe('a job', () => {
  it('says what it is, until when, and how to apply', async () => {
    const { status, body } = await page(`/Event/Careers/${welder.id}/juru-las-kapal`)
    expect(status).toBe(200)
    for (const words of [
      'Dibutuhkan 3 orang. Lamaran ditunggu sampai 12 Des 2026.',
      'mailto:kerja@bengkellaut.test?subject=Lamaran%20Juru%20las%20kapal',
      'Las listrik',
      'Di lokasi, Kota Tegal',
      `href="/Career/${galangan.slug}"`,
    ])
      expect(body).toContain(words)
    expect(body).not.toContain('noindex')
  })

  it('tells search engines what they require', async () => {
    const { body } = await page(`/Event/Careers/${welder.id}/juru-las-kapal`)
    expect(nodeOf(body, 'JobPosting')).toMatchObject({
      title: 'Juru las kapal',
      description: '<p>Bekerja di galangan.</p>',
      datePosted: '2026-11-20',
      validThrough: '2026-12-12T16:59:59.000Z',
      employmentType: 'FULL_TIME',
      identifier: { value: String(welder.id) },
      hiringOrganization: { name: 'Galangan Bahari', sameAs: 'https://bengkellaut.test' },
      jobLocation: {
        address: { addressLocality: 'Kota Tegal', addressRegion: 'Jawa Tengah', addressCountry: 'ID' },
      },
      baseSalary: {
        currency: 'IDR',
        value: { minValue: 3_500_000, maxValue: 4_500_000, unitText: 'MONTH' },
      },
    })
    const list = jobList.parse((await call('/v1/career/job/list')).json().data)
    const remote = list.items.find(({ workplace }) => workplace === 'remote')
    const other = await page(`/Event/Careers/${remote?.id}/perancang-jarak-jauh`)
    const node = nodeOf(other.body, 'JobPosting')
    expect(node).toMatchObject({
      jobLocationType: 'TELECOMMUTE',
      applicantLocationRequirements: { '@type': 'Country', name: 'Indonesia' },
      employmentType: 'CONTRACTOR',
    })
    expect(node).not.toHaveProperty('baseSalary')
    expect(node).not.toHaveProperty('jobLocation')
  })

  it('that is over or filled is gone for search engines and says so to people', async () => {
    for (const [job, words] of [
      [ended, 'Lowongan ini sudah ditutup.'],
      [filled, 'Lowongan ini sudah terisi.'],
    ] as const) {
      const { status, body } = await page(`/Event/Careers/${job.id}/${job.slug}`)
      expect([status, body.includes(words), body.includes('noindex')]).toEqual([410, true, true])
      expect(body).not.toContain('mailto:kerja@')
      expect(body).toContain('href="/Event/Careers"')
      expect(nodeOf(body, 'JobPosting')).toBeUndefined()
    }
  })

  it('closes by itself when its time is over', async () => {
    const path = `/Event/Careers/${welder.id}/juru-las-kapal`
    app.clock.set('2026-12-12T16:59:59Z')
    app.sanggar.cache.clear()
    expect((await page(path)).status).toBe(200)
    app.clock.set('2026-12-12T17:00:00Z')
    app.sanggar.cache.clear()
    expect((await page(path)).status).toBe(410)
    expect(mainOf((await page('/Event/Careers')).body)).not.toContain('Juru las kapal')
  })

  it('has one address; a draft has none', async () => {
    const moves = {
      [`/Event/Careers/${welder.id}`]: `/Event/Careers/${welder.id}/juru-las-kapal`,
      [`/event/careers/${welder.id}/lain`]: `/Event/Careers/${welder.id}/juru-las-kapal`,
      '/career': '/Career',
      [`/career/${galangan.slug}`]: `/Career/${galangan.slug}`,
    }
    for (const [from, to] of Object.entries(moves)) {
      const answer = await page(from)
      expect([from, answer.status, answer.headers.location]).toEqual([from, 301, to])
    }
    expect((await page(`/Event/Careers/${draft.id}/${draft.slug}`)).status).toBe(404)
    expect((await call(`/v1/career/job/detail?id=${draft.id}`)).status).toBe(404)
  })
})
