import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fc from 'fast-check'
import { zipSync } from 'fflate'
import { describe, expect, it } from 'vitest'
import { ImportError } from '../../../platform/archives/archive.ts'
import { openSource, sourceOf } from '../../../platform/archives/files/archive-source.ts'
import { unpack } from '../../../platform/archives/files/zip.ts'
import { courseFrom, readCourse } from '../../../platform/archives/read-course.ts'
import { postsFrom } from '../../../platform/archives/read-posts.ts'

const bytes = (text: string) => new TextEncoder().encode(text)
const folder = (files: Record<string, string>) =>
  courseFrom(
    sourceOf(
      'folder',
      Object.entries(files).map(([path, text]) => [path, bytes(text)]),
    ),
  )

describe('a broken file', () => {
  const posts = (text: string | Uint8Array) =>
    postsFrom(sourceOf('x.xml', [['x.xml', typeof text === 'string' ? bytes(text) : text]]), {
      now: new Date(),
    })

  it('is refused in Indonesian with the line where it breaks', () => {
    expect(() => posts('<rss>\n<channel>\n<item>\n<title>a</title>\n</channel></rss>')).toThrow(
      /x\.xml baris 5: XML rusak: /,
    )
    expect(() => posts('<rss version="2.0">\n<channel>\n<item><title>terpotong')).toThrow(
      /baris 3: XML rusak: tag <title> tidak ditutup/,
    )
    expect(() => posts('\n\n<html></html>')).toThrow(/baris 3: bukan ekspor WordPress/)
    expect(() => posts('bukan xml')).toThrow(/baris 1: XML rusak: isinya bukan XML/)
    expect(
      () =>
        folder({ 'a.md': 'a' }) && courseFrom(sourceOf('f', [['a.md', new Uint8Array([65, 10, 255, 254])]])),
    ).toThrow(/a\.md baris 2: teks tidak dapat dibaca/)
  })

  it('does not expand entities a document makes up', () => {
    expect(() =>
      posts('<!DOCTYPE rss [<!ENTITY a "aaaa">]>\n<rss><channel><title>&a;</title></channel></rss>'),
    ).toThrow(/entitas/)
  })

  it('says that nothing is there instead of failing', async () => {
    await expect(readCourse('/tidak/ada')).rejects.toThrow(/tidak ditemukan/)
    expect(() => folder({ 'gambar.css': 'x' })).toThrow(/tidak ada halaman/)
  })

  it('survives control characters that WordPress lets into exports', () => {
    const archive = posts(
      '<rss><channel><title>A\u0008B</title><item><title>x\u0000y</title><guid>1</guid></item></channel></rss>',
    )
    expect(archive.posts[0]?.title).toBe('xy')
  })

  it('ends in an ImportError or a result, whatever the bytes', () => {
    const source = fc.oneof(
      fc.uint8Array({ maxLength: 400 }),
      fc.string({ unit: 'binary', maxLength: 400 }).map(bytes),
      markup.map(bytes),
    )
    const calm = (read: () => unknown) => {
      try {
        read()
      } catch (error) {
        if (!(error instanceof ImportError)) throw error
      }
    }
    fc.assert(
      fc.property(source, content => {
        for (const name of ['a.html', 'SUMMARY.md', 'a.md'])
          calm(() =>
            courseFrom(
              sourceOf('f', [
                [name, content],
                ['b.md', bytes('# b\n\n[a](a.md#x)')],
              ]),
            ),
          )
        calm(() => posts(content))
        calm(() =>
          posts(
            `<rss xmlns:c="http://purl.org/rss/1.0/modules/content/"><channel><item><c:encoded><![CDATA[${new TextDecoder().decode(content).replaceAll(']]>', '')}]]></c:encoded></item></channel></rss>`,
          ),
        )
      }),
      { numRuns: 300 },
    )
  })

  it('is calm about absurd nesting', () => {
    expect(() => folder({ 'a.html': '<b>'.repeat(50_000) })).toThrow(ImportError)
    expect(() => folder({ 'a.md': '>'.repeat(50_000) })).toThrow(ImportError)
    expect(() => posts('<a>'.repeat(50_000))).toThrow(ImportError)
  })
})

const markup = fc
  .array(
    fc.constantFrom(
      '<p>',
      '</p>',
      '<a href="import:%zz">',
      '<a href="a.md#%">',
      '<img src="asset:x">',
      '<li>',
      '<ul>',
      '<h1 id="x">',
      '[caption]',
      '[gallery ids="1"',
      ']',
      '[/caption]',
      '<!-- wp:x {"a":1} -->',
      '<!-- /wp:x -->',
      '<!--more-->',
      '<table>',
      '<td>',
      '<figure>',
      '\n\n',
      'kata',
      '<pre>',
      '[x y=1]',
      '<iframe src=//youtu.be/abcdefg>',
    ),
    { maxLength: 30 },
  )
  .map(pieces => pieces.join(''))

describe('a zip', () => {
  const zipped = async (content: Uint8Array) => {
    const path = join(mkdtempSync(join(tmpdir(), 'import-')), 'kursus.zip')
    writeFileSync(path, content)
    return await openSource(path)
  }

  it('reads like the folder it was made from', async () => {
    const source = await zipped(
      zipSync({ 'kursus/a.md': bytes('# A\n\nisi'), '__MACOSX/kursus/._a.md': bytes('x') }),
    )
    expect([...source.files.keys()]).toEqual(['a.md'])
    expect(courseFrom(source).modules[0]?.title).toBe('Kursus')
  })

  it('with paths that lead outside is refused', async () => {
    for (const path of ['../a.md', '/etc/a.md', 'a/../../b.md', 'C:\\a.md'])
      await expect(zipped(zipSync({ [path]: bytes('x') }))).rejects.toThrow(/tidak aman/)
  })

  it('that is locked, cut off or a bomb is refused', async () => {
    const good = zipSync({ 'a.md': bytes('isi '.repeat(100)) })
    await expect(zipped(good.subarray(0, good.length - 30))).rejects.toThrow(ImportError)
    const locked = good.slice()
    const central = Buffer.from(locked).indexOf(Buffer.from([0x50, 0x4b, 1, 2]))
    locked[central + 8] = 1
    await expect(zipped(locked)).rejects.toThrow(/kata sandi/)
    const lying = zipSync({ 'a.md': new Uint8Array(1_000_000) })
    expect(() => unpack(lying, 'bom.zip', { limit: 999_999 })).toThrow(/lebih dari 200 MB/)
    const size = Buffer.from(lying).indexOf(Buffer.from([0x50, 0x4b, 1, 2])) + 24
    new DataView(lying.buffer, lying.byteOffset).setUint32(size, 10, true)
    expect(() => unpack(lying, 'bom.zip', { limit: 999_999 })).toThrow(/lebih dari 200 MB/)
    expect(() => unpack(lying, 'bom.zip')).toThrow(/rusak/)
    await expect(
      zipped(zipSync(Object.fromEntries(Array.from({ length: 5_001 }, (_, n) => [`${n}.md`, bytes('x')])))),
    ).rejects.toThrow(/5000 berkas/)
  })

  it('with any damage ends in an ImportError or a source', async () => {
    const good = zipSync({ 'a.md': bytes('# A\n\nisi '.repeat(50)), 'b/c.md': bytes('x') })
    await fc.assert(
      fc.asyncProperty(fc.nat(good.length - 1), fc.nat(255), async (at, value) => {
        const damaged = good.slice()
        damaged[at] = value
        await zipped(damaged).catch(error => {
          if (!(error instanceof ImportError)) throw error
        })
      }),
      { numRuns: 200 },
    )
  })
})
