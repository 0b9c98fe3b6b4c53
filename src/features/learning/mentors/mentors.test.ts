import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { nodeOf } from '../../../../test/answers.ts'
import { type App, startApp } from '../../../../test/app.ts'
import { type BuiltTenant, buildTenant } from '../../../../test/build.ts'
import { buildPerson } from '../../core/people/people.things.ts'
import { buildClass } from '../classes/classes.things.ts'
import { buildCompetence } from '../competences/competences.things.ts'
import { mentorList } from './mentors.contract.ts'

let app: App
let tenant: BuiltTenant
let elsewhere: BuiltTenant
let closed: BuiltTenant

beforeAll(async () => {
  app = await startApp()
  tenant = await buildTenant(app, { slug: 'tegal' })
  elsewhere = await buildTenant(app, { slug: 'brebes' })
  closed = await buildTenant(app, { slug: 'tutup', setting: { is_maintenance: true } })
  const teach = (host: BuiltTenant, name: string, classes: { name: string; status?: string }[]) =>
    host.write(async tx => {
      const person = await buildPerson(tx, {
        name,
        title: `Mentor ${name.split(' ')[0]}`,
        bio: 'Sejak 2001.',
      })
      for (const row of classes) {
        const made = await buildClass(tx, { ...row, competencies: ['Memasang panel'] })
        await tx.db
          .insertInto('class_instructors')
          .values({ class_id: made.id, person_id: person.id, role: 'mentor' })
          .execute()
      }
    })
  await teach(tenant, 'Agus Salim', [
    { name: 'Panel surya' },
    { name: 'Turbin' },
    { name: 'Kincir', status: 'draft' },
  ])
  await teach(tenant, 'Budi Rahayu', [{ name: 'Beternak' }])
  await teach(tenant, 'Citra Draf', [{ name: 'Belum', status: 'draft' }])
  await teach(tenant, 'Dewi Penulis', [])
  await teach(elsewhere, 'Eko Brebes', [{ name: 'Bawang' }])
  await tenant.write(tx => buildCompetence(tx, { name: 'Memasang Panel' }))
})

afterAll(() => app?.close())

const call = (path: string, host = tenant.host) =>
  app.request({ host, path, headers: { accept: 'application/json' } })
const page = (path: string, host = tenant.host) =>
  app.request({ host, path, headers: { accept: 'text/html' } })

describe('mentors', () => {
  it('are those who teach a class that anybody may see', async () => {
    const list = mentorList.parse((await call('/active/mentors')).json().data)
    expect(list.items.map(({ name, totalClasses }) => [name, totalClasses])).toEqual([
      ['Agus Salim', 2],
      ['Budi Rahayu', 1],
    ])
    expect(list).toMatchObject({ page: 1, perPage: 10, totalItems: 2, totalPages: 1 })
    const { status, body } = await page('/Mentor')
    expect(status).toBe(200)
    expect(body).toContain('Mengajar 2 kelas')
    expect(body).not.toContain('Citra Draf')
    expect(body).not.toContain('Dewi Penulis')
  })

  it('are found by name and by what they do', async () => {
    expect((await call('/active/mentors?search=rahayu')).json().data.totalItems).toBe(1)
    expect((await call('/active/mentors?search=%25')).json().data.totalItems).toBe(0)
    expect((await page('/Mentor?search=mentor+agus')).body).toContain('Agus Salim')
    expect((await page('/Mentor?search=tidak-ada')).body).toContain('Tidak ada hasil')
    expect((await call('/active/mentors?pageSize=1&page=2')).json().data.items[0].name).toBe('Budi Rahayu')
  })

  it('have a page with their classes and what these teach', async () => {
    const { status, body } = await page('/Mentor/agus-salim')
    expect(status).toBe(200)
    for (const words of ['Mentor Agus', 'Sejak 2001.', 'Panel surya', 'Turbin', '"@type":"ProfilePage"'])
      expect(body, words).toContain(words)
    expect(body).toContain('href="/Class/Competence/memasang-panel"')
    for (const words of ['Kincir', 'Beternak']) expect(body, words).not.toContain(words)
    const profile = nodeOf(body, 'ProfilePage')
    expect(profile.mainEntity).toMatchObject({
      '@type': 'Person',
      name: 'Agus Salim',
      jobTitle: 'Mentor Agus',
      knowsAbout: ['Memasang panel'],
    })
  })

  it('are linked from the classes they teach', async () => {
    expect((await page('/Class/panel-surya')).body).toContain('href="/Mentor/agus-salim"')
  })

  it("another tenant's mentor is not found here, nor somebody who teaches nothing", async () => {
    expect((await page('/Mentor/eko-brebes', elsewhere.host)).status).toBe(200)
    for (const slug of ['eko-brebes', 'citra-draf', 'dewi-penulis', 'entah-siapa'])
      expect((await page(`/Mentor/${slug}`)).status).toBe(404)
    expect((await page('/mentor/Agus-Salim')).status).toBe(404)
    expect((await page('/mentor/agus-salim')).headers.location).toBe('/Mentor/agus-salim')
  })

  it('in wrong pages are refused, in maintenance not shown', async () => {
    expect((await page('/Mentor?page=9')).status).toBe(404)
    expect((await page('/Mentor?page=x')).status).toBe(422)
    expect((await call('/active/mentors?pageSize=0')).status).toBe(422)
    expect((await call('/active/mentors', closed.host)).status).toBe(503)
    expect((await page('/Mentor', closed.host)).status).toBe(503)
  })
})
