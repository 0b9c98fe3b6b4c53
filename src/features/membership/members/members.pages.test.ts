import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type App, startApp } from '../../../../test/app.ts'
import { type BuiltTenant, buildTenant } from '../../../../test/build.ts'
import { type BuiltMember, buildMember } from '../../../../test/members.ts'
import { buildProgram } from '../../learning/programs/programs.things.ts'

let app: App
let tenant: BuiltTenant
let admin: BuiltMember
let lead: BuiltMember
let student: BuiltMember
let stranger: BuiltMember

beforeAll(async () => {
  app = await startApp()
  tenant = await buildTenant(app, { slug: 'tegal' })
  const program = await tenant.write(tx => buildProgram(tx, { name: 'Sekolah Digital' }))
  admin = await buildMember(app, tenant, { kind: 1, name: 'Hendra Wijaya' })
  lead = await buildMember(app, tenant, { kind: 7, name: 'Yusuf Maulana', programIds: [program.id] })
  student = await buildMember(app, tenant, { name: 'Bagas Pratama', programIds: [program.id] })
  stranger = await buildMember(app, tenant, { name: 'Citra Ayu' })
})

afterAll(() => app?.close())

const page = (path: string, who?: BuiltMember) =>
  app.request({ host: tenant.host, path, headers: { accept: 'text/html', ...(who ? who.cookie : {}) } })

const pages = () => ['/Kelola/Orang', `/Kelola/Orang/${student.membershipId}`, '/Kelola/Undangan']

describe('the pages of people and invitations', () => {
  it('ask visitors to sign in, and bring them back', async () => {
    for (const path of pages()) {
      const { status, headers } = await page(path)
      expect([status, headers.location]).toEqual([302, `/Login?next=${encodeURIComponent(path)}`])
    }
  })

  it('are closed to students', async () => {
    for (const path of pages()) expect((await page(path, student)).status).toBe(403)
  })

  it('are kept by nobody', async () => {
    for (const path of pages()) {
      const { status, headers } = await page(path, admin)
      expect([status, headers['cache-control']]).toEqual([200, 'no-store'])
    }
  })

  it('show a lead the own people only, and nothing to change', async () => {
    const { body } = await page('/Kelola/Orang', lead)
    expect(body).toContain('Bagas Pratama')
    expect(body).not.toContain('Citra Ayu')
    const one = await page(`/Kelola/Orang/${student.membershipId}`, lead)
    expect(one.body).not.toContain('Ubah peran')
    expect(one.body).not.toContain('21 April 1995')
    expect(one.body).toContain('Tidak ditampilkan untuk peran Anda')
    expect((await page(`/Kelola/Orang/${stranger.membershipId}`, lead)).status).toBe(404)
  })

  it('show an admin what was done to somebody, newest first', async () => {
    await app.request({
      host: tenant.host,
      path: `/v1/people/${stranger.membershipId}/suspension`,
      method: 'POST',
      headers: { ...admin.bearer, 'content-type': 'application/json' },
      body: JSON.stringify({ reason: 'Menyebarkan tautan berbahaya' }),
    })
    const { body } = await page(`/Kelola/Orang/${stranger.membershipId}`, admin)
    expect(body).toContain('Ditangguhkan sejak')
    expect(body).toContain('Menyebarkan tautan berbahaya')
    expect(body).toContain('menangguhkan')
    expect(body).toContain('Pulihkan')
  })

  it('offer nothing that would change oneself', async () => {
    const { body } = await page(`/Kelola/Orang/${admin.membershipId}`, admin)
    expect(body).toContain('Ini Anda.')
    expect(body).not.toContain('Ubah peran')
  })

  it('say so where nobody fits, and where a page is beyond the last', async () => {
    expect((await page('/Kelola/Orang?search=tiadatara', admin)).body).toContain('Tidak ada orang yang cocok')
    expect((await page('/Kelola/Orang?page=9', admin)).status).toBe(404)
    expect((await page('/Kelola/Orang/4242', admin)).status).toBe(404)
    expect((await page('/Kelola/Undangan', admin)).body).toContain('Belum ada undangan')
  })
})
