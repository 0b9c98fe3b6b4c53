import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type App, startApp, until } from '../../../../test/app.ts'
import { type BuiltTenant, buildTenant } from '../../../../test/build.ts'
import { type BuiltMember, buildMember } from '../../../../test/members.ts'
import { sanitizeHtml } from '../../../platform/html/sanitize.ts'
import { toHtml, toText } from '../../../ui/office/light-text.ts'
import { starterPages } from '../starter-pages/starter-pages.ts'
import { pageContent } from './pages.contract.ts'

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
    const fields = answer.json().errors.map((one: { field: string }) => one.field)
    expect(fields).toEqual(expect.arrayContaining(['value.hero.title', 'value.sections.0.columns']))
  })

  it('names only what the site has: a class, an address, in the menu and the footer too', async () => {
    const hero = { title: 'Ada', text: 'Ada', actions: [{ label: 'Ke mana', href: '/Tidak-Ada' }] }
    const link = { label: 'Ke mana', href: '/Tidak-Ada' }
    const refused: [string, unknown, string[]][] = [
      [
        'home',
        { hero: { ...hero, featuredClass: 'tidak-ada' }, sections: [] },
        ['value.hero.actions.0.href', 'value.hero.featuredClass'],
      ],
      ['navigation', [{ label: 'Kelas', href: '/Class' }, link], ['value.1.href']],
      ['footer', { columns: [{ title: 'Tautan', links: [link] }] }, ['value.columns.0.links.0.href']],
    ]
    for (const [key, value, fields] of refused) {
      const answer = await put(key, { value })
      expect(answer.status, key).toBe(422)
      const said: { field: string; message: string }[] = answer.json().errors
      expect(said.map(({ field }) => field).sort()).toEqual(fields)
      expect(said.map(({ message }) => message)).toContain('Alamat ini tidak ada di situs ini')
    }
    const good = [
      { label: 'Kelas', href: '/Class?page=2' },
      { label: 'Luar', href: 'https://contoh.id/x' },
    ]
    expect((await put('navigation', { value: good })).status).toBe(200)
    // the menu's addresses are suggested as those of pages are: all that the site has
    expect((await see('/Kelola/Pengaturan')).body).toMatch(
      /<datalist[^>]*>.*value="\/About"|value="\/Mentor/s,
    )
  })

  it('shows the columns of the footer as lines that open: the form fits a phone', async () => {
    const value = { columns: [{ title: 'Jelajahi', links: [{ label: 'Kelas', href: '/Class' }] }] }
    expect((await put('footer', { value })).status).toBe(200)
    const { body } = await see('/Kelola/Pengaturan')
    expect(body).toContain('<details class="o-fold"><summary>Jelajahi</summary>')
  })

  it('so are the terms', async () => {
    expect((await see('/Kelola/Halaman/Terms-And-Conditions')).body).toContain('Tentang ketentuan ini')
    const value = { sections: [{ title: 'Adat', text: 'Datang tepat waktu.' }] }
    expect((await put('terms', { value })).status).toBe(200)
    await until(async () => (await see('/Terms-And-Conditions')).body.includes('Datang tepat waktu.'))
  })
})

describe('the home page and the terms as drafts', () => {
  async function call(method: string, path: string, body: object = {}) {
    const answer = await app.request({
      host: tenant.host,
      method,
      path: `/v1/drafts/${path}`,
      headers: { accept: 'application/json', 'content-type': 'application/json', ...admin.bearer },
      ...(method === 'GET' ? {} : { body: JSON.stringify(body) }),
    })
    return { code: answer.status, ...answer.json() }
  }

  it('refuse what a visitor would not find: a class, a person, a page that is not there, each by its field', async () => {
    const { data } = await call('GET', 'home/site')
    const kept = await call('PUT', 'home/site', {
      rev: data.rev,
      fields: {
        'hero.actions': [{ label: 'Lihat', href: '/Kelass' }],
        'hero.featuredClass': 'kelas-hantu',
        sections: [{ kind: 'people', id: 'tim', title: 'Tim', people: ['tidak-ada'] }],
      },
    })
    expect(kept.code, JSON.stringify(kept)).toBe(200)
    const refused = await call('POST', 'home/site/publication', { rev: kept.data.rev })
    expect(refused.code).toBe(422)
    const fields = refused.errors.map(({ field }: { field: string }) => field)
    expect(fields.sort()).toEqual(['hero.actions.0.href', 'hero.featuredClass', 'sections.0.people.0'])
    await call('DELETE', 'home/site', { rev: kept.data.rev })
  })

  it('are seen by their writers alone until they are published, then by all, and come back from the history', async () => {
    const { data } = await call('GET', 'home/site')
    expect(data).toMatchObject({ state: 'published', canWithdraw: false })
    const kept = await call('PUT', 'home/site', {
      rev: data.rev,
      fields: { 'hero.title': 'Beranda rahasia', 'hero.actions': [{ label: '', href: '' }] },
      blocks: { put: { lagi: { kind: 'text', title: 'Lagi', bodyHtml: '<p>a</p><script>1</script>' } } },
    })
    expect(kept.data).toMatchObject({ state: 'changed' })
    expect((await see('/')).body).not.toContain('Beranda rahasia')
    const preview = await see('/Kelola/Halaman/Beranda/Pratinjau')
    expect(preview.headers['cache-control']).toBe('no-store')
    for (const words of ['Beranda rahasia', 'Lagi', 'noindex']) expect(preview.body).toContain(words)
    expect(preview.body).not.toContain('<script>1')
    // a button without a word on it is kept, and not published
    const refused = await call('POST', 'home/site/publication')
    expect(refused.errors[0].field).toBe('hero.actions.0.label')
    await call('PUT', 'home/site', { fields: { 'hero.actions': [], 'hero.title': '  ' } })
    expect((await call('POST', 'home/site/publication')).errors[0].field).toBe('hero.title')
    await call('PUT', 'home/site', { fields: { 'hero.title': 'Beranda baru' } })
    const published = await call('POST', 'home/site/publication')
    expect(published.data).toMatchObject({ state: 'published', number: data.number + 1 })
    await until(async () => (await see('/')).body.includes('Beranda baru'))
    expect((await see('/')).body).toContain('<p>a</p>')
    await call('POST', `home/site/versions/${data.number}/restoration`)
    expect((await call('GET', 'home/site')).data.value.hero.title).toBe('Selamat datang di Tegal')
    await call('DELETE', 'home/site')
  })

  it('say what a program has put there meanwhile, and their history has it', async () => {
    const before = (await call('GET', 'terms/site')).data
    await call('PUT', 'terms/site', { fields: { sections: [{ title: 'Adat', text: 'Milik saya.' }] } })
    expect((await see('/Kelola/Halaman/Terms-And-Conditions/Pratinjau')).body).toContain('Milik saya.')
    const value = { sections: [{ title: 'Adat', text: 'Milik program.' }] }
    expect((await put('terms', { value })).json().data.version).toBe(before.number + 1)
    const clash = await call('POST', 'terms/site/publication')
    expect(clash).toMatchObject({ code: 409, data: { number: before.number + 1 } })
    const seen = { seen: clash.data.number }
    expect((await call('POST', 'terms/site/publication', seen)).code).toBe(200)
    await until(async () => (await see('/Terms-And-Conditions')).body.includes('Milik saya.'))
    const { items } = (await call('GET', 'terms/site/versions')).data
    expect(items.map((one: { why: string }) => one.why)).toEqual(['published', 'changed', 'changed'])
  })

  it('a tenant that has written neither begins with what its visitors see', async () => {
    const other = await buildTenant(app, { slug: 'brebes', name: 'Akademi Brebes' })
    const { cookie } = await buildMember(app, other, { kind: 1 })
    const path = '/v1/drafts/home/site'
    const { data } = (await app.request({ host: other.host, path, headers: { ...cookie } })).json()
    expect(data).toMatchObject({ state: 'none', number: 0, value: { hero: { title: 'Akademi Brebes' } } })
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

  it('is what every starter text is edited in; what it cannot say stays HTML', async () => {
    for (const [name, page] of await starterPages('Akademi'))
      for (const section of pageContent.parse(page).sections)
        if (section.kind === 'text') expect(toText(section.bodyHtml), name).toBeDefined()
    expect(toText('<p>a</p><table><tr><td>b</td></tr></table>')).toBeUndefined()
    expect(toText('<p><a href="/x"><strong>kata</strong></a></p>')).toBeUndefined()
  })
})
