import { describe, expect, it } from 'vitest'
import { buildTenant } from '../../../../test/build.ts'
import { importInto, startImports } from '../../../../test/import-shelf.ts'
import { readCourse } from '../../../platform/archives/read-course.ts'

const { app, shelf } = startImports()

const drawing = (inside: string) =>
  `<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg" width="300" height="200" viewBox="0 0 300 200">${inside}</svg>`

/** A repository as authors keep it: the book, its listings beside it, and an old edition with a book of its own. */
const repository = (more: Record<string, string> = {}) =>
  shelf.put({
    'README.md': '# Cara membangun\n\nBukan bab.',
    'book.toml': "[book]\ntitle = 'Belajar Besi'\nsrc = \"isi\"\nlanguage = 'id'\nauthors = [\n  'Sri',\n]\n",
    'isi/SUMMARY.md':
      '[Prakata](prakata.md)\n\n- [Dasar](dasar.md)\n  - [Lingkup](lingkup.md)\n- [Akhir](akhir.md)',
    'isi/prakata.md': '# Prakata\n\n{{#include bagian/salam.md}}',
    'isi/bagian/salam.md': 'Salam dari {{#include nama.txt}}.',
    'isi/bagian/nama.txt': 'penulis',
    'isi/dasar.md': `# Dasar

<Listing number="2-1" file-name="src/main.rs" caption="Memakai \`let\`">

\`\`\`rust,ignore
{{#rustdoc_include ../listings/main.rs:utama}}
\`\`\`

</Listing>

\`\`\`toml
{{#include ../listings/Cargo.toml:2:3}}
\`\`\`

\`\`\`text
\\{{#include apa-adanya}}
\`\`\`

<img alt="Dua kotak" src="gambar/kotak.svg" class="center">

<span class="caption">Gambar 2-1: Dua kotak</span>`,
    'isi/lingkup.md': '# Lingkup\n\n> Note: ini kotak.\n\n> [!WARNING]\n> Hati-hati.\n\n> Kata orang bijak.',
    'isi/akhir.md': '# Akhir\n\nSelesai.',
    'isi/gambar/kotak.svg': drawing(
      '<script>alert(1)</script><rect width="300" height="200" fill="#c00" onload="alert(1)"/>',
    ),
    'listings/main.rs':
      '# use std::io;\n// ANCHOR: lain\nfn lain() {}\n// ANCHOR_END: lain\n// ANCHOR: utama\nfn main() {\n    # sembunyi();\n    // ANCHOR: dalam\n    let a = 1;\n    // ANCHOR_END: dalam\n    #[allow(unused)]\n}\n// ANCHOR_END: utama\n',
    'listings/Cargo.toml': '[package]\nname = "besi"\nversion = "1"\nedition = "2024"\n',
    'lama/book.toml': '[book]\ntitle = "Edisi lama"\n',
    'lama/src/SUMMARY.md': '- [Kuno](kuno.md)\n- [Usang](usang.md)',
    'lama/src/kuno.md': '# Kuno\n\na',
    'lama/src/usang.md': '# Usang\n\nb',
    ...more,
  })

const chapterOf = async (path: string, title: string) =>
  (await readCourse(path)).modules.flatMap(module => module.chapters).find(one => one.title === title)
    ?.html ?? ''

describe('a book for mdBook, from the root of its repository', () => {
  it('has the chapters of the one summary that its book.toml names, and says what else lay there', async () => {
    const book = await readCourse(repository())
    expect(book).toMatchObject({ title: 'Belajar Besi', language: 'id', authors: ['Sri'] })
    expect(book.modules.map(module => [module.title, module.chapters.map(one => one.title)])).toEqual([
      ['Prakata', ['Prakata']],
      ['Dasar', ['Dasar', 'Lingkup']],
      ['Akhir', ['Akhir']],
    ])
    expect(book.description).toBeUndefined()
    const outside = book.skipped.filter(one => one.why.startsWith('Di luar folder isi buku'))
    expect(outside.map(one => one.what)).toEqual(
      ['README.md', 'lama/src/SUMMARY.md', 'lama/src/kuno.md', 'lama/src/usang.md'].filter(
        one => !one.includes('SUMMARY'),
      ),
    )
  })

  it('has in it what it includes: whole files, anchors, lines, also of what is included', async () => {
    const path = repository()
    expect(await chapterOf(path, 'Prakata')).toBe('<p>Salam dari penulis.</p>')
    // the kinds of its words are marked besides
    const html = (await chapterOf(path, 'Dasar')).replaceAll(/<\/?span[^>]*>/g, '')
    expect(html).toContain(
      '<pre><code class="language-rust">fn main() {\n    let a = 1;\n    #[allow(unused)]\n}\n</code></pre>',
    )
    expect(html).toContain('<pre><code class="language-toml">name = "besi"\nversion = "1"\n</code></pre>')
    expect(html).toContain('<pre><code class="language-text">{{#include apa-adanya}}\n</code></pre>')
  })

  it('keeps listings with file, number and caption, and captions of pictures', async () => {
    const html = await chapterOf(repository(), 'Dasar')
    expect(html).toMatch(/<figure><p><code>src\/main.rs<\/code><\/p><pre>/)
    expect(html).toContain('<figcaption>Kode 2-1: Memakai <code>let</code></figcaption></figure>')
    expect(html).toContain('<figcaption>Gambar 2-1: Dua kotak</figcaption></figure>')
  })

  it('says as errors, with the page, which code stays empty and what is not there to include', async () => {
    const kosong =
      '# Akhir\n\nSelesai.\n\n```rust\n{{#include tiada.rs}}\n```\n\n```rust\n{{#include ../listings/main.rs:tiada}}\n```\n'
    const { skipped } = await readCourse(repository({ 'isi/akhir.md': kosong }))
    const errors = skipped.filter(one => one.isError)
    const where = ['isi/akhir.md']
    expect(errors.map(({ what, why, times, where: places }) => [what, why, times, places])).toEqual([
      ['tiada.rs', 'Berkas atau bagian yang disisipkan tidak ada', 1, where],
      ['../listings/main.rs:tiada', 'Berkas atau bagian yang disisipkan tidak ada', 1, where],
      ['<pre>', 'Blok kode kosong', 2, where],
    ])
  })

  it('ends, whatever includes itself', async () => {
    const { skipped } = await readCourse(repository({ 'isi/akhir.md': '# Akhir\n\nx {{#include akhir.md}}' }))
    expect(skipped.some(one => one.isError)).toBe(true)
  })

  it('is refused with the line when its book.toml is broken', async () => {
    await expect(readCourse(repository({ 'book.toml': '[book]\ntitle = "a\n' }))).rejects.toThrow(
      'book.toml baris 2: TOML tidak sah',
    )
  })

  it('stands on the site with its boxes as boxes and its drawings as pictures in which nothing runs', async () => {
    const tenant = await buildTenant(app())
    const { address } = await importInto(app(), tenant.slug, { kind: 'course', path: repository() })
    const get = (path: string) => app().request({ host: tenant.host, path, headers: { accept: 'text/html' } })
    const boxes = (await get(`${address}/module/dasar/chapter/lingkup`)).body
    expect(boxes).toContain('<aside class="note"><p>Note: ini kotak.</p></aside>')
    expect(boxes).toContain(
      '<aside class="note warning"><p><strong>Peringatan</strong></p><p>Hati-hati.</p></aside>',
    )
    expect(boxes).toContain('<blockquote><p>Kata orang bijak.</p></blockquote>')
    const { body } = await get(`${address}/module/dasar/chapter/pengantar-dasar`)
    const [, src = ''] = /<img src="([^"]+)" alt="Dua kotak" width="300" height="200"/.exec(body) ?? []
    const shown = await get(src)
    expect(shown.headers['content-type']).toBe('image/webp')
  })
})
