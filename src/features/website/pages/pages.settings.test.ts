import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type App, startApp, until } from '../../../../test/app.ts'
import { type BuiltTenant, buildTenant } from '../../../../test/build.ts'
import { type BuiltMember, buildMember } from '../../../../test/members.ts'
import { sanitizeHtml } from '../../../platform/html/sanitize.ts'
import { toHtml, toText } from './light-text.rules.ts'
import { starterPages } from './pages.ts'

let app: App
let tenant: BuiltTenant
let admin: BuiltMember

beforeAll(async () => {
  app = await startApp()
  tenant = await buildTenant(app, { slug: 'tegal', name: 'Akademi Tegal' })
  admin = await buildMember(app, tenant, { kind: 1 })
}, 60_000)

afterAll(() => app?.close())

const see = (path: string) =>
  app.request({ host: tenant.host, path, headers: { accept: 'text/html', ...admin.cookie } })

const put = (key: string, body: Record<string, unknown>) =>
  app.request({
    host: tenant.host,
    method: 'PUT',
    path: `/tegal/cms/app/setting/${key}`,
    body: JSON.stringify(body),
    headers: { accept: 'application/json', 'content-type': 'application/json', ...admin.bearer },
  })

describe('the home page, within reach of who writes pages', () => {
  it('begins with what it greets with, and takes every kind of section, without scripts', async () => {
    const form = await see('/Kelola/Halaman/beranda')
    expect([form.status, form.headers.location]).toEqual([301, '/Kelola/Halaman/Beranda'])
    expect((await see('/Kelola/Halaman/Beranda')).body).toContain('Belajar bersama, maju bersama.')
    const value = {
      hero: { title: 'Selamat datang di Tegal', text: 'Belajar dekat rumah.', actions: [] },
      sections: [
        {
          kind: 'text',
          id: 'cerita',
          title: 'Cerita',
          bodyHtml: '<p>Dari <em>warga</em></p><script>alert(1)</script>',
        },
        {
          kind: 'plans',
          id: 'paket',
          title: 'Paket',
          items: [{ name: 'Dasar', price: 50_000, benefits: [] }],
        },
      ],
    }
    expect((await put('home', { value })).status).toBe(200)
    await until(async () => (await see('/')).body.includes('Selamat datang di Tegal'))
    const { body } = await see('/')
    for (const words of ['<em>warga</em>', 'Rp 50.000']) expect(body).toContain(words)
    expect(body).not.toContain('alert(1)')
  })

  it('is refused in words where it is wrong', async () => {
    const value = {
      hero: { title: '', text: 'Ada', actions: [] },
      sections: [{ kind: 'table', id: 'a', title: 'T', columns: ['Satu'], rows: [] }],
    }
    const answer = await put('home', { value })
    expect(answer.status).toBe(422)
    expect(answer.json().errors.map((one: { field: string }) => one.field)).toContain(
      'value.sections.0.columns',
    )
  })

  it('so are the terms', async () => {
    expect((await see('/Kelola/Halaman/Terms-And-Conditions')).body).toContain('Tentang ketentuan ini')
    const value = { sections: [{ title: 'Adat', text: 'Datang tepat waktu.' }] }
    expect((await put('terms', { value })).status).toBe(200)
    await until(async () => (await see('/Terms-And-Conditions')).body.includes('Datang tepat waktu.'))
  })
})

describe('light markup', () => {
  it('makes the HTML it says, and nothing that was not meant', () => {
    const text =
      '## Judul\n\nSatu **tebal** dan *miring*,\nlalu [kelas](/Class).\n\n- a & b\n- c\n\n1. satu\n2. dua\n\n<script>'
    expect(toHtml(text)).toBe(
      '<h2>Judul</h2><p>Satu <strong>tebal</strong> dan <em>miring</em>,<br />lalu <a href="/Class">kelas</a>.</p><ul><li>a &amp; b</li><li>c</li></ul><ol><li>satu</li><li>dua</li></ol><p>&lt;script&gt;</p>',
    )
    expect(toText(sanitizeHtml(toHtml(text)))).toBe(text)
  })

  it('is what every starter text is edited in; what it cannot say stays HTML', () => {
    for (const page of starterPages('Akademi'))
      for (const section of page.sections ?? [])
        if (section.kind === 'text') expect(toText(section.bodyHtml), page.name).toBeDefined()
    expect(toText('<p>a</p><table><tr><td>b</td></tr></table>')).toBeUndefined()
    expect(toText('<p><a href="/x"><strong>kata</strong></a></p>')).toBeUndefined()
  })
})
