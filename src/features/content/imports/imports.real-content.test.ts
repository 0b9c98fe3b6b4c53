import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { type Extensions, getSchema } from '@tiptap/core'
import type { Node, Schema } from '@tiptap/pm/model'
import { EditorState } from '@tiptap/pm/state'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type App, startApp } from '../../../../test/app.ts'
import { buildTenant } from '../../../../test/build.ts'
import { addressesIn, counted, importInto } from '../../../../test/import-shelf.ts'
import { elementsOf, parseHtml, proseOf } from '../../../platform/archives/pages/html-tree.ts'
import { fillPlaceholders, type PlacedPicture } from '../../../platform/archives/placeholders.ts'
import { readCourse } from '../../../platform/archives/read-course.ts'
import { readPosts } from '../../../platform/archives/read-posts.ts'
import { documentOfHtml, htmlOfDocument } from '../../../platform/documents/documents.ts'
import { sanitizeHtml } from '../../../platform/html/sanitize.ts'
import type { Block } from '../../../shared/document/document.ts'

/** A folder with large works by others (see the names below), for whoever has them. */
const root = process.env.SANGGAR_REAL_CONTENT ?? ''
const handbook = join(root, 'buku-administrator-debian')
const themeTest = join(root, 'wordpress', 'theme-unit-test.wordpress.xml')

/** the same of our own making, which is always there */
const fixtures = join(import.meta.dirname, 'fixtures')

const placed = (src: string): PlacedPicture => ({ src, href: src, width: 9, height: 9, alt: '' })

describe.skipIf(!root || !existsSync(handbook))('the Debian administrator’s handbook', () => {
  async function published() {
    const book = await readCourse(handbook)
    const chapters = book.modules.flatMap(module => module.chapters)
    const address = new Map(chapters.map(one => [one.sourcePath, `/bab/${one.slug}`]))
    const page = (key: string) => (key === book.sourcePath ? '/kursus' : address.get(key))
    const asset = (key: string) => (book.assets.has(key) ? placed(`/berkas/${key}`) : undefined)
    const pages = new Map(
      chapters.map(one => {
        const filled = fillPlaceholders(one.html, { page, asset })
        return [`/bab/${one.slug}`, { filled, clean: sanitizeHtml(filled) }]
      }),
    )
    return { book, chapters, pages }
  }

  it('has 16 numbered modules, two prefaces and two appendices, with a chapter for each section', async () => {
    const { book, chapters } = await published()
    expect(book).toMatchObject({
      title: 'Buku Panduan Administrator Debian',
      language: 'id-ID',
      licence: 'CC BY-SA 3.0',
    })
    expect(book.modules.filter(module => /^\d+\. /.test(module.title))).toHaveLength(16)
    expect(book.modules).toHaveLength(20)
    expect(chapters.filter(one => /^[\dA-Z]+\.(?:\d+\.)? /.test(one.title)).length).toBeGreaterThanOrEqual(
      110,
    )
    expect(book.skipped.filter(one => one.what.endsWith('.html'))).toEqual([])
  })

  it('keeps every word through the sanitiser, and every figure', async () => {
    const { pages } = await published()
    let figures = 0
    for (const { filled, clean } of pages.values()) {
      const tree = parseHtml(clean, '').children
      expect(proseOf(tree)).toBe(proseOf(parseHtml(filled, '').children))
      expect(sanitizeHtml(clean)).toBe(clean)
      figures += [...elementsOf(tree)].filter(
        one => one.tag === 'img' && one.attrs.src?.startsWith('/berkas/'),
      ).length
    }
    expect(figures).toBe(53)
  })

  it('has no link inside it that leads nowhere', async () => {
    const { book, pages } = await published()
    const ids = new Map(
      [...pages].map(([path, { clean }]) => [
        path,
        new Set([...elementsOf(parseHtml(clean, '').children)].map(one => one.attrs.id)),
      ]),
    )
    let links = 0
    for (const { clean } of pages.values()) {
      for (const { tag, attrs } of elementsOf(parseHtml(clean, '').children)) {
        if (tag !== 'a' || !attrs.href?.startsWith('/')) continue
        links += 1
        const [path = '', hash] = attrs.href.split('#')
        expect(path === '/kursus' || ids.has(path), attrs.href).toBe(true)
        if (hash) expect(ids.get(path)?.has(decodeURIComponent(hash)), attrs.href).toBe(true)
      }
    }
    expect({ links, ...book.links }).toEqual({ links: 232, resolved: 232, unresolved: 0 })
  })
})

describe.skipIf(!root || !existsSync(themeTest))('WordPress’ own theme test', () => {
  const read = () => readPosts(themeTest, { now: new Date('2026-01-01T00:00:00Z') })

  it('brings all 58 posts and says why the rest stayed behind', async () => {
    const archive = await read()
    const count = (status: string) => archive.posts.filter(one => one.status === status).length
    expect(archive.posts).toHaveLength(58)
    expect([count('published'), count('scheduled'), count('draft')]).toEqual([55, 1, 2])
    expect(archive.authors.map(one => one.login)).toEqual(['themedemos', 'themereviewteam'])
    expect(archive.skipped.filter(one => one.why.includes('bukan artikel'))).toHaveLength(21)
    expect(archive.skipped).toContainEqual(
      expect.objectContaining({ what: 'Komentar', why: 'Komentar tidak diimpor', times: 33 }),
    )
  })

  it('leaves no bracket program or block comment in the text, and all of it passes the sanitiser', async () => {
    for (const post of (await read()).posts) {
      const filled = fillPlaceholders(post.html, { page: () => '/artikel', asset: placed })
      const clean = sanitizeHtml(filled)
      expect(post.html).not.toMatch(/\[(?:caption|gallery|audio)|<!--/)
      expect(proseOf(parseHtml(clean, '').children)).toBe(proseOf(parseHtml(filled, '').children))
      expect(post.title.length).toBeLessThanOrEqual(255)
      expect(post.slug).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/)
      expect(post.summary.length).toBeLessThanOrEqual(300)
    }
  })
})

describe.skipIf(!root || !existsSync(handbook) || !existsSync(themeTest))('both, brought to a site', () => {
  let app: App
  beforeAll(async () => {
    app = await startApp()
  })
  afterAll(() => app.close())

  /** Walks from page to page as far as links lead below `areas`; answers every address with its status. */
  async function crawl(host: string, start: string, areas: readonly string[]) {
    const get = (path: string) => app.request({ host, path, headers: { accept: 'text/html' } })
    const statuses = new Map<string, number>()
    const ids = new Map<string, Set<string>>()
    const places: { path: string; hash: string }[] = []
    const waiting = [start]
    for (let path = waiting.shift(); path !== undefined; path = waiting.shift()) {
      if (statuses.has(path)) continue
      const { status, headers, body } = await get(path)
      statuses.set(path, status)
      if (!headers['content-type']?.startsWith('text/html')) continue
      ids.set(path, new Set([...body.matchAll(/ id="([^"]+)"/g)].map(found => found[1] ?? '')))
      const inside = addressesIn(body).filter(to => areas.some(area => to.path.startsWith(area)))
      places.push(...inside.filter(to => to.hash !== ''))
      waiting.push(...inside.map(to => to.path))
    }
    const lost = places.filter(({ path, hash }) => !ids.get(path)?.has(hash))
    return { statuses, lost, bad: [...statuses].filter(([, status]) => status !== 200) }
  }

  it('the handbook stands whole: every chapter, link, anchor and picture; a second time changes nothing', {
    timeout: 300_000,
  }, async () => {
    const { slug, host } = await buildTenant(app)
    const report = await importInto(app, slug, { kind: 'course', path: handbook })
    expect(counted(report, 'Modul')?.created).toBe(20)
    const { statuses, lost, bad } = await crawl(host, report.address, [report.address, '/_berkas/'])
    expect({ bad, lost }).toEqual({ bad: [], lost: [] })
    const walked = [...statuses.keys()]
    expect(walked.filter(path => path.includes('/chapter/'))).toHaveLength(
      counted(report, 'Bab')?.created ?? 0,
    )
    expect(walked.filter(path => path.startsWith('/_berkas/'))).toHaveLength(53)
    const again = await importInto(app, slug, { kind: 'course', path: handbook })
    expect(again.counts.every(({ created, updated, removed }) => created + updated + removed === 0)).toBe(
      true,
    )
  })

  it('the theme test stands whole: every public post, by its new and its old address', {
    timeout: 300_000,
  }, async () => {
    const { id, slug, host } = await buildTenant(app)
    const report = await importInto(app, slug, { kind: 'posts', path: themeTest })
    expect(counted(report, 'Artikel')?.created).toBe(58)
    const { bad } = await crawl(host, '/News', ['/News'])
    expect(bad).toEqual([])
    const { posts, redirects } = await app.write(id, async tx => ({
      posts: await tx.db.selectFrom('posts').select(['slug', 'status']).execute(),
      redirects: await tx.db.selectFrom('redirects').select(['from_path', 'to_path']).execute(),
    }))
    for (const post of posts)
      expect((await app.request({ host, path: `/News/${post.slug}` })).status, post.slug).toBe(
        post.status === 'published' ? 200 : 404,
      )
    for (const { from_path, to_path } of redirects)
      expect((await app.request({ host, path: encodeURI(from_path) })).headers.location).toBe(to_path)
    const again = await importInto(app, slug, { kind: 'posts', path: themeTest })
    expect(again.counts.every(({ created, updated, removed }) => created + updated + removed === 0)).toBe(
      true,
    )
  })
})

/** Every text of a book or an archive as it stands on a site. */
async function textsOf(source: { course: string } | { posts: string }): Promise<Map<string, string>> {
  const page = () => '/artikel'
  if ('posts' in source) {
    const { posts } = await readPosts(source.posts, { now: new Date('2026-01-01T00:00:00Z') })
    return new Map(
      posts.map(one => [one.slug, sanitizeHtml(fillPlaceholders(one.html, { page, asset: placed }))]),
    )
  }
  const { modules } = await readCourse(source.course)
  return new Map(
    modules
      .flatMap(({ chapters }) => chapters)
      .map(one => [one.sourcePath, sanitizeHtml(fillPlaceholders(one.html, { page, asset: placed }))]),
  )
}

interface Editor {
  schemaExtensions: Extensions
  docOf(schema: Schema, blocks: readonly Block[]): Node
  blocksOf(doc: Node): Block[]
}

// by name: its files are checked with the browser's types, which the server's tests have not
const editorFiles = ['schema.ts', 'blocks.ts'].map(file =>
  join(import.meta.dirname, '../../../ui/editor', file),
)
const parts = await Promise.all(editorFiles.map(file => import(/* @vite-ignore */ file)))
const { schemaExtensions, docOf, blocksOf }: Editor = Object.assign({}, ...parts)
const schema = getSchema(schemaExtensions)
const word = 'KATABARU'

/** Opened in the editor, a word put before the first one, and saved; none where there is no word to stand beside. */
function changedByOneWord(html: string): { opened: string; changed: string } {
  const doc = docOf(schema, documentOfHtml(html))
  let at: number | undefined
  doc.descendants((node, pos, parent) => {
    if (
      at === undefined &&
      node.isText &&
      parent?.type.spec.code !== true &&
      /\p{L}{3}/u.test(node.text ?? '')
    )
      at = pos
    return at === undefined
  })
  const state = EditorState.create({ doc })
  const next = at === undefined ? doc : state.apply(state.tr.insertText(word, at)).doc
  return { opened: htmlOfDocument(blocksOf(doc)), changed: htmlOfDocument(blocksOf(next)) }
}

describe.each([
  ['our own small book', { course: join(fixtures, 'buku-markdown') }, 6],
  ['our own small archive', { posts: join(fixtures, 'arsip') }, 3],
  ['the handbook', { course: handbook }, 110],
  ['the theme test', { posts: themeTest }, 58],
] as const)('%s', (_, source, least) => {
  const path = 'course' in source ? source.course : source.posts
  it.skipIf(!existsSync(path) || (!root && !path.startsWith(fixtures)))(
    'is opened text by text, changed by one word and saved, equal byte for byte but for it',
    async () => {
      const texts = await textsOf(source)
      expect(texts.size).toBeGreaterThanOrEqual(least)
      const wrong: string[] = []
      let changed = 0
      for (const [name, html] of texts) {
        const after = changedByOneWord(html)
        if (after.opened !== html) wrong.push(`${name} is another when it is only opened`)
        if (after.changed.includes(word)) changed += 1
        if (after.changed.replace(word, '') !== html) wrong.push(`${name} lost more than a word`)
      }
      expect(wrong).toEqual([])
      expect(changed).toBeGreaterThanOrEqual(Math.ceil(least / 2))
    },
  )
})
