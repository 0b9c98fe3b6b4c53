import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { dataBy } from '../../../../test/answers.ts'
import { type App, startApp } from '../../../../test/app.ts'
import { type BuiltTenant, buildTenant } from '../../../../test/build.ts'
import { buildPerson } from '../../core/people/people.things.ts'
import { classDetail } from './classes.contract.ts'
import { buildClass, buildClassroom } from './classes.things.ts'

let app: App
let tenant: BuiltTenant
let elsewhere: BuiltTenant

beforeAll(async () => {
  app = await startApp()
  tenant = await buildTenant(app, { slug: 'tegal' })
  elsewhere = await buildTenant(app, { slug: 'brebes' })
})

afterAll(() => app?.close())

const call = (path: string, host = tenant.host) =>
  app.request({ host, path, headers: { accept: 'application/json' } })
const page = (path: string, host = tenant.host) =>
  app.request({ host, path, headers: { accept: 'text/html' } })

const dataOf = dataBy(call)

/** registration 1 to 10 December, the run itself 15 to 20, in Jakarta */
const run = {
  registration_open_at: '2026-12-01T00:00:00+07:00',
  registration_close_at: '2026-12-10T23:59:59+07:00',
  start_at: '2026-12-15T09:00:00+07:00',
  end_at: '2026-12-20T17:00:00+07:00',
}

describe('the badge of a class', () => {
  it.each([
    ['2026-11-30T23:59:59+07:00', 'comingSoon', 'Akan Datang'],
    ['2026-12-01T00:00:00+07:00', 'onRegistration', 'Pendaftaran Dibuka'],
    ['2026-12-10T23:59:59+07:00', 'onRegistration', 'Pendaftaran Dibuka'],
    ['2026-12-11T00:00:00+07:00', 'soon', 'Segera Dimulai'],
    ['2026-12-15T08:59:59+07:00', 'soon', 'Segera Dimulai'],
    ['2026-12-15T09:00:00+07:00', 'started', 'Sedang Berlangsung'],
    ['2026-12-20T17:00:00+07:00', 'started', 'Sedang Berlangsung'],
    ['2026-12-20T17:00:01+07:00', 'ended', 'Telah Selesai'],
    ['2027-12-20T17:00:01+07:00', 'ended', 'Telah Selesai'],
  ])('at %s is %s', async (at, state, label) => {
    const { slug } = await tenant.write(async tx => {
      const made = await buildClass(tx)
      await buildClassroom(tx, made.id, run)
      return made
    })
    app.clock.set(at)
    const found = await dataOf(classDetail, `/v1/class/overview?slug=${slug}`)
    expect(found.state).toBe(state)
    const flags = { comingSoon: false, onRegistration: false, started: false, ended: false }
    expect(found).toMatchObject(state in flags ? { ...flags, [state]: true } : flags)
    expect((await page(`/Class/${slug}`)).body).toContain(label)
    app.clock.set('2026-11-21T03:00:00Z')
  })

  it.each([
    ['a class nobody has dated', [], 'comingSoon'],
    [
      'a run without a registration date',
      [{ ...run, registration_open_at: null, registration_close_at: null }],
      'comingSoon',
    ],
    ['a cancelled run', [{ ...run, status: 'cancelled' }], 'cancelled'],
    ['a postponed run', [{ ...run, status: 'postponed' }], 'postponed'],
    ['a run declared over', [{ ...run, status: 'completed' }], 'ended'],
    [
      'a run without an end of registration',
      [{ ...run, registration_open_at: '2026-11-01', registration_close_at: null }],
      'onRegistration',
    ],
    [
      'one run over, one open',
      [
        { ...run, status: 'completed' },
        { ...run, registration_open_at: '2026-11-01' },
      ],
      'onRegistration',
    ],
    ['one run cancelled, one to come', [{ ...run, status: 'cancelled' }, run], 'comingSoon'],
  ] as const)('of %s is %s', async (_, runs, state) => {
    const { slug } = await tenant.write(async tx => {
      const made = await buildClass(tx)
      for (const row of runs) await buildClassroom(tx, made.id, row)
      return made
    })
    expect((await dataOf(classDetail, `/v1/class/overview?slug=${slug}`)).state).toBe(state)
  })

  it('of a course one follows at any time is always open', async () => {
    const { slug } = await tenant.write(tx => buildClass(tx, { type: 'self_paced' }))
    const found = await dataOf(classDetail, `/v1/class/overview?slug=${slug}`)
    expect(found).toMatchObject({ state: 'onRegistration', onRegistration: true, classroom: null })
  })
})

describe('one class', () => {
  it('does not print that it asks for nothing', async () => {
    const { slug } = await tenant.write(tx =>
      buildClass(tx, { prerequisites: ['Tidak ada'], audience: ['Perajin bambu'] }),
    )
    const { body } = await page(`/Class/${slug}`)
    expect(body).toContain('Perajin bambu')
    expect(body).not.toContain('Tidak ada')
  })

  it('has everything somebody wants to know before joining', async () => {
    const { slug } = await tenant.write(async tx => {
      const made = await buildClass(tx, {
        name: 'Memasang panel surya',
        outcomes: ['Memasang panel'],
        prerequisites: ['Tidak takut tinggi'],
        certificate: true,
        duration_minutes: 95,
      })
      const person = await buildPerson(tx, { name: 'Agus Salim', bio: 'Teknisi sejak 2001.' })
      await tx.db
        .insertInto('class_instructors')
        .values({ class_id: made.id, person_id: person.id, role: 'lead' })
        .execute()
      await buildClassroom(tx, made.id, {
        name: 'Angkatan surya',
        city: 'Kupang',
        mode: 'offline',
        venue: 'Balai desa',
      })
      return made
    })
    const found = await dataOf(classDetail, `/v1/class/overview?slug=${slug}`)
    expect(found).toMatchObject({
      instructors: [{ name: 'Agus Salim', role: 'lead' }],
      classrooms: [{ name: 'Angkatan surya' }],
    })
    const { body } = await page(`/Class/${slug}`)
    for (const words of [
      'Memasang panel surya',
      'Memasang panel',
      'Tidak takut tinggi',
      'Agus Salim',
      'Kupang',
      'Balai desa',
      '1 jam 35 menit',
      'Bersertifikat',
      'Gratis',
      'Pendaftaran ditutup 28 Nov 2026',
      '"@type":"Course"',
    ]) {
      expect(body, words).toContain(words)
    }
  })

  it.each([
    ['a draft', { status: 'draft' }],
    ['one in review', { status: 'in_review' }],
    ['an archived one', { status: 'archived' }],
    ['one scheduled for later', { status: 'scheduled', published_at: '2026-11-22T00:00:00Z' }],
    ['one published with a date to come', { published_at: '2026-12-22T00:00:00Z' }],
  ])('%s is not found', async (_, row) => {
    const { slug, code, classroom } = await tenant.write(async tx => {
      const made = await buildClass(tx, row)
      return { ...made, classroom: await buildClassroom(tx, made.id) }
    })
    expect((await call(`/v1/class/overview?slug=${slug}`)).status).toBe(404)
    expect((await call(`/v1/class/syllabus?classroomId=${classroom.id}`)).status).toBe(404)
    for (const path of [`/Class/${slug}`, `/Overview/${code}`, `/Courses/${slug}`])
      expect((await page(path)).status).toBe(404)
  })

  it("another tenant's class is not found here", async () => {
    const { slug, code } = await elsewhere.write(tx =>
      buildClass(tx, { slug: 'hanya-di-brebes', code: 'BREBES-1' }),
    )
    expect((await page(`/Class/${slug}`, elsewhere.host)).status).toBe(200)
    for (const path of [`/Class/${slug}`, `/Class/${code}`, `/Overview/${code}`])
      expect((await page(path)).status).toBe(404)
    expect((await call(`/v1/class/overview?slug=${slug}`)).status).toBe(404)
  })

  it('has one address; every other that means it leads there by 301', async () => {
    await tenant.write(async tx => {
      await buildClass(tx, { slug: 'membatik', code: 'BATIK-1' })
      await buildClass(tx, { slug: 'mengetik', code: 'KETIK', type: 'self_paced' })
      await buildClass(tx, { slug: 'menjahit', code: 'JAHIT', type: 'self_paced', premium: true })
    })
    const moves = {
      '/class/membatik': '/Class/membatik',
      '/Class/membatik/': '/Class/membatik',
      '/Class/BATIK-1': '/Class/membatik',
      '/Class/batik-1': '/Class/membatik',
      '/Overview/batik-1': '/Class/membatik',
      '/Overview': '/Class',
      '/Courses/membatik': '/Class/membatik',
      '/Class/mengetik': '/Courses/mengetik',
      '/Courses/KETIK': '/Courses/mengetik',
      '/Courses/@Premium/mengetik': '/Courses/mengetik',
      '/Courses/@premium/menjahit': '/Courses/@Premium/menjahit',
      '/Courses/menjahit': '/Courses/@Premium/menjahit',
      '/Class/menjahit?ref=wa': '/Courses/@Premium/menjahit?ref=wa',
      '/courses': '/Courses',
      '/courses/@premium': '/Courses/@Premium',
    }
    for (const [from, to] of Object.entries(moves)) {
      const answer = await page(from)
      expect([from, answer.status, answer.headers.location]).toEqual([from, 301, to])
      expect([to, (await page(to)).status]).toEqual([to, 200])
    }
  })
})
