import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type App, startApp } from '../../../../test/app.ts'
import { type BuiltTenant, buildTenant } from '../../../../test/build.ts'
import { contrast } from '../../../shared/colour.ts'
import { cssSetting, fontNames, settingsAnswer, tenantIdAnswer } from './site.contract.ts'
import { themeCss } from './theme-css.ts'

let app: App
let bare: BuiltTenant
let dressed: BuiltTenant

const logo = { key: 'logo-sekolah.webp', width: 320, height: 120, alt: 'Logo' }

beforeAll(async () => {
  app = await startApp()
  bare = await buildTenant(app, { slug: 'tegal', name: 'Sekolah Tegal' })
  dressed = await buildTenant(app, {
    slug: 'brebes',
    name: 'Sekolah Brebes',
    setting: {
      title: 'Akademi Brebes',
      layout: 'jambore',
      logo_dark: JSON.stringify(logo),
      css: JSON.stringify({ clr_primary: '#aa3300', ft_primary: 'Lora' }),
      meta: JSON.stringify({
        description: 'Sekolah di tepi laut',
        keywords: 'laut, sekolah',
        robot_index: 'noindex',
        twitter_site: '@brebes',
      }),
    },
    values: { navigation: [{ label: 'Tentang', href: '/Class' }], catatan: { isi: [1, 2, 3] } },
  })
})

afterAll(() => app?.close())

const call = (path: string, host: string) =>
  app.request({ host, path, headers: { accept: 'application/json' } })

describe('the settings of a tenant', () => {
  it('have the defaults of the specification where nobody said anything', async () => {
    const { data } = (await call('/v0/cms/app/settings', bare.host)).json()
    expect(settingsAnswer.strict().parse(data)).toEqual({
      title: 'Sekolah Tegal',
      tagline: 'Belajar bersama, maju bersama.',
      logoDark: '',
      logoLight: '',
      logo_dark: '',
      logo_light: '',
      favicon: '',
      layout: 'default',
      isMaintenance: false,
      css: {
        ft_primary: 'Raleway',
        ft_secondary: 'Inter',
        clr_primary: '#2096C4',
        clr_secondary: '#2F80ED',
        clr_success: '#2dce89',
        clr_info: '#11cdef',
        clr_warning: '#fb6340',
        clr_danger: '#f5365c',
        clr_light: '#adb5bd',
        clr_dark: '#212529',
      },
      meta: {
        name: '',
        description: '',
        keywords: '',
        type: 'website',
        image: '',
        card: 'summary_large_image',
        site_name: '',
        url: '',
        twitter_site: '',
        robot_index: 'index',
        robot_follow: 'follow',
      },
    })
  })

  it('are the same from each of the calls that answer them, by slug and by number', async () => {
    const paths = ['/v0/cms/app/settings', '/brebes/cms/app/settings', `/${dressed.id}/cms/app/settings`]
    const answers = await Promise.all(paths.map(path => call(path, dressed.host)))
    for (const answer of answers) expect(answer.json().data).toEqual(answers[0]?.json().data)
    expect(answers[0]?.json()).toMatchObject({
      status: true,
      data: {
        title: 'Akademi Brebes',
        layout: 'jambore',
        logoDark: `${app.origin('berkas.localhost')}/brebes/w_1280,f_webp/logo-sekolah.webp`,
        css: { clr_primary: '#aa3300', ft_primary: 'Lora', ft_secondary: 'Inter' },
      },
    })
  })

  it('are answered one by one, by key', async () => {
    const keys = {
      title: 'Akademi Brebes',
      layout: 'jambore',
      navigation: [{ label: 'Tentang', href: '/Class' }],
      catatan: { isi: [1, 2, 3] },
    }
    for (const [key, value] of Object.entries(keys)) {
      expect((await call(`/brebes/cms/app/setting/${key}`, dressed.host)).json().data).toEqual(value)
    }
    for (const key of ['tidak-ada', '__proto__', 'constructor', 'toString', 'hasOwnProperty']) {
      expect([key, (await call(`/brebes/cms/app/setting/${key}`, dressed.host)).status]).toEqual([key, 404])
    }
    expect((await call('/tegal/cms/app/setting/catatan', bare.host)).status).toBe(404)
  })

  it('tell the number that lmsId must have', async () => {
    const { data } = (await call('/brebes/cms/app/id', dressed.host)).json()
    expect(tenantIdAnswer.parse(data)).toEqual({ id: dressed.id, tenant: 'brebes' })
  })

  it('dress the pages', async () => {
    const { body } = await app.request({ host: dressed.host, headers: { accept: 'text/html' } })
    for (const words of [
      'Akademi Brebes',
      '--clr-primary:#aa3300',
      '--ft-primary:"Lora"',
      'content="Sekolah di tepi laut"',
      'content="laut, sekolah"',
      'content="noindex, follow"',
      'content="@brebes"',
      'lang="id"',
      'logo-sekolah.webp',
    ]) {
      expect(body, words).toContain(words)
    }
    const plain = await app.request({ host: bare.host, headers: { accept: 'text/html' } })
    expect(plain.body).toContain('content="index, follow"')
    expect(plain.body).not.toContain('Akademi Brebes')
  })
})

describe('the mark of a tenant', () => {
  const logo = (key: string) => JSON.stringify({ key, width: 300, height: 90, alt: 'Logo' })
  const markOf = async (setting: Record<string, string>) => {
    const { host } = await buildTenant(app, { setting })
    const { body } = await app.request({ host, headers: { accept: 'text/html' } })
    return body.slice(
      body.indexOf('<a class="brand"'),
      body.indexOf('</a>', body.indexOf('<a class="brand"')),
    )
  }

  it('changes with the screen where there are two, each with its own measures', async () => {
    const mark = await markOf({ logo_dark: logo('gelap.webp'), logo_light: logo('terang.webp') })
    const [source = '', image = ''] = mark.split('<img')
    expect(source).toContain('media="screen and (prefers-color-scheme: dark)"')
    expect(source).toContain('terang.webp')
    expect(source).toContain('width="300" height="90"')
    expect(image).toContain('gelap.webp')
    expect(image).not.toContain('brand-plate')
  })

  it('keeps a light plate on dark screens where it is made for light grounds alone', async () => {
    const mark = await markOf({ logo_dark: logo('gelap.webp') })
    expect(mark).not.toContain('<picture')
    expect(mark).toContain('brand-plate')
  })

  it('needs none where it is made for dark grounds alone', async () => {
    const mark = await markOf({ logo_light: logo('terang.webp') })
    expect(mark).not.toContain('<picture')
    expect(mark).not.toContain('brand-plate')
  })
})

describe('the theme', () => {
  /** dark screens have a test of their own, theme.test.ts */
  const lightOf = (theme: string) => theme.slice(0, theme.indexOf('@media'))
  const themeOf = (css: Record<string, string>) =>
    Object.fromEntries(
      [
        ...lightOf(
          themeCss(cssSetting.parse(css), () => ({ url: '/x.woff2', standIn: '', stack: 'serif' })),
        ).matchAll(/--([\w-]+):([^;}]+)/g),
      ].map(([, name, value]) => [name, value]),
    )

  it.each([
    '#2096C4',
    '#ffff00',
    '#ffffff',
    '#000000',
    '#777777',
    '#ff0000',
    '#00ff00',
    '#fefefe',
    '#123456',
  ])('made from %s can be read everywhere', colour => {
    const theme = themeOf({ clr_primary: colour, clr_secondary: colour, clr_dark: colour })
    const of = (name: string) => theme[name] ?? ''
    for (const name of ['primary', 'secondary']) {
      expect(contrast(of(`on-${name}`), of(`clr-${name}`))).toBeGreaterThanOrEqual(4.5)
      expect(contrast(of(`ink-${name}`), '#ffffff')).toBeGreaterThanOrEqual(4.5)
      expect(contrast(of(`ink-${name}`), of(`soft-${name}`))).toBeGreaterThanOrEqual(4.5)
      expect(contrast(of(`lit-${name}`), of('clr-ground-dark'))).toBeGreaterThanOrEqual(4.5)
    }
    expect(contrast(of('clr-ground-dark'), '#ffffff')).toBeGreaterThanOrEqual(7)
  })

  it('has every font of its catalogue from this site, and from nowhere else', async () => {
    for (const font of fontNames) {
      const tenant = await buildTenant(app, {
        setting: { css: JSON.stringify({ ft_primary: font, ft_secondary: font }) },
      })
      const { body } = await app.request({ host: tenant.host, headers: { accept: 'text/html' } })
      const sheet = await app.request({
        host: tenant.host,
        path: /data-fonts="([^"]+)"/.exec(body)?.[1] ?? '',
      })
      const named = new RegExp(`font-family:"${font}";src:url\\("([^"]+)"\\)`, 'g')
      const urls = [...sheet.body.matchAll(named)].map(match => match[1] ?? '')
      expect(urls).toHaveLength(1)
      for (const url of urls) {
        expect(url).toMatch(/^\/_\//)
        const file = await app.request({ host: tenant.host, path: url })
        expect([file.status, file.headers['content-type'], file.headers['cache-control']]).toEqual([
          200,
          'font/woff2',
          'public, max-age=31536000, immutable',
        ])
      }
    }
  })
})

describe('the documentation of the calls', () => {
  it('is OpenAPI 3.1 and names every call, and nothing else', async () => {
    const { openapi, paths } = (await call('/openapi.json', bare.host)).json()
    expect(openapi).toMatch(/^3\.1/)
    const { describeRooms } = await import('../../../app/house.ts')
    const described = Object.entries<Record<string, unknown>>(paths).flatMap(([path, methods]) =>
      Object.keys(methods).map(method => `${method.toUpperCase()} ${path}`),
    )
    const mounted = describeRooms().calls.map(({ contract }) => `${contract.method} ${contract.path}`)
    // what an upload in pieces asks by HEAD is its protocol's, and the description leaves such questions out; bills of
    // tests are no room of the house
    expect(described.filter(one => !one.includes('/v1/test-bills/')).sort()).toEqual(
      mounted.filter(one => !one.startsWith('HEAD ')).sort(),
    )
  })

  it('is a page to read, without script, naming each call', async () => {
    const { status, body, headers } = await app.request({ host: bare.host, path: '/docs' })
    expect(status).toBe(200)
    expect(headers['content-security-policy']).toContain("default-src 'none'")
    expect(body).not.toContain('<script')
    for (const words of ['/v3/post/list', '/{tenant}/cms/app/setting/{key}', 'Pengaturan', 'wajib'])
      expect(body).toContain(words)
  })
})
