import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { layoutNames } from '../../src/shared/layout-names.ts'
import type { App } from '../app.ts'
import { buildTenant } from '../build.ts'
import { startDemo } from '../demo.ts'
import { pagesOfEachKind, wear } from '../looks.ts'
import { markupTroubles } from '../markup.ts'

/** Every layout draws every kind of page, of a tenant that has everything and of one that has nothing yet. */
let app: App
let pages: Record<string, string>
const full = 'cendekia'
const bare = 'baru'

beforeAll(async () => {
  app = (await startDemo()).app
  await buildTenant(app, { slug: bare })
  pages = await pagesOfEachKind(app, `${full}.localhost`)
}, 120_000)

afterAll(() => app?.close())

const ask = (slug: string, path: string) =>
  app.request({ host: `${slug}.localhost`, path, headers: { accept: 'text/html', connection: 'close' } })
const count = (text: string, pattern: RegExp) => text.match(pattern)?.length ?? 0

describe.each(layoutNames)('the layout %s', layout => {
  it('draws every kind of page, with one first heading, its landmarks and the whole navigation', async () => {
    await wear(app, full, layout)
    for (const [kind, path] of Object.entries({ ...pages, missing: '/tidak-ada' })) {
      const { status, body } = await ask(full, path)
      expect([kind, status]).toEqual([kind, kind === 'missing' ? 404 : 200])
      expect(body).toContain(`data-layout="${layout}"`)
      expect([kind, count(body, /<h1\b/g), count(body, /<main\b/g)]).toEqual([kind, 1, 1])
      if (kind === 'missing') {
        const instead = body.slice(body.indexOf('<main'), body.indexOf('</main>'))
        expect(instead).toContain('Oops.. Maaf halaman tidak ditemukan')
        for (const way of ['action="/Cari"', 'href="/Class"', 'href="/News"']) expect(instead).toContain(way)
      }
      const before = body.slice(body.indexOf('<body'), body.indexOf('<main'))
      const after = body.slice(body.indexOf('</main>'), body.indexOf('id="page-data"'))
      expect([kind, count(before, /<header\b/g), count(after, /<footer\b/g)]).toEqual([kind, 1, 1])
      for (const href of ['/Class', '/Program', '/News'])
        expect([kind, before.includes(`href="${href}"`)]).toEqual([kind, true])
      // the way to the search, and to one's account
      expect([kind, /(href|action)="\/Cari"/.test(before)]).toEqual([kind, true])
      expect([kind, before.includes('<account-slot')]).toEqual([kind, true])
      expect([kind, await markupTroubles(body)]).toEqual([kind, []])
      // date, place, level and length are said once, wherever the layout says them
      const told = body.slice(body.indexOf('<main'), body.indexOf('Mungkin cocok untuk Anda'))
      if (kind === 'offer') expect(count(told, /<ul class="facts /g)).toBe(1)
    }
  })

  it('stands on a site that has no picture and hardly a word', async () => {
    await wear(app, bare, layout)
    for (const path of ['/', '/Class', '/News', '/Event', '/tidak-ada']) {
      const { status, body } = await ask(bare, path)
      expect([path, status]).toEqual([path, path === '/tidak-ada' ? 404 : 200])
      expect([path, count(body, /<h1\b/g)]).toEqual([path, 1])
      expect([path, await markupTroubles(body)]).toEqual([path, []])
    }
  })
})
