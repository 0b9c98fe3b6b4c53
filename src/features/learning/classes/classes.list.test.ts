import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { dataBy } from '../../../../test/answers.ts'
import { type App, startApp } from '../../../../test/app.ts'
import { type BuiltTenant, buildTenant } from '../../../../test/build.ts'
import { buildCategory } from '../../content/posts/posts.things.ts'
import { buildProgram } from '../programs/programs.things.ts'
import { classList } from './classes.contract.ts'
import { buildClass, buildClassroom } from './classes.things.ts'

let app: App
let tenant: BuiltTenant
let elsewhere: BuiltTenant

beforeAll(async () => {
  app = await startApp()
  tenant = await buildTenant(app, { slug: 'tegal' })
  elsewhere = await buildTenant(app, { slug: 'brebes' })
})

afterAll(() => app?.close())

const call = (path: string, host = tenant.host) =>
  app.request({ host, path, headers: { accept: 'application/json' } })
const page = (path: string, host = tenant.host) =>
  app.request({ host, path, headers: { accept: 'text/html' } })

const mainOf = (body: string) => body.slice(body.indexOf('<main'), body.indexOf('</main>'))

const dataOf = dataBy(call)

/** registration 1 to 10 December, the run itself 15 to 20, in Jakarta */
const run = {
  registration_open_at: '2026-12-01T00:00:00+07:00',
  registration_close_at: '2026-12-10T23:59:59+07:00',
  start_at: '2026-12-15T09:00:00+07:00',
  end_at: '2026-12-20T17:00:00+07:00',
}

describe('what narrows the page of classes', () => {
  const chips = (body: string) =>
    [...body.matchAll(/<a class="chip" href="([^"]+)"[^>]*?( aria-current="true")?>(.*?)<\/a>/g)].map(
      ([, href = '', isSet, words = '']) =>
        `${isSet ? 'set: ' : ''}${words
          .replace(/<svg.*?<\/svg>/, '')
          .replace(/<[^>]+>/g, ' ')
          .trim()} ${href.replaceAll('&amp;', '&')}`,
    )

  it('is links while it is short: what some have and not all, and what is asked for, to take it back', async () => {
    const short = await buildTenant(app, { slug: 'pemalang' })
    await short.write(async tx => {
      await buildClassroom(tx, (await buildClass(tx, { name: 'Anyaman', level: 'beginner' })).id, run)
      await buildClassroom(tx, (await buildClass(tx, { name: 'Batik', level: 'advanced' })).id, run)
    })
    const whole = (await page('/Class', short.host)).body
    // the choice of dark or light in the footer is none of the list
    expect(mainOf(whole)).not.toContain('<select')
    expect(chips(whole)).toEqual(['Pemula /Class?level=beginner', 'Mahir /Class?level=advanced'])
    const narrowed = (await page('/Class?search=batik&level=advanced', short.host)).body
    expect(chips(narrowed)).toEqual(['set: Hapus filter Mahir /Class?search=batik'])
    expect(narrowed).toContain('<input type="hidden" name="level" value="advanced"/>')
  })

  it('offers what the whole short list has, not only the page in hand', async () => {
    const pages = await buildTenant(app, { slug: 'kendal' })
    await pages.write(async tx => {
      for (let number = 1; number <= 11; number++) {
        const made = { name: `Kelas ${number}`, level: number === 6 ? 'beginner' : 'advanced' } as const
        await buildClassroom(tx, (await buildClass(tx, made)).id, run)
      }
    })
    const levels = ['Pemula /Class?level=beginner', 'Mahir /Class?level=advanced']
    const parts = ['/Class?pageSize=5', '/Class?pageSize=5&page=2', '/Class?pageSize=5&page=3']
    for (const part of parts) {
      const found = chips((await page(part, pages.host)).body)
      expect(found).toEqual(levels)
    }
  })

  it('is a form of choices from twelve on', async () => {
    const long = await buildTenant(app, { slug: 'batang' })
    await long.write(async tx => {
      for (let number = 1; number <= 12; number++)
        await buildClassroom(tx, (await buildClass(tx, { name: `Kelas ${number}` })).id, run)
    })
    const { body } = await page('/Class', long.host)
    expect(mainOf(body)).toContain('<select')
    expect(chips(body)).toEqual([])
  })
})

describe('the list of classes', () => {
  let catalogue: BuiltTenant
  let programId = 0
  let categoryId = 0

  beforeAll(async () => {
    catalogue = await buildTenant(app, { slug: 'slawi' })
    await catalogue.write(async tx => {
      const category = await buildCategory(tx, { kind: 'class', name: 'Pertanian', slug: 'pertanian' })
      categoryId = category.id
      const open = await buildClass(tx, {
        name: 'Bertani terbuka',
        category_id: category.id,
        level: 'beginner',
        price: 250_000,
        compare_at_price: 300_000,
      })
      await buildClassroom(tx, open.id, {
        held_city_codes: ['33.28'],
        registrar_city_codes: ['33.28', '33.29'],
        city: 'Slawi',
        mode: 'offline',
      })
      const later = await buildClass(tx, { name: 'Bertani nanti', level: 'advanced', type: 'bootcamp' })
      await buildClassroom(tx, later.id, { ...run, held_city_codes: ['32.73'], registrar_city_codes: [] })
      const over = await buildClass(tx, { name: 'Bertani lampau', type: 'webinar', category_id: category.id })
      await buildClassroom(tx, over.id, { ...run, status: 'completed', registrar_city_codes: ['32.73'] })
      await buildClass(tx, {
        name: 'Kursus web',
        type: 'self_paced',
        description_html: '<p>Merangkai halaman dengan tangan.</p>',
      })
      await buildClass(tx, { name: 'Kursus emas', type: 'self_paced', premium: true, price: 99_000 })
      await buildClass(tx, { name: 'Masih draf', status: 'draft' })
      const program = await buildProgram(tx, { name: 'Desa Mandiri', slug: 'desa-mandiri' }, [
        later.id,
        open.id,
      ])
      programId = program.id
    })
  })

  const names = async (query: string) =>
    (await dataOf(classList, `/v1/class/active?${query}`, catalogue.host)).items.map(({ name }) => name)

  it('has the open ones first and the ended ones last, ten on a page', async () => {
    const list = await dataOf(classList, '/v1/class/active', catalogue.host)
    expect(list).toMatchObject({ page: 1, perPage: 10, totalItems: 5, totalPages: 1 })
    const order = list.items.map(({ name }) => name)
    expect(order.slice(0, 3)).toContain('Bertani terbuka')
    expect(order.slice(3)).toEqual(['Bertani nanti', 'Bertani lampau'])
    expect(list.items.find(({ name }) => name === 'Bertani terbuka')).toMatchObject({
      price: 250_000,
      compareAtPrice: 300_000,
      category: { slug: 'pertanian' },
      classroom: { city: 'Slawi', mode: 'offline', state: 'onRegistration' },
    })
  })

  it.each([
    ['state=onRegistration&filter.type=live', ['Bertani terbuka']],
    ['state=comingSoon', ['Bertani nanti']],
    ['state=ended', ['Bertani lampau']],
    ['state=comingSoon,ended', ['Bertani nanti', 'Bertani lampau']],
    ['state=started', []],
    ['state=', ['Bertani lampau']],
    ['level=advanced', ['Bertani nanti']],
    ['level=beginner,advanced', ['Bertani terbuka', 'Bertani nanti']],
    ['filter.type=bootcamp,webinar', ['Bertani nanti', 'Bertani lampau']],
    ['filter.type=self_paced&search=web', ['Kursus web']],
    ['search=merangkai+halaman', ['Kursus web']],
    ['search=EMAS', ['Kursus emas']],
    ['search=draf', []],
    ['registrarCityIds=33.28', ['Bertani terbuka', 'Bertani nanti']],
    ['registrarCityIds=32.73', ['Bertani nanti', 'Bertani lampau']],
    ['heldCityIds=33.28', ['Bertani terbuka']],
    ['heldCityIds=33.28,32.73', ['Bertani terbuka', 'Bertani nanti']],
    ['heldCityIds=99.99', []],
    ['programIds=999999', []],
    ['pageSize=2&page=3', ['Bertani lampau']],
  ])('%s', async (query, expected) => {
    const found = await names(query)
    if (query === 'state=') expect(found).toHaveLength(5)
    else expect(found).toEqual(expected)
  })

  it('of a programme or a category', async () => {
    expect(await names(`programIds=${programId}`)).toEqual(['Bertani terbuka', 'Bertani nanti'])
    expect(await names(`programIds=999999,${programId}&level=advanced`)).toEqual(['Bertani nanti'])
    expect(await names(`categoryId=${categoryId}`)).toEqual(['Bertani terbuka', 'Bertani lampau'])
  })

  it('as a page: dated classes, courses and premium courses each on their shelf', async () => {
    const shelves = {
      '/Class': [
        ['Bertani terbuka', 'Bertani nanti', 'Bertani lampau'],
        ['Kursus web', 'Kursus emas', 'Masih draf'],
      ],
      '/Courses': [
        ['Kursus web', 'Kursus emas'],
        ['Bertani terbuka', 'Masih draf'],
      ],
      '/Courses/@Premium': [['Kursus emas'], ['Kursus web', 'Bertani terbuka']],
      '/Class?state=ended': [['Bertani lampau'], ['Bertani terbuka', 'Bertani nanti']],
      '/Class?category=pertanian&level=beginner': [['Bertani terbuka'], ['Bertani nanti', 'Bertani lampau']],
      '/Courses?search=web': [['Kursus web'], ['Kursus emas']],
      '/Class?search=web': [['Tidak ada hasil'], ['Kursus web']],
    }
    for (const [path, [seen = [], unseen = []]] of Object.entries(shelves)) {
      const { status, body } = await page(path, catalogue.host)
      expect([path, status]).toEqual([path, 200])
      for (const words of seen) expect(body, `${path}: ${words}`).toContain(words)
      for (const words of unseen) expect(body, `${path}: ${words}`).not.toContain(words)
    }
    const { body } = await page('/Class', catalogue.host)
    for (const words of [
      'Rp 250.000',
      'Rp 300.000',
      'Pendaftaran Dibuka',
      'Akan Datang',
      'Telah Selesai',
      'Slawi',
    ]) {
      expect(body).toContain(words)
    }
    expect((await page('/Class', elsewhere.host)).body).toContain('Belum ada kelas')
  })
})
