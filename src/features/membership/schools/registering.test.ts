import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type App, startApp } from '../../../../test/app.ts'
import { type BuiltTenant, buildTenant } from '../../../../test/build.ts'
import { newestMail } from '../../../../test/mails.ts'
import { buildMember } from '../../../../test/members.ts'
import { fromElsewhere, trusting } from '../../../../test/networks.ts'
import { managedList } from './schools.contract.ts'
import { buildSchool } from './schools.things.ts'

let app: App
let tenant: BuiltTenant
let elsewhere: BuiltTenant

beforeAll(async () => {
  app = await startApp({ environment: trusting })
  const footer = { about: '', columns: [], contact: { email: 'sekolah@tegal.test' }, social: [], legal: '' }
  tenant = await buildTenant(app, { slug: 'tegal', values: { footer } })
  elsewhere = await buildTenant(app, { slug: 'brebes' })
  await tenant.write(tx => buildSchool(tx, { npsn: '20329001', name: 'SMK Negeri 1 Tegal' }))
})
afterAll(() => app?.close())

const school = (wishes: Record<string, unknown> = {}) => ({
  npsn: '20331111',
  name: 'SMK Muhammadiyah Slawi',
  level: 'SMK',
  ownership: 'swasta',
  provinceId: '33',
  cityId: '33.28',
  principal: 'Siti Rahmawati',
  majors: ['RPL', 'TKJ'],
  contact: { name: 'Agus Salim', phone: '081234567890', email: 'agus@slawi.test' },
  consent: true,
  ...wishes,
})
const send = (body: unknown, host = tenant.host) =>
  app.request({
    host,
    path: '/v1/school/register',
    method: 'POST',
    body: JSON.stringify(body),
    headers: { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin', ...fromElsewhere() },
  })
const errorsOf = async (body: unknown) => {
  const answer = await send(body)
  expect(answer.status, answer.body).toBe(422)
  return answer.json().errors.map(({ field }: { field: string }) => field)
}

describe('a school that registers itself', () => {
  it('waits to be verified: it is told, but not listed, and the administration sees whom to call', async () => {
    const answer = await send(school())
    expect([answer.status, answer.json().data.status], answer.body).toEqual([201, 'submitted'])
    expect((await newestMail(app, 'agus@slawi.test'))?.subject).toBe(
      'Pendaftaran SMK Muhammadiyah Slawi diterima',
    )
    expect((await newestMail(app, 'sekolah@tegal.test'))?.subject).toContain('menunggu diperiksa')
    const open = await app.request({ host: tenant.host, path: '/v1/school/list?search=Slawi' })
    expect(open.json().data.totalItems).toBe(0)
    const admin = await buildMember(app, tenant, { kind: 1 })
    const managed = await app.request({
      host: tenant.host,
      path: '/v1/schools?status=submitted',
      headers: { accept: 'application/json', ...admin.bearer },
    })
    expect(managedList.parse(managed.json().data).items[0]).toMatchObject({
      npsn: '20331111',
      contactName: 'Agus Salim',
      contactPhone: '+6281234567890',
      majors: ['RPL', 'TKJ'],
    })
  })

  it('is there once: a number that is known is refused, whatever became of it', async () => {
    expect(await errorsOf(school())).toEqual(['npsn'])
    const taken = await send(school({ npsn: '20329001' }))
    expect(taken.json().errors[0].message).toBe('Sekolah dengan NPSN ini sudah terdaftar')
  })

  it("is another tenant's own affair", async () => {
    expect((await send(school(), elsewhere.host)).status).toBe(201)
  })

  it('is refused where a field is wrong, a city lies elsewhere, or nobody consented', async () => {
    const wrong = school({
      npsn: '1',
      name: 'A',
      level: 'Kampus',
      ownership: '',
      contact: { name: 'X', phone: '1', email: 'y' },
    })
    expect(await errorsOf(wrong)).toEqual(
      expect.arrayContaining([
        'npsn',
        'name',
        'level',
        'ownership',
        'contact.name',
        'contact.phone',
        'contact.email',
      ]),
    )
    expect(await errorsOf(school({ npsn: '20331112', cityId: '32.73' }))).toEqual(['cityId'])
    expect(await errorsOf(school({ npsn: '20331113', consent: false }))).toEqual(['consent'])
    expect((await send(school({ npsn: '20331114', status: 'verified' }))).status).toBe(422)
  })

  it('comes by the plain form as well, which keeps what was typed', async () => {
    const post = (fields: Record<string, string>) =>
      app.request({
        host: tenant.host,
        path: '/Daftar-Sekolah',
        method: 'POST',
        body: new URLSearchParams(fields).toString(),
        headers: {
          'content-type': 'application/x-www-form-urlencoded',
          accept: 'text/html',
          'sec-fetch-site': 'same-origin',
          ...fromElsewhere(),
        },
      })
    const fields = {
      npsn: '20331120',
      name: 'SMK Bina Desa',
      level: 'SMK',
      ownership: 'swasta',
      cityId: '33.28',
      principal: 'Budi Utomo',
      majors: 'RPL, TKJ,',
      consent: '1',
      address: '',
      phone: '',
      email: '',
      website: '',
      'contact.name': 'Rini Astuti',
      'contact.phone': '081298765432',
      'contact.email': 'rini@desa.test',
    }
    const wrong = await post({ ...fields, cityId: '', 'contact.email': 'rini' })
    expect(wrong.status).toBe(422)
    expect(wrong.body).toContain('value="SMK Bina Desa"')
    expect(wrong.body).toContain('href="#cityId"')
    const done = await post(fields)
    expect(done.status, done.body.slice(0, 400)).toBe(200)
    expect(done.body).toContain('Pendaftaran SMK Bina Desa kami terima')
    expect((await app.request({ host: tenant.host, path: '/Daftar-Sekolah' })).status).toBe(200)
  })
})
