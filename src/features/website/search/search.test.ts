import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type App, startApp } from '../../../../test/app.ts'
import { type BuiltTenant, buildTenant } from '../../../../test/build.ts'
import { buildPost } from '../../content/posts/posts.things.ts'
import { buildPerson } from '../../core/people/people.things.ts'
import { buildChapter, buildClass, buildModule } from '../../learning/classes/classes.things.ts'
import { buildProgram } from '../../learning/programs/programs.things.ts'
import { searchAnswer, suggestAnswer } from './search.contract.ts'

let app: App
let tegal: BuiltTenant
let brebes: BuiltTenant

beforeAll(async () => {
  app = await startApp()
  tegal = await buildTenant(app, {
    slug: 'tegal',
    values: { search: { synonyms: [['warteg', 'rumah makan']] } },
  })
  brebes = await buildTenant(app, { slug: 'brebes' })
  await tegal.write(async tx => {
    const sri = await buildPerson(tx, { name: 'Sri Wahyuningsih' })
    await buildClass(tx, { slug: 'jaringan', name: 'Merawat Jaringan Komputer', tags: ['TKJ'] })
    const course = await buildClass(tx, {
      slug: 'web',
      name: 'Belajar Web',
      type: 'self_paced',
      price: 100_000,
    })
    const module = await buildModule(tx, course.id, { slug: 'awal' })
    const of = { classId: course.id, moduleId: module.id }
    await buildChapter(tx, of, {
      slug: 'tag',
      title: 'Tag pertama',
      content_html:
        '<p>Halaman selamat datang.</p><pre><code>npm run sapaan</code></pre><p>Lalu muat ulang.</p><pre>exit</pre>',
      is_preview: true,
    })
    await buildChapter(tx, of, {
      slug: 'rahasia',
      title: 'Bab berbayar',
      content_html: '<p>Isi premium.</p>',
    })
    await buildProgram(tx, { slug: 'digital', name: 'Sekolah Menengah Kejuruan Digital' })
    await buildPost(
      tx,
      {
        slug: 'memasak',
        title: 'Memasak di dapur umum',
        summary: '',
        content_html: '<p>Dapur &amp; <b>warteg</b> keliling kota.</p>',
      },
      { authorIds: [sri.id] },
    )
    await buildPost(tx, {
      slug: 'lain',
      title: 'Panen raya',
      content_html: '<p>Para petani memanen padi.</p>',
      kind: 'blog',
    })
    await buildPost(tx, { slug: 'draf', title: 'Gerhana belum selesai', status: 'draft' })
    await buildPost(tx, { slug: 'anggota', title: 'Gerhana untuk anggota', visibility: 'members' })
    await buildPost(tx, {
      slug: 'besok',
      title: 'Gerhana besok',
      status: 'scheduled',
      published_at: '2026-11-22T05:00:00Z',
    })
  })
  await brebes.write(tx => buildPost(tx, { slug: 'bawang', title: 'Bawang merah Brebes' }))
  await app.sanggar.jobs.runOften()
})

afterAll(() => app?.close())

const call = (query: string, host = tegal.host) =>
  app.request({ host, path: `/v1/search?${query}`, headers: { accept: 'application/json' } })

async function found(q: string, host = tegal.host) {
  const answer = await call(new URLSearchParams({ q }).toString(), host)
  expect([q, answer.status]).toEqual([q, 200])
  return searchAnswer.parse(answer.json().data)
}

const titles = async (q: string, host = tegal.host) => (await found(q, host)).items.map(({ title }) => title)

const page = (path: string, host = tegal.host) =>
  app.request({ host, path, headers: { accept: 'text/html' } })

describe('a search finds', () => {
  it.each([
    ['by a word of the title', 'jaringan', 'Merawat Jaringan Komputer'],
    ['by another form of the word', 'jaringannya', 'Merawat Jaringan Komputer'],
    ['by another form in the text', 'pemanenan padi', 'Panen raya'],
    ['by who wrote it', 'wahyuningsih', 'Memasak di dapur umum'],
    ['by a word of the text', 'keliling', 'Memasak di dapur umum'],
    ['in any letter case, with words between', 'KOMPUTER yang jaringan', 'Merawat Jaringan Komputer'],
    ['by an abbreviation', 'smk', 'Sekolah Menengah Kejuruan Digital'],
    ['by what an abbreviation stands for', 'teknik komputer dan jaringan', 'Merawat Jaringan Komputer'],
    ['by a word that means the same', 'pelatihan web', 'Belajar Web'],
    ['by the site’s own synonyms', 'rumah makan', 'Memasak di dapur umum'],
    ['a chapter that anybody may read', 'selamat datang', 'Tag pertama'],
  ])('%s', async (_, q, title) => {
    if (q === 'pelatihan web')
      await tegal.write(tx =>
        tx.db
          .updateTable('classes')
          .set({ description_html: '<p>Kursus web.</p>' })
          .where('slug', '=', 'web')
          .execute(),
      )
    if (q === 'pelatihan web') await app.purge(tegal.id, ['classes'])
    await expect.poll(() => titles(q)).toContain(title)
  })

  it('in the shape of a list, with counts for each kind and the words marked', async () => {
    const { items, types, ...rest } = await found('warteg')
    expect(rest).toEqual({
      page: 1,
      perPage: 10,
      totalItems: 1,
      totalPages: 1,
      suggestion: null,
      insteadOf: null,
    })
    expect(types).toEqual([{ type: 'news', label: 'Berita', totalItems: 1 }])
    expect(items[0]).toMatchObject({ type: 'news', typeLabel: 'Berita', path: '/News/memasak' })
    expect(items[0]?.excerpt).toContainEqual({ text: 'warteg', isHit: true })
    expect(items[0]?.excerpt.map(({ text }) => text).join('')).toContain('Dapur & warteg keliling kota')
  })

  it('code too, though no excerpt shows any', async () => {
    const { items } = await found('sapaan')
    expect(items.map(({ title }) => title)).toEqual(['Tag pertama'])
    const excerpt = items[0]?.excerpt.map(({ text }) => text).join('')
    expect(excerpt?.trim()).toBe('Halaman selamat datang. Lalu muat ulang.')
  })

  it('a title that says it before a text that mentions it', async () => {
    await tegal.write(tx =>
      buildPost(tx, {
        slug: 'sawah',
        title: 'Kabar sawah',
        content_html: '<p>Ada panen raya, panen, dan panen lagi.</p>',
      }),
    )
    await app.purge(tegal.id, ['posts'])
    expect((await titles('panen raya'))[0]).toBe('Panen raya')
  })

  it('what was meant by a mistyped word', async () => {
    const answer = await found('jarimgan')
    expect(answer).toMatchObject({ suggestion: 'jaringan', insteadOf: 'jaringan' })
    expect(answer.items.map(({ title }) => title)).toContain('Merawat Jaringan Komputer')
    expect(await found('memasak dpaur')).toMatchObject({ suggestion: 'memasak dapur' })
    expect(await found('xqzw')).toMatchObject({ suggestion: null, items: [] })
  })

  it('what has some of the words where nothing has all', async () => {
    expect(await titles('jaringan petani')).toEqual(
      expect.arrayContaining(['Merawat Jaringan Komputer', 'Panen raya']),
    )
  })
})

describe('a search shows only what its visitor may read', () => {
  it('no draft, nothing for members, nothing locked, and nothing before its time', async () => {
    expect(await titles('gerhana')).toEqual([])
    expect((await found('gerhan')).suggestion).toBeNull()
    expect(await titles('premium')).toEqual([])
    app.clock.set('2026-11-22T06:00:00Z')
    expect(await titles('gerhana')).toEqual(['Gerhana besok'])
    app.clock.set('2026-11-21T03:00:00Z')
  })

  it("another tenant's post is not found here", async () => {
    expect(await titles('bawang')).toEqual([])
    expect((await found('bawnag')).suggestion).toBeNull()
    expect(await titles('bawang', brebes.host)).toEqual(['Bawang merah Brebes'])
  })

  it('what is published is found within a moment, and what is taken away is gone within one', async () => {
    const { id } = await tegal.write(tx => buildPost(tx, { slug: 'kilat', title: 'Kabar kilat' }))
    await app.purge(tegal.id, ['posts'])
    await expect.poll(() => titles('kilat')).toEqual(['Kabar kilat'])
    const shown = () => page('/Cari?q=kilat').then(({ body }) => body.includes('href="/News/kilat"'))
    expect([await shown(), await shown()]).toEqual([true, true])
    await tegal.write(tx =>
      tx.db.updateTable('posts').set({ status: 'archived' }).where('id', '=', id).execute(),
    )
    await app.purge(tegal.id, ['posts'])
    await expect.poll(() => titles('kilat')).toEqual([])
    await expect.poll(shown).toBe(false)
  })

  it('and where nobody told it of a change it looks by itself, after ten minutes', async () => {
    await tegal.write(tx => buildPost(tx, { slug: 'diam', title: 'Diam-diam terbit' }))
    expect(await titles('diam')).toEqual([])
    app.clock.advance(601_000)
    await expect.poll(() => titles('diam')).toEqual(['Diam-diam terbit'])
    app.clock.set('2026-11-21T03:00:00Z')
  })
})

describe('what cannot be searched for', () => {
  it.each(["' or 1=1 --", 'a & | ! <-> b', '((((', ':*', '\\', '%', '<script>', '\u{1f600} kelas'])(
    '%s is only words',
    async q => {
      expect((await call(new URLSearchParams({ q }).toString())).status).toBeLessThan(500)
      expect((await page(`/Cari?${new URLSearchParams({ q })}`)).status).toBe(200)
    },
  )

  it('too short, too long, too far', async () => {
    expect((await call('q=a')).status).toBe(422)
    expect((await call('')).status).toBe(422)
    expect((await call(`q=${'a'.repeat(101)}`)).status).toBe(422)
    expect((await call('q=kelas&page=x')).json().message).toBeTruthy()
    expect((await call('q=kelas&page=x')).status).toBe(422)
  })
})

describe('the page', () => {
  it('shows what was found with the words marked, for no search engine', async () => {
    const { body, status } = await page('/Cari?q=warteg')
    expect(status).toBe(200)
    expect(body).toContain('<mark>warteg</mark>')
    expect(body).toContain('href="/News/memasak"')
    expect(body).toContain('<meta name="robots" content="noindex, follow">')
    expect(body).toContain('value="warteg"')
  })

  it('narrows to one kind, and says where else there is something', async () => {
    const { body } = await page('/Cari?q=panen&kind=blog')
    expect(body).toContain('Panen raya')
    expect(body).not.toContain('Kabar sawah')
    expect(body).toContain('href="/Cari?q=panen"')
    expect((await page('/Cari?q=panen&kind=program')).body).toContain('Tidak ada hasil di Program')
  })

  it('asks what was meant, and leads on where there is nothing', async () => {
    expect((await page('/Cari?q=jarimgan')).body).toContain('Berikut hasil untuk')
    const { body } = await page('/Cari?q=xqzw')
    expect(body).toContain('Tidak ada hasil untuk')
    expect(body).toContain('href="/Class"')
    expect((await page('/Cari')).body).toContain('Cari di situs ini')
    expect((await page('/Cari?q=panen&page=9')).status).toBe(404)
  })

  it('shows what was typed as text, never as markup', async () => {
    const { body } = await page('/Cari?q=%3Cscript%3Ealert(1)%3C/script%3E')
    expect(body).not.toContain('<script>alert')
  })
})

describe('while somebody types', () => {
  it('titles go on with it', async () => {
    const answer = await app.request({ host: tegal.host, path: '/v1/search/suggest?q=merawat%20jar' })
    const { items } = suggestAnswer.parse(answer.json().data)
    expect(items).toEqual([
      { type: 'class', typeLabel: 'Kelas', title: 'Merawat Jaringan Komputer', path: '/Class/jaringan' },
    ])
    const none = await app.request({ host: tegal.host, path: '/v1/search/suggest?q=bawang' })
    expect(none.json().data.items).toEqual([])
  })
})
