import { describe, expect, it } from 'vitest'
import { type BuiltTenant, buildTenant } from '../../../../test/build.ts'
import { counted, importInto, startImports } from '../../../../test/import-shelf.ts'

const { app, shelf } = startImports()

/** A book of two chapters, each with its heading and a word that only it has. */
const book = (title: string, language: string, chapters: readonly [string, string]) =>
  shelf.put({
    'book.toml': `[book]\ntitle = "${title}"\nlanguage = "${language}"\n`,
    'src/SUMMARY.md': `- [${chapters[0]}](installation.md)\n- [${chapters[1]}](network.md)`,
    'src/installation.md': `# ${chapters[0]}\n\n${chapters[0]} ${language}`,
    'src/network.md': `# ${chapters[1]}\n\n${chapters[1]} ${language}`,
  })

const bring = (tenant: BuiltTenant, path: string, slug?: string) =>
  importInto(app(), tenant.slug, { kind: 'course', path, ...(slug && { slug }) })
const courses = (tenant: BuiltTenant) =>
  tenant.write(tx => tx.db.selectFrom('classes').select(['slug', 'name', 'version']).orderBy('id').execute())
const open = async (tenant: BuiltTenant, path: string) =>
  (await app().request({ host: tenant.host, path, headers: { accept: 'text/html' } })).body

describe('a second book of nearly the same name', () => {
  const books = [
    ['Debian 管理者ハンドブック', 'ja-JP', ['インストール', 'ネットワーク']],
    ['Debian 管理员手册', 'zh-CN', ['安装', '网络']],
    ['دليل مدير دبيان', 'ar-MA', ['التثبيت', 'الشبكة']],
    ['راهنمای مدیر دبیان', 'fa-IR', ['نصب', 'شبکه']],
    ['C', 'en', ['Pointers', 'Structs']],
    ['C++', 'en', ['Classes', 'Templates']],
  ] as const

  it('is a course of its own at an address in Latin letters, in any script, and known again', async () => {
    const tenant = await buildTenant(app())
    const paths = books.map(([title, language, chapters]) => book(title, language, chapters))
    const addresses: string[] = []
    for (const path of paths) addresses.push((await bring(tenant, path)).address)
    expect(new Set(addresses).size).toBe(books.length)
    expect(addresses.slice(0, 2)).toEqual([
      '/Courses/debian-guan-li-zhe-handobutuku',
      '/Courses/debian-guan-li-yuan-shou-ce',
    ])
    for (const [at, address] of addresses.entries())
      for (const words of [books[at]?.[0] ?? '?', ...(books[at]?.[2] ?? [])])
        expect(await open(tenant, address)).toContain(words)
    const before = await courses(tenant)
    for (const [at, path] of paths.entries()) {
      const again = await bring(tenant, path)
      expect(again.address).toBe(addresses[at])
      expect(again.counts.filter(one => one.created + one.updated + one.removed > 0)).toEqual([])
    }
    expect(await courses(tenant)).toEqual(before)
  })

  it('takes no course’s place by having the very same title: other chapters, another language', async () => {
    const tenant = await buildTenant(app())
    const first = await bring(tenant, book('Buku Panduan', 'id', ['Menanam', 'Memanen']))
    const other = await bring(tenant, book('Buku Panduan', 'id', ['Memasak', 'Menyajikan']))
    const german = await bring(tenant, book('Buku Panduan', 'de', ['Menanam', 'Memanen']))
    expect([first, other, german].map(one => one.address)).toEqual([
      '/Courses/buku-panduan',
      '/Courses/buku-panduan-2',
      '/Courses/buku-panduan-3',
    ])
    expect(other.skipped.map(({ what }) => what)).toContain('buku-panduan')
    expect(await open(tenant, first.address)).toContain('Memanen')
    const again = await bring(tenant, book('Buku Panduan', 'id', ['Memasak', 'Menyajikan']))
    expect(counted(again, 'Bab')).toEqual({ created: 0, updated: 0, unchanged: 2, removed: 0 })
  })

  it('is asked about when it is told to take the name of another', async () => {
    const tenant = await buildTenant(app())
    await bring(tenant, book('Berkebun', 'id', ['Menanam', 'Memanen']), 'panduan')
    const before = await courses(tenant)
    await expect(bring(tenant, book('Dapur', 'id', ['Memasak', 'Menyajikan']), 'panduan')).rejects.toThrow(
      'Apakah buku ini memang berbeda?',
    )
    expect(await courses(tenant)).toEqual(before)
    const again = await bring(tenant, book('Berkebun', 'id', ['Menanam', 'Memanen']), 'panduan')
    expect(counted(again, 'Bab')?.unchanged).toBe(2)
  })
})

describe('posts of feeds that name nothing', () => {
  const feed = (title: string, ...entries: string[]) =>
    shelf.put({
      'umpan.rss': `<rss version="2.0"><channel><title>${title}</title>${entries
        .map(
          one =>
            `<item><title>${one}</title><author>${one}</author><pubDate>Wed, 01 May 2024 10:00:00 +0700</pubDate></item>`,
        )
        .join('')}</channel></rss>`,
    })

  it('push nobody aside: not in another feed, not tomorrow, nor do their authors', async () => {
    const tenant = await buildTenant(app())
    await importInto(app(), tenant.slug, { kind: 'posts', path: feed('أخبار', 'واحد', 'اثنان') })
    await importInto(app(), tenant.slug, { kind: 'posts', path: feed('أخبار', 'ثلاثة', 'واحد') })
    await importInto(app(), tenant.slug, { kind: 'posts', path: feed('新闻', 'واحد') })
    const { posts, people } = await tenant.write(async tx => ({
      posts: await tx.db.selectFrom('posts').select(['title', 'slug']).orderBy('id').execute(),
      people: await tx.db.selectFrom('people').select('name').orderBy('id').execute(),
    }))
    expect(posts.map(one => one.title)).toEqual(['واحد', 'اثنان', 'ثلاثة', 'واحد'])
    expect(new Set(posts.map(one => one.slug)).size).toBe(4)
    expect(people.map(one => one.name)).toEqual(['واحد', 'اثنان', 'ثلاثة'])
  })
})
