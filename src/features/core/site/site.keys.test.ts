import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type App, startApp, until } from '../../../../test/app.ts'
import { type BuiltTenant, buildTenant } from '../../../../test/build.ts'
import { type BuiltMember, buildMember } from '../../../../test/members.ts'

/** Settings one by one, by the keys the specification names. */
let app: App
let tegal: BuiltTenant
let admin: BuiltMember

const key = 'sampul-tegal.webp'
const picture = { key, width: 1600, height: 900, alt: 'Halaman sekolah' }

beforeAll(async () => {
  app = await startApp()
  tegal = await buildTenant(app, { slug: 'tegal', name: 'Sekolah Tegal' })
  admin = await buildMember(app, tegal, { kind: 1 })
  await tegal.write(tx =>
    tx.db
      .insertInto('files')
      .values({ key, name: key, mime: 'image/webp', bytes: 9, width: 1600, height: 900, sha256: key })
      .execute(),
  )
})

afterAll(() => app?.close())

async function put(name: string, value: unknown) {
  const answer = await app.request({
    host: tegal.host,
    path: `/tegal/cms/app/setting/${name}`,
    method: 'PUT',
    headers: { 'content-type': 'application/json', ...admin.cookie },
    body: JSON.stringify({ value }),
  })
  return { code: answer.status, ...answer.json() }
}

const get = async (name: string) =>
  (await app.request({ host: tegal.host, path: `/tegal/cms/app/setting/${name}` })).json().data
const page = async (path: string) =>
  (await app.request({ host: tegal.host, path, headers: { accept: 'text/html' } })).body

describe('a setting by its key', () => {
  it.each([
    ['title', 'Akademi Tegal', 'Akademi Tegal'],
    ['tagline', 'Di tepi laut', 'Di tepi laut'],
    ['layout', 'jambore', 'jambore'],
    [
      'css',
      { clr_primary: '#aa3300' },
      expect.objectContaining({ clr_primary: '#aa3300', ft_primary: 'Raleway' }),
    ],
    [
      'meta',
      { keywords: 'laut' },
      expect.objectContaining({ keywords: 'laut', card: 'summary_large_image' }),
    ],
    ['logoDark', key, expect.stringMatching(/^http.*sampul-tegal\.webp$/)],
    ['logo_dark', null, ''],
    ['logoLight', { key }, expect.stringMatching(/^http.*sampul-tegal\.webp$/)],
    ['logo_light', null, ''],
    ['favicon', key, expect.stringMatching(/^http.*sampul-tegal\.webp$/)],
    ['isMaintenance', false, false],
  ])('writes %s, and answers it by the same key', async (name, value, expected) => {
    const answer = await put(name, value)
    expect([answer.code, answer.data?.value]).toEqual([200, expected])
    await until(async () => JSON.stringify(await get(name)) === JSON.stringify(answer.data.value))
  })

  it('closes the site and opens it again', async () => {
    await put('isMaintenance', true)
    await until(async () => (await page('/')).includes('Website Sedang Dalam Perbaikan'))
    await put('isMaintenance', false)
    await until(async () => !(await page('/')).includes('Website Sedang Dalam Perbaikan'))
  })

  it.each([
    ['layout', 'istana', 'value'],
    ['isMaintenance', 'ya', 'value'],
    ['title', null, 'value'],
    ['css', { clr_primary: 'merah' }, 'value.clr_primary'],
    ['logoDark', 'tidak-ada.webp', 'logoDark'],
    ['version', 3, 'key'],
    ['isMaintenanceNow', true, 'key'],
    ['blog', { title: '' }, 'value.title'],
    ['overview', { name: 'Tegal', motto: 'x' }, 'value'],
  ])('%s refuses %j, and says at which field', async (name, value, field) => {
    const answer = await put(name, value)
    expect([answer.code, answer.errors?.[0].field]).toEqual([422, field])
  })
})

describe('what the blog says of itself', () => {
  it('stands on /Blog with its cover, and comes back with the picture’s address', async () => {
    expect(await page('/Blog')).toContain('Catatan, gagasan, dan cerita dari tim kami.')
    const written = await put('blog', {
      title: 'Jurnal Laut',
      summary: 'Ditulis di dermaga.',
      cover: picture,
    })
    expect(written.data.value.cover.url).toMatch(/^http:\/\/berkas\..*\/tegal\/.*sampul-tegal\.webp$/)
    await until(async () => (await page('/Blog')).includes('Jurnal Laut'))
    const shown = await page('/Blog')
    expect(shown).toMatch(/<h1[^>]*>Jurnal Laut</)
    expect(shown).toContain('<meta name="description" content="Ditulis di dermaga.">')
    expect(shown).toMatch(/<img[^>]*sampul-tegal\.webp/)
    expect(await get('blog')).toEqual(written.data.value)
    expect((await put('blog', await get('blog'))).code).toBe(200)
    await put('blog', null)
    await until(async () => (await page('/Blog')).includes('Catatan, gagasan, dan cerita dari tim kami.'))
  })
})

describe('what the site says of itself', () => {
  it('stands on /Overview with name, description and logo', async () => {
    const answer = await put('overview', {
      name: 'Tegal Raya',
      description: 'Belajar <melaut> & menjahit.',
      logo: picture,
    })
    expect(answer.data.value.logo.url).toContain(key)
    await until(async () => (await page('/Overview')).includes('Tegal Raya'))
    const shown = await page('/Overview')
    expect(shown).toContain('Belajar &lt;melaut&gt; &amp; menjahit.')
    expect(shown).toMatch(/<img[^>]*sampul-tegal\.webp/)
  })
})
