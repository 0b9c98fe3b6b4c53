import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buildCareer, buildJob } from '../../src/features/community/careers/careers.things.ts'
import {
  buildChapter,
  buildClass,
  buildClassroom,
  buildModule,
} from '../../src/features/learning/classes/classes.things.ts'
import { nodeOf } from '../answers.ts'
import { type App, startApp } from '../app.ts'
import { type BuiltTenant, buildTenant } from '../build.ts'
import { buildMember } from '../members.ts'

/** Titles, descriptions and breadcrumbs that were said twice, alike, or not at all. */
let app: App
let tenant: BuiltTenant

beforeAll(async () => {
  app = await startApp()
  tenant = await buildTenant(app, { slug: 'tegal', name: 'Sekolah Tegal' })
})

afterAll(() => app?.close())

const page = async (path: string) =>
  (await app.request({ host: tenant.host, path, headers: { accept: 'text/html' } })).body
const titleOf = (body: string) => /<title>([^<]*)</.exec(body)?.[1]
const descriptionOf = (body: string) => /<meta name="description" content="([^"]*)"/.exec(body)?.[1]

describe('a page', () => {
  it('says the site’s name once, also where the employer bears it', async () => {
    const [own, other] = await tenant.write(async tx => {
      const school = await buildCareer(tx, { name: 'Sekolah Tegal', slug: 'sekolah-tegal' })
      const yard = await buildCareer(tx, { name: 'Bengkel Laut', slug: 'bengkel-laut' })
      const title = 'Pendamping akademi'
      return [
        await buildJob(tx, school.id, { title, slug: 'satu' }),
        await buildJob(tx, yard.id, { title, slug: 'dua' }),
      ] as const
    })
    expect(titleOf(await page(`/Event/Careers/${own.id}/satu`))).toBe('Pendamping akademi - Sekolah Tegal')
    expect(titleOf(await page(`/Event/Careers/${other.id}/dua`))).toBe(
      'Pendamping akademi - Bengkel Laut - Sekolah Tegal',
    )
  })

  it('of one thing says a fact once: the run of a class, the last day of a job', async () => {
    const made = await tenant.write(async tx => {
      const only = await buildClass(tx, { slug: 'ukir', name: 'Ukir dasar', type: 'live' })
      const dates = { start_at: '2026-12-15T09:00:00+07:00', end_at: '2026-12-20T17:00:00+07:00' }
      await buildClassroom(tx, only.id, { name: 'Gelombang 4', venue: 'Sanggar Jati', ...dates })
      const yard = await buildCareer(tx, { name: 'Galangan', slug: 'galangan' })
      const until = { title: 'Juru las', slug: 'las', valid_through: '2026-12-21T23:59:59+07:00' }
      return { job: await buildJob(tx, yard.id, until) }
    })
    const said = (body: string, words: string) =>
      (/<main[\s\S]*<\/main>/.exec(body)?.[0] ?? '').split(words).length - 1
    const lesson = await page('/Class/ukir')
    expect(said(lesson, '15 - 20 Des 2026')).toBe(1)
    expect(said(lesson, 'Sanggar Jati')).toBe(1)
    expect(said(lesson, 'Gelombang 4')).toBe(1)
    expect(said(await page(`/Event/Careers/${made.job.id}/las`), '21 Des 2026')).toBe(1)
  })

  it.each(['/Privacy-Policy', '/Terms-And-Conditions', '/Silabus'])(
    '%s says to machines where it stands',
    async path => {
      const crumbs = nodeOf(await page(path), 'BreadcrumbList')?.itemListElement
      expect(crumbs).toMatchObject([{ position: 1, name: 'Beranda' }, { position: 2 }])
    },
  )

  it('of a locked chapter says which it is, not what the course says of itself', async () => {
    await tenant.write(async tx => {
      const course = await buildClass(tx, {
        slug: 'las',
        name: 'Las dasar',
        type: 'self_paced',
        premium: true,
        price: 100_000,
      })
      const module = await buildModule(tx, course.id, { slug: 'modul' })
      for (const [index, title] of ['Alat pelindung', 'Busur pertama'].entries())
        await buildChapter(
          tx,
          { classId: course.id, moduleId: module.id },
          { slug: `bab-${index}`, title, position: index },
        )
    })
    const base = '/Courses/@Premium/las'
    const said = await Promise.all(
      [base, `${base}/module/modul/chapter/bab-0`, `${base}/module/modul/chapter/bab-1`].map(async path =>
        descriptionOf(await page(path)),
      ),
    )
    expect(new Set(said).size).toBe(3)
    expect(said[2]).toBe('Busur pertama: bab 2 dari 2 di Las dasar.')
  })
})

describe('a refusal', () => {
  it('of a call says which field is missing, by the label a form gives it', async () => {
    const send = (path: string, body: object) =>
      app.request({
        host: tenant.host,
        path,
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      })
    const school = (await send('/v1/school/register', { npsn: '20301234' })).json()
    const said = Object.fromEntries(
      school.errors.map(({ field, message }: { field: string; message: string }) => [field, message]),
    )
    expect(said).toMatchObject({ name: 'Isi nama sekolah', principal: 'Isi kepala sekolah' })
    expect(said.npsn).toBeUndefined()
    // a call no form stands for says it by the names that things have everywhere
    const signIn = (await send('/generate/token', {})).json()
    expect(signIn.errors.map(({ message }: { message: string }) => message)).toEqual([
      'Isi email',
      'Isi kata sandi',
    ])
    // and where nothing has a name, the refusal as a whole says the caller's own
    expect((await send('/v1/logger/log/click', { from: '/' })).json().message).toMatch(/^Isian wajib: /)
  })

  it('is Indonesian throughout: unknown fields by name, another tenant in words', async () => {
    const admin = await buildMember(app, tenant, { kind: 1 })
    const answer = await app.request({
      host: tenant.host,
      path: '/tegal/cms/app/settings',
      method: 'PUT',
      headers: { 'content-type': 'application/json', ...admin.cookie },
      body: JSON.stringify({ warna: 'biru', huruf: 'besar' }),
    })
    expect([answer.status, answer.json().message]).toEqual([422, 'Isian tidak dikenal: warna, huruf'])
    const foreign = await app.request({
      host: tenant.host,
      path: '/v0/cms/app/settings',
      headers: { lmsid: '999' },
    })
    expect([foreign.status, foreign.json().message]).toEqual([
      403,
      'Tenant yang disebut tidak sama dengan tenant alamat ini',
    ])
  })
})
