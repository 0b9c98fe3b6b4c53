import sharp from 'sharp'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type App, startApp } from '../../../../test/app.ts'
import { type BuiltTenant, buildTenant } from '../../../../test/build.ts'
import { newestMail } from '../../../../test/mails.ts'
import { type BuiltMember, buildMember } from '../../../../test/members.ts'
import { fromElsewhere, trusting } from '../../../../test/networks.ts'
import { checkedSchool } from './schools.contract.ts'
import { buildSchool } from './schools.things.ts'

/** A school from its registration to the decision: its link, its papers, what it has to mend, and schools like it. */
let app: App
let tenant: BuiltTenant
let admin: BuiltMember
let lead: BuiltMember

beforeAll(async () => {
  app = await startApp({ environment: trusting })
  tenant = await buildTenant(app, { slug: 'tegal' })
  await tenant.write(tx =>
    buildSchool(tx, { npsn: '20329001', name: 'SMK Negeri 1 Tegal', phone: '(0283) 351-234' }),
  )
  admin = await buildMember(app, tenant, { kind: 1 })
  lead = await buildMember(app, tenant, { kind: 9, provinceCode: '32' })
})
afterAll(() => app?.close())

const fields = {
  npsn: '20329007',
  name: 'SMK N 1 Tegal',
  level: 'SMK',
  ownership: 'negeri',
  cityId: '33.76',
  principal: 'Siti Rahmawati',
  'contact.name': 'Agus Salim',
  'contact.phone': '0812-3456-7890',
  'contact.email': 'agus@smk.test',
  consent: '1',
}
const page = (path: string) =>
  app.request({ host: tenant.host, path, headers: { accept: 'text/html', ...fromElsewhere() } })
const post = (path: string, given: Record<string, string>) =>
  app.request({
    host: tenant.host,
    path,
    method: 'POST',
    body: new URLSearchParams(given).toString(),
    headers: {
      'content-type': 'application/x-www-form-urlencoded',
      accept: 'text/html',
      'sec-fetch-site': 'same-origin',
      ...fromElsewhere(),
    },
  })
const ask = (path: string, who: BuiltMember, body?: unknown) =>
  app.request({
    host: tenant.host,
    path,
    method: body === undefined ? 'GET' : 'POST',
    headers: { 'content-type': 'application/json', ...who.bearer, ...fromElsewhere() },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  })
const registration = async () =>
  checkedSchool.parse((await ask('/v1/schools/20329007/registration', admin)).json().data)

let link = ''

it('sees by the link of its letter how it stands, and sends papers that others do not see', async () => {
  const sent = await post('/Daftar-Sekolah', fields)
  expect(sent.status, sent.body.slice(0, 300)).toBe(200)
  ;[, link = ''] =
    /(\/Daftar-Sekolah\/[\w-]{43})/.exec((await newestMail(app, 'agus@smk.test'))?.text ?? '') ?? []
  expect((await page(link)).body).toContain('sedang diperiksa')
  const token = link.split('/').at(-1)
  const png = await sharp({ create: { width: 60, height: 90, channels: 3, background: '#2f6f4f' } })
    .png()
    .toBuffer()
  const head =
    '--b\r\ncontent-disposition: form-data; name="file"; filename="izin.png"\r\ncontent-type: image/png\r\n\r\n'
  const kept = await app.request({
    host: tenant.host,
    path: `/v1/school/links/${token}/papers/licence`,
    method: 'POST',
    headers: { accept: 'text/html', 'content-type': 'multipart/form-data; boundary=b', ...fromElsewhere() },
    body: Buffer.concat([Buffer.from(head), png, Buffer.from('\r\n--b--\r\n')]),
  })
  expect(kept.status, kept.body).toBe(303)
  const [paper] = (await registration()).papers
  expect((await ask(paper?.href ?? '', admin)).status).toBe(200)
  expect((await ask(paper?.href ?? '', lead)).status).toBe(404)
  expect((await page(paper?.href ?? '')).status).toBe(401)
})

it('stands beside those that may be the same one: by name and place, or by how they are reached', async () => {
  expect((await registration()).lookAlikes.map(({ npsn }) => npsn)).toEqual(['20329001'])
})

it('is asked to mend what is wrong, does so by its link, and is then decided on', async () => {
  const decide = async (body: object, who = admin) =>
    ask('/v1/schools/20329007/decision', who, { version: (await registration()).version, ...body })
  expect((await decide({ decision: 'rejected' })).json().errors[0].field).toBe('reason')
  expect((await decide({ decision: 'verified' }, lead)).status).toBe(404)
  const remarks = [{ field: 'npsn', words: 'NPSN milik sekolah lain' }]
  expect((await decide({ decision: 'needs_fix', remarks })).status).toBe(200)
  const letter = await newestMail(app, 'agus@smk.test')
  expect([letter?.subject, letter?.text.includes('NPSN: NPSN milik sekolah lain')]).toEqual([
    'Pendaftaran SMK N 1 Tegal perlu diperbaiki',
    true,
  ])
  const asked = await page(link)
  expect(asked.body).toContain('href="#npsn"')
  // another school's number, and what was typed stays
  const taken = await post(link, { ...fields, npsn: '20329001', address: 'Jalan Diponegoro' })
  expect([taken.status, taken.body.includes('Jalan Diponegoro')]).toEqual([422, true])
  expect((await post(link, { ...fields, npsn: '20329008' })).status).toBe(303)
  expect((await page(link)).body).not.toContain('NPSN milik sekolah lain')
  // it is the administration's again
  expect((await post(link, { ...fields, npsn: '20329009' })).status).toBe(409)
  const late = await ask('/v1/schools/20329008/decision', admin, { decision: 'verified', version: 1 })
  expect(late.status).toBe(409)
  const { version } = (await ask('/v1/schools/20329008/registration', admin)).json().data
  expect((await ask('/v1/schools/20329008/decision', admin, { decision: 'verified', version })).status).toBe(
    200,
  )
  expect((await page('/v1/school/20329008')).status).toBe(200)
  expect((await newestMail(app, 'agus@smk.test'))?.subject).toBe('Pendaftaran SMK N 1 Tegal terverifikasi')
})

it('is merged into the one it is: who belongs to it follows, and its number leads there', async () => {
  const pupil = await buildMember(app, tenant, { kind: 4 })
  const schoolOf = () =>
    tenant.write(tx =>
      tx.db
        .selectFrom('memberships as m')
        .innerJoin('schools as s', 's.id', 'm.school_id')
        .select('s.npsn')
        .where('m.id', '=', pupil.membershipId)
        .executeTakeFirstOrThrow(),
    )
  await tenant.write(async tx => {
    const { id } = await tx.db
      .selectFrom('schools')
      .select('id')
      .where('npsn', '=', '20329008')
      .executeTakeFirstOrThrow()
    await tx.db
      .updateTable('memberships')
      .set({ school_id: id })
      .where('id', '=', pupil.membershipId)
      .execute()
  })
  const { version } = (await ask('/v1/schools/20329008/registration', admin)).json().data
  const merge = (into: string, who = admin, seen = version) =>
    ask('/v1/schools/20329008/merge', who, { intoNpsn: into, version: seen })
  expect((await merge('20329001', lead)).status).toBe(404)
  expect((await merge('20329001', pupil)).status).toBe(403)
  expect((await merge('20329008')).json().errors[0].field).toBe('intoNpsn')
  expect((await merge('20999999')).json().errors[0].field).toBe('intoNpsn')
  expect((await merge('20329001', admin, version - 1)).status).toBe(409)
  const merged = await merge('20329001')
  expect([merged.status, merged.json().data]).toEqual([200, { moved: 1 }])
  expect(await schoolOf()).toEqual({ npsn: '20329001' })
  expect((await page('/v1/school/20329008')).body).toContain('"npsn":"20329001"')
  expect((await post('/Daftar-Sekolah', { ...fields, npsn: '20329008' })).status).toBe(422)
  expect((await newestMail(app, 'agus@smk.test'))?.text).toContain('NPSN 20329001')
  const log = await app.request({
    host: tenant.host,
    path: '/Kelola/Riwayat',
    headers: { accept: 'text/html', ...admin.cookie },
  })
  expect(log.body).toContain('menggabungkan sekolah')
  // one that is verified again after all is merged into nothing
  const again = await ask('/v1/schools/20329008/decision', admin, {
    decision: 'verified',
    version: version + 1,
  })
  expect(again.status, again.body).toBe(200)
  expect((await page('/v1/school/20329008')).body).toContain('"npsn":"20329008"')
})
