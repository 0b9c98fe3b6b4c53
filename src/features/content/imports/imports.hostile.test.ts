import { zipSync } from 'fflate'
import { describe, expect, it } from 'vitest'
import { buildTenant } from '../../../../test/build.ts'
import { importInto, startImports } from '../../../../test/import-shelf.ts'
import { readCourseApart, readPostsApart } from '../../../platform/archives/reading.ts'

const { app, shelf } = startImports()

const now = new Date()
const book = (page: string, more: Record<string, string | Buffer> = {}) =>
  shelf.put({
    'book.toml': '[book]\ntitle = "Buku"\n',
    'src/SUMMARY.md': '- [Satu](satu.md)\n- [Dua](dua.md)',
    'src/satu.md': `# Satu\n\n${page}`,
    'src/dua.md': '# Dua\n\nTenang.',
    ...more,
  })
const refusal = (reading: Promise<unknown>) => reading.then(String, (error: Error) => error.message)

describe('a book that was made to keep the reader busy', () => {
  it('ends where files include each other again and again', async () => {
    const page = book('{{#include satu.md}}\n'.repeat(20))
    expect(await refusal(readCourseApart(page, { now, seconds: 60 }))).toContain(
      'src/satu.md: berkas yang saling',
    )
    const laughs = book('{{#include 1.txt}}\n'.repeat(10), {
      ...Object.fromEntries(
        Array.from({ length: 8 }, (_, at) => [
          `src/${at + 1}.txt`,
          `{{#include ${at + 2}.txt}}\n`.repeat(10),
        ]),
      ),
      'src/9.txt': 'ha'.repeat(100),
    })
    expect(await refusal(readCourseApart(laughs, { now, seconds: 60 }))).toContain('saling menyisipkan')
  })

  it.each([
    ['listings that never end', '```rust\nx\n'.repeat(6_000)],
    ['a mark that never ends', `{{#include${' '.repeat(150_000)}x`],
  ])('is read at once: %s', async (_, page) => {
    const { modules } = await readCourseApart(book(page), { now, seconds: 20 })
    expect(modules[0]?.chapters).toHaveLength(2)
  })

  it('is given up after its time', async () => {
    const deep = Array.from({ length: 2_000 }, (_, at) => `${' '.repeat(at * 2)}- x`).join('\n')
    expect(await refusal(readCourseApart(book(deep), { now, seconds: 2 }))).toContain(
      'belum selesai dibaca setelah 2 detik',
    )
  })

  it('is refused where a zip has names of endless folders', async () => {
    const path = shelf.put({
      'dalam.zip': Buffer.from(zipSync({ [`${'a/'.repeat(30_000)}x.md`]: Buffer.from('# x') })),
    })
    expect(await refusal(readCourseApart(`${path}/dalam.zip`, { now, seconds: 20 }))).toContain(
      'terlalu panjang',
    )
  })
})

describe('posts that were made to keep the reader busy', () => {
  it('are read at once where footnotes begin and never end', async () => {
    const path = shelf.put({
      'ekspor.xml': `<rss xmlns:content="http://purl.org/rss/1.0/modules/content/" xmlns:wp="http://wordpress.org/export/1.2/"><channel><title>T</title><wp:wxr_version>1.2</wp:wxr_version><item><title>Catatan</title><wp:post_id>1</wp:post_id><wp:post_type>post</wp:post_type><wp:status>publish</wp:status><content:encoded><![CDATA[Teks ${'<!-- wp:footnotes '.repeat(8_000)}]]></content:encoded><wp:postmeta><wp:meta_key>footnotes</wp:meta_key><wp:meta_value><![CDATA[[{"id":"a","content":"b"}]]]></wp:meta_value></wp:postmeta></item></channel></rss>`,
    })
    const archive = await readPostsApart(`${path}/ekspor.xml`, { now, seconds: 20 })
    expect(archive.posts.map(post => post.title)).toEqual(['Catatan'])
  })
})

describe('a drawing', () => {
  it('that takes hours to draw is left out, and the book comes without it', async () => {
    const noise = '<feTurbulence baseFrequency="0.9" numOctaves="200"/>'.repeat(200)
    const heavy = `<svg xmlns="http://www.w3.org/2000/svg" width="3000" height="3000"><filter id="f">${noise}</filter><rect width="3000" height="3000" filter="url(#f)"/></svg>`
    const plain =
      '<svg xmlns="http://www.w3.org/2000/svg" width="300" height="200"><rect width="300" height="200" fill="#c00"/></svg>'
    const path = book('![Berat](berat.svg)\n\n![Ringan](ringan.svg)', {
      'src/berat.svg': heavy,
      'src/ringan.svg': plain,
    })
    const { slug } = await buildTenant(app())
    const report = await importInto(app(), slug, { kind: 'course', path })
    expect(report.skipped).toMatchObject([
      { what: 'src/berat.svg', why: 'Gambar terlalu rumit untuk digambar' },
    ])
    const listed = report.counts.find(count => count.what === 'Gambar')
    expect(listed?.created).toBe(1)
  }, 60_000)
})
