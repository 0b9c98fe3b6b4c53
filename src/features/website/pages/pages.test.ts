import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type App, startApp, until } from '../../../../test/app.ts'
import { type BuiltTenant, buildTenant } from '../../../../test/build.ts'
import { type BuiltMember, buildMember } from '../../../../test/members.ts'
import { routes } from '../../../routes.ts'
import { buildPost } from '../../content/posts/posts.things.ts'
import { buildClass, buildClassroom } from '../../learning/classes/classes.things.ts'
import { sitePages } from './pages.rules.ts'
import { furnishPages } from './pages.ts'

let app: App
let tegal: BuiltTenant
let brebes: BuiltTenant
let admin: BuiltMember
let writer: BuiltMember

beforeAll(async () => {
  app = await startApp()
  tegal = await buildTenant(app, { slug: 'tegal', name: 'Akademi Tegal' })
  brebes = await buildTenant(app, { slug: 'brebes', name: 'Akademi Brebes' })
  await tegal.write(tx => furnishPages(tx, { name: 'Akademi Tegal', now: app.clock.now() }))
  admin = await buildMember(app, tegal, { kind: 1 })
  writer = await buildMember(app, tegal, { kind: 6 })
}, 60_000)

afterAll(() => app?.close())

const see = (path: string, host = tegal.host) => app.request({ host, path, headers: { accept: 'text/html' } })

const write = (
  method: 'PUT' | 'DELETE',
  path: string,
  body: Record<string, unknown>,
  member: BuiltMember = admin,
) =>
  app.request({
    host: tegal.host,
    method,
    path: `/v1/pages/${path}`,
    body: JSON.stringify(body),
    headers: { accept: 'application/json', 'content-type': 'application/json', ...member.bearer },
  })

/** words appear on a page a moment after they were published: the purge is a NOTIFY */
const shows = (path: string, words: string) => until(async () => (await see(path)).body.includes(words))

describe('the office', () => {
  const office = (path: string, more: object = {}) =>
    app.request({ host: tegal.host, path, headers: { ...admin.cookie, ...more } })

  it('calls a new service what its writer called it, in the editor and in its title', async () => {
    const path = '/Kelola/Halaman/Services-sewa-aula?title=Sewa%20Aula%20Besar'
    const page = await office(path, { accept: 'text/html' })
    const data = /id="page-data">(.*?)<\/script>/s.exec(page.body)?.[1] ?? ''
    const { entry, draft } = JSON.parse(data).data
    expect([entry.label, draft.value.title]).toEqual(['Layanan: Sewa Aula Besar', 'Sewa Aula Besar'])
  })

  it('finds pages and parts of the settings by their words', async () => {
    const find = async (words: string, who = admin) => {
      const headers = { accept: 'application/json', ...who.bearer }
      const path = `/v1/administration/search?q=${words}`
      const answer = await app.request({ host: tegal.host, path, headers })
      return answer.json().data.items.map(({ href }: { href: string }) => href)
    }
    expect(await find('berita')).toContain('/Kelola/Halaman/News')
    expect(await find('kontak')).toContain('/Kelola/Pengaturan#kaki')
    expect(await find('pemeliharaan')).toContain('/Kelola/Pengaturan#perbaikan')
    for (const part of ['logo', 'warna']) expect(await find(part)).toContain('/Kelola/Tampilan')
  })
})

describe('a new tenant', () => {
  it.each(Object.entries(sitePages))('has a page %s, with words of its own', async name => {
    const { status, body } = await see(`/${name}`)
    expect(status).toBe(200)
    expect(body).toContain('Akademi Tegal')
    expect(body.match(/<h1/g)).toHaveLength(1)
    expect(body).toContain(`/${name}">`)
    expect(body).toContain(name === 'About' ? '"AboutPage"' : '"WebPage"')
  })

  it('finds everything on its map, and the map in every footer', async () => {
    await tegal.write(tx => buildPost(tx, { title: 'Panen jagung manis' }))
    const map = await see(routes['Peta-Situs'])
    expect(map.status).toBe(200)
    for (const words of ['href="/About"', 'href="/News"', 'Panen jagung manis'])
      expect(map.body).toContain(words)
    // a list with nothing on it is none of what there is; a form that waits for visitors is
    expect(map.body).not.toContain('href="/Silabus"')
    expect(map.body).toContain('href="/Make-Appointment"')
    expect((await see('/')).body).toContain('href="/Peta-Situs"')
  })

  it('where nobody wrote a page there is none, and the map says so by silence', async () => {
    expect((await see('/About', brebes.host)).status).toBe(404)
    const map = await see('/Peta-Situs', brebes.host)
    expect(map.status).toBe(200)
    expect(map.body).not.toContain('href="/About"')
  })

  it('has no page where a process of the version before keeps a draft, and may publish over it', async () => {
    const left = { name: 'About', title: 'Rahasia lama', status: 'draft' } as const
    await brebes.write(tx => tx.db.insertInto('site_pages').values(left).execute())
    expect((await see('/About', brebes.host)).status).toBe(404)
    expect((await see('/sitemap-halaman.xml', brebes.host)).body).not.toContain('/About')
    await brebes.write(tx =>
      furnishPages(tx, { name: 'x', now: app.clock.now(), pages: [{ name: 'About', title: 'Baru' }] }),
    )
    await app.purge(brebes.id, ['pages'])
    expect((await see('/About', brebes.host)).body).toContain('Baru')
    await brebes.write(tx => tx.db.deleteFrom('site_pages').execute())
    await app.purge(brebes.id, ['pages'])
  })

  it('letter case does not matter, one spelling wins', async () => {
    const { status, headers } = await see('/talent-hiring')
    expect([status, headers.location]).toEqual([301, '/Talent-Hiring'])
  })
})

describe('an editor', () => {
  it('changes a page and visitors see it at once; the map of what was there before is old', async () => {
    await see('/Network')
    const content = {
      title: 'Jejaring petani muda',
      lead: 'Empat belas kelompok tani di pesisir utara.',
      sections: [
        { kind: 'figures', id: 'angka', title: 'Dalam angka', items: [{ value: '14', label: 'kelompok' }] },
      ],
    }
    const answer = await write('PUT', 'Network/publication', { ...content, version: 1 })
    expect([answer.status, answer.json().data]).toEqual([
      200,
      { name: 'Network', path: '/Network', state: 'published', version: 2 },
    ])
    await shows('/Network', 'Jejaring petani muda')
    await shows('/Peta-Situs', 'Jejaring petani muda')
  })

  it('keeps a draft to themselves until it is published, and sees it in the look of the site', async () => {
    const before = await see('/Campus')
    const saved = await write('PUT', 'Campus/draft', { title: 'Kampus rahasia', version: 1 })
    expect(saved.json().data.state).toBe('changed')
    expect((await see('/Campus')).body).toBe(before.body)
    const preview = '/Kelola/Halaman/Campus/Pratinjau'
    const seen = await app.request({
      host: tegal.host,
      path: preview,
      headers: { accept: 'text/html', ...admin.cookie },
    })
    expect(seen.status).toBe(200)
    expect(seen.body).toContain('Kampus rahasia')
    expect(seen.body).toContain('noindex')
    expect((await see(preview)).status).toBe(302)
    const thrown = await write('DELETE', 'Campus/draft', { version: 2 })
    expect(thrown.json().data).toMatchObject({ state: 'published', version: 3 })
  })

  it('takes a page offline and it is not found; what was written stays', async () => {
    await see('/Metamorfosa')
    const answer = await write('DELETE', 'Metamorfosa/publication', { version: 1 })
    expect(answer.json().data).toMatchObject({ state: 'draft', version: 2 })
    await until(async () => (await see('/Metamorfosa')).status === 404)
    const form = await app.request({
      host: tegal.host,
      path: '/Kelola/Halaman/Metamorfosa',
      headers: { accept: 'text/html', ...admin.cookie },
    })
    expect(form.body).toContain('Metamorfosa')
  })

  it('writes services, as many as there are', async () => {
    expect((await see('/Services/audit-jaringan')).status).toBe(404)
    const made = await write('PUT', 'Services-audit-jaringan/publication', {
      title: 'Audit jaringan sekolah',
      version: 0,
    })
    expect(made.status).toBe(200)
    await shows('/Services/audit-jaringan', 'Audit jaringan sekolah')
  })

  it('writes pages at addresses that nobody foresaw, which stand wherever pages do, and go again', async () => {
    const path = '/Halaman/beasiswa-2027'
    expect((await see(path)).status).toBe(404)
    const name = 'Halaman-beasiswa-2027'
    const made = await write('PUT', `${name}/publication`, { title: 'Beasiswa 2027', version: 0 })
    expect(made.status).toBe(200)
    await shows(path, 'Beasiswa 2027')
    for (const place of ['/Peta-Situs', '/sitemap-halaman.xml'])
      expect((await see(place)).body).toContain(path)
    const form = await app.request({
      host: tegal.host,
      path: '/Kelola/Halaman?search=Beasiswa',
      headers: { accept: 'text/html', ...admin.cookie },
    })
    expect(form.body).toContain('Halaman: Beasiswa 2027')
    await write('DELETE', `${name}/publication`, { version: made.json().data.version })
    await until(async () => (await see(path)).status === 404)
  })

  it('who saw an older version is told so, and nothing is overwritten', async () => {
    await write('PUT', 'Chapters/publication', { title: 'Versi kedua', version: 1 })
    const late = await write('PUT', 'Chapters/publication', { title: 'Terlambat', version: 1 })
    expect(late.status).toBe(409)
    expect(late.json().message).toContain('sudah diubah orang lain')
    await shows('/Chapters', 'Versi kedua')
  })

  it('is an admin: a writer is refused, a visitor has to sign in, and a page that cannot be is not found', async () => {
    expect((await write('PUT', 'About/draft', { title: 'Saya', version: 1 }, writer)).status).toBe(403)
    expect((await see('/Kelola/Halaman')).status).toBe(302)
    expect((await write('PUT', 'Rahasia/draft', { title: 'Saya', version: 0 })).status).toBe(404)
  })

  it('is in the log by name and in words', async () => {
    const log = await app.request({
      host: tegal.host,
      path: '/Kelola/Riwayat',
      headers: { accept: 'text/html', ...admin.cookie },
    })
    expect(log.body).toContain('menerbitkan halaman')
    expect(log.body).toContain('Jejaring petani muda')
  })
})

describe('what is written', () => {
  const section = (part: Record<string, unknown>) => ({
    title: 'Biaya',
    sections: [{ id: 'satu', title: 'Bagian', ...part }],
    version: 1,
  })

  it('loses its scripts, keeps its words', async () => {
    const bodyHtml = '<p onclick="alert(1)">Ditanam <strong>bersama</strong></p><script>alert(2)</script>'
    const answer = await write('PUT', 'Aksara/publication', section({ kind: 'text', bodyHtml }))
    expect(answer.status).toBe(200)
    await shows('/Aksara', '<strong>bersama</strong>')
    const { body } = await see('/Aksara')
    expect(body).not.toContain('alert(')
  })

  it.each([
    [{ kind: 'peramal' }, 'sections.0.kind', 'Jenis bagian ini tidak dikenal'],
    [{ kind: 'listing', of: 'dongeng', count: 3 }, 'sections.0.of', 'Pilih isi daftar'],
    [{ kind: 'listing', of: 'class', count: 90 }, 'sections.0.count', 'Maksimal 12'],
    [
      { kind: 'appeal', text: '', actions: [{ label: 'Klik', href: 'javascript:alert(1)' }] },
      'sections.0.actions.0.href',
      'Tautan harus berupa alamat',
    ],
    [
      { kind: 'plans', items: [{ name: 'Murah', price: -5, benefits: [] }] },
      'sections.0.items.0.price',
      'harga',
    ],
    [{ kind: 'video', provider: 'youtube', videoId: '"><script>' }, 'sections.0.videoId', 'kode video'],
    [
      { kind: 'gallery', items: [{ key: 'punya-orang.webp', width: 4, height: 3, alt: '' }] },
      'sections.0.items.0.key',
      'tidak ada di berkas',
    ],
    [{ kind: 'figures', items: [{ value: '', label: 'siswa' }] }, 'sections.0.items.0.value', 'Wajib diisi'],
    [{ kind: 'figures', items: [], warna: 'merah' }, 'sections.0.warna', 'tidak dikenal'],
  ])('is refused in words where it is wrong: %j', async (part, field, words) => {
    const answer = await write('PUT', 'Pricing/publication', section(part))
    expect(answer.status).toBe(422)
    expect(answer.json().errors[0].message.toLowerCase()).toContain(words.toLowerCase())
    expect(
      answer
        .json()
        .errors.map((one: { field: string }) => one.field)
        .join(' '),
    ).toContain(field.replace(/\.(key|kind|warna)$/, ''))
  })

  it('two sections cannot have one anchor', async () => {
    const one = { kind: 'figures', id: 'sama', title: 'Angka', items: [] }
    const answer = await write('PUT', 'Pricing/publication', {
      title: 'Biaya',
      sections: [one, one],
      version: 1,
    })
    expect([answer.status, answer.json().errors[0]]).toMatchObject([422, { field: 'sections.1.id' }])
  })

  it('shows every kind of section, in the given order', async () => {
    await tegal.write(async tx => {
      const made = await buildClass(tx, { name: 'Merawat pompa air' })
      await buildClassroom(tx, made.id)
    })
    const sections = [
      {
        kind: 'plans',
        id: 'paket',
        title: 'Paket',
        items: [
          { name: 'Dasar', price: 1_250_000, period: 'per peserta', benefits: ['Modul cetak'] },
          { name: 'Lembaga', price: 'Hubungi kami', benefits: [] },
        ],
      },
      {
        kind: 'table',
        id: 'tabel',
        title: 'Perbandingan',
        columns: ['Hal', 'Dasar'],
        rows: [['Pertemuan', '8 kali']],
      },
      { kind: 'video', id: 'film', title: 'Film', provider: 'youtube', videoId: 'M7lc1UVf-VE' },
      {
        kind: 'contact',
        id: 'kontak',
        title: 'Kontak',
        address: 'Jalan Kenari 4, Tegal',
        hours: 'Senin-Jumat 08.00-16.00 WIB',
      },
      {
        kind: 'questions',
        id: 'tanya',
        title: 'Tanya',
        items: [{ question: 'Kapan mulai?', answer: 'Bulan depan.' }],
      },
      { kind: 'listing', id: 'kelas', title: 'Kelas kami', of: 'class', count: 3 },
      { kind: 'listing', id: 'siaran', title: 'Siaran kami', of: 'podcasts', count: 3 },
    ]
    await write('PUT', 'Government/publication', { title: 'Untuk dinas', sections, version: 1 })
    await shows('/Government', 'Untuk dinas')
    const { body } = await see('/Government')
    const order = [
      'Rp 1.250.000',
      'Hubungi kami',
      '8 kali',
      'youtube.com/watch?v=M7lc1UVf-VE',
      'Jalan Kenari 4',
      'Kapan mulai?',
      'Merawat pompa air',
    ]
    const places = order.map(words => body.indexOf(words, body.indexOf('<main')))
    expect(places.every(place => place > 0)).toBe(true)
    expect(places).toEqual([...places].sort((x, y) => x - y))
    // nothing is fetched from elsewhere before it is wanted, and an empty listing is no section
    expect(body).not.toContain('<iframe')
    expect(body).not.toContain('Siaran kami')
    for (const words of ['FAQPage', 'OfferCatalog', '1250000']) expect(body).toContain(words)
  })
})

describe('words around a list', () => {
  it('replace the built-in ones, with sections below; further pages keep to the list', async () => {
    await see('/News')
    await write('PUT', 'News/publication', {
      title: 'Kabar ladang',
      lead: 'Ditulis para petani sendiri.',
      seo: { description: 'Kabar dari ladang pesisir utara.' },
      sections: [
        { kind: 'figures', id: 'angka', title: 'Sejak dulu', items: [{ value: '30', label: 'kabar' }] },
      ],
      version: 0,
    })
    await shows('/News', 'Kabar ladang')
    const { body } = await see('/News')
    expect(body).toContain('<title>Kabar ladang - Akademi Tegal</title>')
    expect(body).toContain('content="Kabar dari ladang pesisir utara."')
    expect(body.indexOf('Sejak dulu')).toBeGreaterThan(body.indexOf('Panen jagung manis'))
    const found = await see('/News?search=jagung')
    expect(found.body).toContain('Ditulis para petani sendiri.')
    expect(found.body).not.toContain('Sejak dulu')
  })

  it("another tenant's words and pages are not found here", async () => {
    await brebes.write(tx =>
      furnishPages(tx, {
        name: 'Akademi Brebes',
        now: app.clock.now(),
        pages: [
          { name: 'Services-bawang', title: 'Bawang Brebes' },
          { name: 'Class', title: 'Kelas Brebes' },
        ],
      }),
    )
    expect((await see('/Services/bawang')).status).toBe(404)
    expect((await see('/Class')).body).not.toContain('Kelas Brebes')
    expect((await see('/Class', brebes.host)).body).toContain('Kelas Brebes')
    const stranger = await buildMember(app, brebes, { kind: 1 })
    expect((await write('PUT', 'About/draft', { title: 'Kami', version: 1 }, stranger)).status).toBe(401)
  })
})
