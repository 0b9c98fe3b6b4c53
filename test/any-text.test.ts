import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type App, startApp } from './app.ts'
import { expectNoInsides } from './problems.ts'
import type { Twin } from './room-things.ts'
import { buildTwin } from './twins.ts'

let app: App
let tenant: Twin

beforeAll(async () => {
  app = await startApp()
  tenant = await buildTwin(app, 'tegal', 'MERPATI')
})

afterAll(() => app?.close())

const call = (path: string) =>
  app.request({ host: tenant.host, path, headers: { accept: 'application/json' } })
const page = (path: string) => app.request({ host: tenant.host, path, headers: { accept: 'text/html' } })

describe('any text at all', () => {
  const text = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 300 }),
    fc.string({ unit: 'grapheme', maxLength: 300 }),
    fc.constantFrom(
      "'",
      "';--",
      '"',
      '\\',
      '%',
      '_',
      '../../etc/passwd',
      '..%2f..%2f',
      '<script>alert(1)</script>',
      '{{7*7}}',
      '__proto__',
      'constructor',
      '\u0000',
      '\u2028',
      '\uFEFF',
      '😀',
      'ａ',
      'İ',
      'ß',
      '٣',
      ' ',
      '.',
      '..',
      '@Premium',
      '0',
      '-1',
      '9'.repeat(30),
      'a'.repeat(3000),
      '-'.repeat(60),
      '- '.repeat(60),
      `a ${'-'.repeat(60)}b`,
      '$1',
      ':slug',
      '*',
      '?',
      '#',
    ),
  )
  /** as a browser would send it; what it cannot encode goes as bytes that are no UTF-8 */
  const encoded = (value: string) => (value.isWellFormed() ? encodeURIComponent(value) : '%ED%A0%80')
  const runs = { numRuns: 60 }

  const places: [string, (value: string) => string][] = [
    ['as the slug of a post', value => `/News/${value}`],
    ['as the id of a post', value => `/Blog/${value}/judul`],
    ['as the slug of a class', value => `/Class/${value}`],
    ['as a chapter', value => `/Courses/belajar-web/module/${value}/chapter/${value}`],
    ['as a first part', value => `/${value}`],
    ['as a search', value => `/Class?search=${value}`],
    ['as a category', value => `/News?category=${value}`],
    ['as a page number', value => `/Program?page=${value}`],
    ['as the name of a parameter', value => `/News?${value}=1`],
  ]

  it.each(places)('%s never breaks a page', async (_, addressOf) => {
    await fc.assert(
      fc.asyncProperty(text, async value => {
        const answer = await page(addressOf(encoded(value)))
        expect([200, 301, 400, 404, 414, 422, 431]).toContain(answer.status)
        expectNoInsides(answer)
      }),
      runs,
    )
  })

  const queries: [string, (value: string) => string][] = [
    ['slug', value => `/v3/post/detail?kindSlug=news&slug=${value}`],
    ['id', value => `/v3/post/detail?kindSlug=news&id=${value}`],
    ['search', value => `/v3/post/list?kindSlug=news&search=${value}`],
    ['class search', value => `/v1/class/active?search=${value}`],
    ['state', value => `/v1/class/active?state=${value}`],
    ['programIds', value => `/v1/class/active?programIds=${value}`],
    ['heldCityIds', value => `/v1/class/active?heldCityIds=${value}`],
    ['tenant', value => `/${value}/cms/app/settings`],
    ['key', value => `/tegal/cms/app/setting/${value}`],
    ['a name', value => `/v1/class/active?${value}=${value}`],
  ]

  it.each(queries)('%s never breaks a call', async (_, addressOf) => {
    await fc.assert(
      fc.asyncProperty(text, async value => {
        const answer = await call(addressOf(encoded(value)))
        expect([200, 301, 400, 403, 404, 414, 422, 431]).toContain(answer.status)
        if (answer.headers['content-type']?.startsWith('application/json')) {
          const body = answer.json()
          expect([typeof body.status, typeof body.message, 'data' in body]).toEqual([
            'boolean',
            'string',
            true,
          ])
        }
        expectNoInsides(answer)
      }),
      runs,
    )
  })

  it('stays text: nothing of it becomes markup or ends a script', async () => {
    const attack = `"'></script><script>alert(1)</script><img src=x onerror=alert(1)>`
    for (const path of [`/News?search=${encodeURIComponent(attack)}`, `/${encodeURIComponent(attack)}`]) {
      const { body } = await page(path)
      expect(body).not.toContain('<script>alert')
      expect(body).not.toContain('<img src=x')
    }
  })
})
