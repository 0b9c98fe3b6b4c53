import { join } from 'node:path'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { CourseBook } from '../../../platform/archives/archive.ts'
import { sourceOf } from '../../../platform/archives/files/archive-source.ts'
import { fillPlaceholders } from '../../../platform/archives/placeholders.ts'
import { courseFrom, readCourse } from '../../../platform/archives/read-course.ts'
import { readPosts } from '../../../platform/archives/read-posts.ts'
import { slugOf, slugTaker } from '../../../platform/archives/slug-taker.ts'
import { sanitizeHtml } from '../../../platform/html/sanitize.ts'

const fixture = (name: string) => join(import.meta.dirname, 'fixtures', name)
const bytes = (text: string) => new TextEncoder().encode(text)
const folder = (files: Record<string, string>) =>
  courseFrom(
    sourceOf(
      'folder',
      Object.entries(files).map(([path, text]) => [path, bytes(text)]),
    ),
  )
const outline = (book: CourseBook) =>
  book.modules.map(module => [module.title, module.chapters.map(one => one.title)])
const chapter = (book: CourseBook, slug: string) =>
  book.modules.flatMap(module => module.chapters).find(one => one.slug === slug)?.html ?? ''
const why = (skipped: { what: string; why: string }[], what: string) =>
  skipped.find(one => one.what === what)?.why

describe('a Markdown book with SUMMARY.md', () => {
  it('becomes modules and chapters in the order of its summary', async () => {
    const book = await readCourse(fixture('buku-markdown'))
    expect(book).toMatchObject({ title: 'Belajar Jaringan', language: 'id', authors: ['Sri Wahyuni'] })
    expect(outline(book)).toEqual([
      ['Prakata', ['Prakata']],
      ['Dasar', ['Dasar', 'Kabel dan Konektor', 'Alamat IP']],
      ['Lanjutan', ['Rute']],
      ['Penutup', ['Penutup']],
    ])
  })

  it('keeps links between pages, whichever ending the author wrote, and unwraps those to nowhere', async () => {
    const book = await readCourse(fixture('buku-markdown'))
    expect(chapter(book, 'prakata')).toContain('<a href="import:src/dasar/kabel.md#jenis-kabel">kabel</a>')
    expect(chapter(book, 'kabel-dan-konektor')).toContain('[alamat IP]'.slice(1, -1))
    expect(chapter(book, 'kabel-dan-konektor')).not.toContain('hilang.md')
    expect(book.links).toEqual({ resolved: 3, unresolved: 1 })
    expect(why(book.skipped, 'hilang.md')).toBe('Tautan menuju berkas yang tidak ada')
  })

  it('brings pictures along by their content and says which it cannot show', async () => {
    const book = await readCourse(fixture('buku-markdown'))
    expect([...book.assets.values()].map(({ mime, name }) => [mime, name])).toEqual([
      ['image/png', 'bintang.png'],
      ['image/svg+xml', 'lambang.svg'],
    ])
    expect(chapter(book, 'pengantar-dasar')).toContain('src="asset:src/gambar/bintang.png"')
    expect(chapter(book, 'kabel-dan-konektor')).toContain('src="asset:src/gambar/lambang.svg"')
    const { skipped } = folder({ 'a.md': '# A\n\n![b](b.bmp)', 'b.bmp': 'BM' })
    expect(why(skipped, 'b.bmp')).toContain('Gambar BMP belum didukung')
  })

  it('keeps tables, the language of code, and heading ranks from the second on', async () => {
    const html = chapter(await readCourse(fixture('buku-markdown')), 'kabel-dan-konektor')
    expect(html).toContain('<h2 id="jenis-kabel">Jenis kabel</h2>')
    expect(html).toMatch(/<pre><code class="language-bash">(?:<span[^>]*>)*ip/)
    expect(html).toContain('<td>UTP</td>')
    expect(html).not.toContain('<h1')
  })

  it('drops scripts and handlers and leaves out pages the summary does not reach', async () => {
    const book = await readCourse(fixture('buku-markdown'))
    expect(chapter(book, 'rute')).toBe('<p>Sebuah rute. </p><p>Aman</p>'.replace(' </p>', '</p>'))
    expect(why(book.skipped, 'src/catatan-guru.md')).toBe('Tidak disebut di daftar isi')
  })
})

describe('an HTML book with a table of contents in its index', () => {
  it('makes a module of each chapter and a chapter of each section, the introduction first', async () => {
    const book = await readCourse(fixture('situs-html'))
    expect(outline(book)).toEqual([
      ['1. Mesin', ['1. Mesin', '1.1. Busi', '1.2. Oli']],
      ['2. Rem', ['2. Rem']],
    ])
    expect(book).toMatchObject({
      title: 'Panduan Bengkel',
      licence: 'CC BY-SA 4.0',
      authors: ['Budi Santoso'],
      language: 'id-ID',
    })
    expect(book.aboutHtml).toContain('Dilisensikan')
  })

  it('cuts navigation, banners and the page’s own contents, and says the title once', async () => {
    const book = await readCourse(fixture('situs-html'))
    expect(chapter(book, 'pengantar-mesin')).toBe('<p>Mesin itu panas.</p>')
    expect(chapter(book, 'rem')).toBe('<p>Injak <em>pelan</em>.</p>')
  })

  it('leads every link to the chapter that now holds its place', async () => {
    const book = await readCourse(fixture('situs-html'))
    expect(chapter(book, 'busi')).toContain('href="import:oli.xhtml#encer"')
    expect(chapter(book, 'busi')).toContain('href="import:mesin.xhtml!busi#celah"')
    expect(chapter(book, 'oli')).toContain('<a href="import:mesin.xhtml!busi">busi</a>')
    expect(chapter(book, 'oli')).toContain('<a href="import:mesin.xhtml">mesin</a>')
    expect(chapter(book, 'oli')).toContain('<a href="import:index.xhtml">depan</a>')
    expect(book.links).toEqual({ resolved: 5, unresolved: 0 })
  })

  it('keeps figures with their captions, notes as asides and listings without an empty first line', async () => {
    const book = await readCourse(fixture('situs-html'))
    expect(chapter(book, 'busi')).toContain(
      '<figure><img src="asset:skema.png" alt="Skema"><figcaption><strong>Gambar 1.1. Skema</strong></figcaption></figure>',
    )
    expect(chapter(book, 'busi')).toContain(
      '<aside class="note"><p><strong>CATATAN</strong></p><p>Jangan disentuh.</p></aside>',
    )
    expect(chapter(book, 'oli')).toContain('<pre><code>cek oli</code></pre>')
  })

  it('fills placeholders with real addresses that survive the sanitiser', async () => {
    const book = await readCourse(fixture('situs-html'))
    const html = fillPlaceholders(chapter(book, 'busi'), {
      page: key => `/belajar/${key.length}`,
      asset: () => undefined,
    })
    expect(sanitizeHtml(html)).toContain('<a href="/belajar/9#encer">oli encer</a>')
    expect(html).toContain('[Gambar: Skema]')
  })
})

describe('a folder without a table of contents', () => {
  it('follows the names, counting 2 before 10, folders as modules', () => {
    const book = folder({
      '10-akhir/a.md': '# A',
      '2-awal/index.md': '# Awal\n\nHalo',
      '2-awal/b.md': 'isi b',
    })
    expect(outline(book)).toEqual([
      ['Awal', ['Awal', 'B']],
      ['Akhir', ['A']],
    ])
  })

  it('is one module when there are only pages', () => {
    expect(outline(folder({ 'b.md': '# Dua\n\nx', 'a.md': '# Satu\n\nx' }))).toEqual([
      ['Folder', ['Satu', 'Dua']],
    ])
  })

  it('breaks a page too long to be stored and keeps its links working', () => {
    const long = Array.from({ length: 40 }, (_, n) => `## Bagian ${n}\n\n${'kata '.repeat(2_000)}`).join(
      '\n\n',
    )
    const book = folder({ 'a.md': `# Panjang\n\n[ke akhir](#bagian-39)\n\n${long}` })
    const chapters = book.modules[0]?.chapters ?? []
    expect(chapters.length).toBeGreaterThan(1)
    expect(chapters[0]?.html).toContain(`href="import:${chapters.at(-1)?.sourcePath}#bagian-39"`)
    for (const one of chapters) expect(() => sanitizeHtml(one.html)).not.toThrow()
  })
})

describe('a WordPress export', () => {
  const now = new Date('2026-01-01T00:00:00Z')
  const read = () => readPosts(fixture('arsip'), { now })
  const post = async (id: string) => (await read()).posts.find(one => one.sourceId === id)

  it('brings posts with their author, categories, tags, date, cover and old address', async () => {
    expect(await post('1')).toMatchObject({
      title: 'Kelas pertama & seru',
      slug: 'kelas-pertama',
      status: 'published',
      publishedAt: '2024-05-02T03:00:00.000Z',
      authorLogin: 'sri',
      categorySlugs: ['kabar'],
      tags: ['Siswa & Guru'],
      oldPath: '/2024/05/kelas-pertama/',
      featuredAssetUrl: 'https://yayasan.contoh.id/wp-content/uploads/2024/05/kelas.png',
    })
    const archive = await read()
    expect(archive.categories).toContainEqual({ slug: 'kabar', name: 'Kabar', parentSlug: 'induk' })
    expect(archive.authors).toEqual([{ login: 'sri', name: 'Sri Wahyuni', email: 'sri@contoh.id' }])
    expect(archive.redirects).toContainEqual({ fromPath: '/2024/05/kelas-perdana/', sourceId: '1' })
  })

  it('reads classic text: paragraphs, line breaks, captions, galleries, videos; unknown brackets are noted', async () => {
    const html = (await post('1'))?.html
    expect(html).toContain('<p>Baris satu<br>baris dua.</p>')
    expect(html).toContain(
      '<figure><img src="asset:https://yayasan.contoh.id/wp-content/uploads/2024/05/kelas.png" alt="Kelas"><figcaption>Hari pertama</figcaption></figure>',
    )
    expect(html).toContain('<a href="import:2#isi">yang kedua</a> [sic].')
    expect(html).toContain('data-frame="https://www.youtube-nocookie.com/embed/abcdefghijk"')
    expect(html).not.toContain('tabel_ajaib')
    expect(why((await read()).skipped, '[tabel_ajaib]')).toContain('Shortcode tidak dikenal')
    expect((await post('1'))?.summary).toBe('Baris satu baris dua. Hari pertama Baca yang kedua [sic].')
  })

  it('reads blocks without their comments, and prefers the written excerpt', async () => {
    expect(await post('2')).toMatchObject({ html: '<p>Blok.</p>', summary: 'Ringkasan & isi.' })
  })

  it('finds the pictures that lie in wp-content/uploads', async () => {
    const [asset] = [...(await read()).assets.values()]
    expect(asset).toMatchObject({ mime: 'image/png', name: 'kelas.png', bytes: expect.any(Uint8Array) })
    const alone = await readPosts(fixture('arsip/ekspor.xml'), { now })
    expect([...alone.assets.values()][0]?.mime).toBe('image/png')
  })

  it('finds a title and a free address for every post', async () => {
    expect(await post('3')).toMatchObject({
      title: 'مرحبا بالعالم',
      slug: expect.stringMatching(/^[a-z0-9-]+$/),
    })
    expect(await post('4')).toMatchObject({ title: 'Tulisan 2024', slug: 'kelas-kedua-2' })
    expect((await post('9'))?.title.length).toBeLessThanOrEqual(255)
  })

  it('publishes nothing that was hidden and says what stayed behind', async () => {
    const { skipped } = await read()
    expect(await post('5')).toMatchObject({ status: 'draft', password: true })
    expect(await post('6')).toBeUndefined()
    expect(await post('7')).toMatchObject({ status: 'scheduled', publishedAt: '2031-01-01T00:00:00.000Z' })
    expect(await post('8')).toMatchObject({ status: 'draft', publishedAt: '2024-05-02T03:00:00.000Z' })
    expect(await post('9')).toMatchObject({ status: 'in_review' })
    expect(why(skipped, 'Dibuang')).toContain('tempat sampah')
    expect(why(skipped, 'Tentang kami')).toContain('bukan artikel')
    expect(why(skipped, 'Komentar')).toBe('Komentar tidak diimpor')
  })

  it('reads a plain RSS feed in its own encoding', async () => {
    const feed = await readPosts(fixture('umpan.rss'), { now })
    expect(feed.site.title).toBe('Kabar Café')
    expect(feed.posts).toMatchObject([
      {
        title: 'Satu',
        html: '<p>Halo <b>dunia</b></p>',
        publishedAt: '2024-05-01T03:00:00.000Z',
        oldPath: '/satu.html',
        categorySlugs: ['umum'],
        authorLogin: 'Budi',
      },
    ])
  })
})

describe('addresses', () => {
  it('are made of small letters, digits and single hyphens, each once', () => {
    fc.assert(
      fc.property(fc.array(fc.string({ unit: 'grapheme', maxLength: 300 }), { maxLength: 20 }), titles => {
        const take = slugTaker()
        const slugs = titles.map(title => take(title, 'bab'))
        for (const slug of slugs) {
          expect(slug).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/)
          expect(slug.length).toBeLessThanOrEqual(191)
        }
        expect(new Set(slugs).size).toBe(slugs.length)
      }),
    )
  })

  it('of other scripts are the author’s own Latin names, else spelled with Latin letters', () => {
    const book = folder({
      'SUMMARY.md':
        '- [インストール](sect.installation-steps.md)\n  - [次](02.md)\n- [الشبكة](network/README.md)\n  - [التوجيه](network/routing.md)',
      'sect.installation-steps.md': '# インストール\n\na',
      '02.md': '# 次\n\nb',
      'network/README.md': '# الشبكة\n\nc',
      'network/routing.md': '# التوجيه\n\nd',
    })
    expect(book.modules.map(module => [module.slug, module.chapters.map(one => one.slug)])).toEqual([
      ['installation-steps', ['installation-steps', 'ci']],
      ['network', ['network', 'routing']],
    ])
    expect(slugOf('Debian 管理员手册')).toBe('debian-guan-li-yuan-shou-ce')
  })

  it('lose accents, not letters', () => {
    expect(slugOf('Café di Jum’at — 100%')).toBe('cafe-di-jumat-100')
  })
})
