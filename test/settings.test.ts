import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { describeRooms } from '../src/app/house.ts'
import { buildPost } from '../src/features/content/posts/posts.things.ts'
import { type RouteName, routes } from '../src/routes.ts'
import { type App, notifyTenants, startApp, until } from './app.ts'
import { type BuiltTenant, buildTenant } from './build.ts'

const loads = describeRooms().pages

let app: App
let a: BuiltTenant
let b: BuiltTenant

beforeAll(async () => {
  app = await startApp()
  a = await buildTenant(app, { slug: 'tegal' })
  b = await buildTenant(app, { slug: 'brebes' })
  for (const { write } of [a, b]) await write(tx => buildPost(tx, { slug: 'kabar', title: 'Kabar lama' }))
})

afterAll(() => app?.close())

const page = (tenant: BuiltTenant, path = '/News') =>
  app.request({ host: tenant.host, path, headers: { accept: 'text/html' } })
const call = (tenant: BuiltTenant) => app.request({ host: tenant.host, path: '/v3/post/list?kindSlug=news' })

const routeNames = Object.keys(routes).filter((name): name is RouteName => name in routes)
const calls = Object.fromEntries(
  describeRooms().calls.map(({ contract }) => [`${contract.method} ${contract.path}`, contract]),
)
const addressOf = (path: string) => path.replaceAll('{tenant}', a.slug).replaceAll(/\{\w+\??\}/g, '1')

/** The names of what is open: answered by anything but 503. */
async function named<Name extends string>(
  names: readonly Name[],
  ask: (name: Name) => Promise<{ status: number }>,
): Promise<Name[]> {
  const open: Name[] = []
  for (const name of names) if ((await ask(name)).status !== 503) open.push(name)
  return open
}

describe('settings of a site', () => {
  const change = async (tenant: BuiltTenant, values: Record<string, unknown>) => {
    await tenant.write(tx => tx.db.updateTable('site_settings').set(values).execute())
    await notifyTenants(app.sanggar)
  }

  it('are seen everywhere soon after they changed', async () => {
    await page(a)
    await change(a, { title: 'Nama Baru Sekolah' })
    await until(async () => (await page(a)).body.includes('Nama Baru Sekolah'))
    const settings = await app.request({ host: a.host, path: '/v0/cms/app/settings' })
    expect(settings.json().data.title).toBe('Nama Baru Sekolah')
  })

  it('under maintenance answer 503 with the screen to the pages and calls of visitors, and nothing else of the site', async () => {
    await page(a)
    await call(a)
    await change(a, { is_maintenance: true })
    await until(async () => (await page(a)).status === 503)
    for (const path of ['/', '/News', '/News/kabar', '/tidak-ada']) {
      const { status, headers, body } = await page(a, path)
      expect([path, status, headers['retry-after'], headers['cache-control']]).toEqual([
        path,
        503,
        '3600',
        'no-store',
      ])
      expect(body).toContain('Website Sedang Dalam Perbaikan')
      expect(body).toContain('Seperti halnya manusia, kami bertumbuh untuk menjadi lebih baik!')
      expect(body).not.toContain('Kabar')
    }
    const answer = await call(a)
    expect([answer.status, answer.json().message]).toEqual([503, 'Website Sedang Dalam Perbaikan'])
    expect(answer.headers['retry-after']).toBeDefined()
    const settings = await app.request({ host: a.host, path: '/v0/cms/app/settings' })
    expect([settings.status, settings.json().data.isMaintenance]).toEqual([200, true])
    expect((await page(b)).status).toBe(200)
  })

  it('under maintenance leave open what runs the site: the administration, and who one is; all else answers 503', async () => {
    await change(a, { is_maintenance: true })
    await until(async () => (await page(a)).status === 503)
    const openPages = await named(routeNames, async name =>
      app.request({ host: a.host, path: addressOf(routes[name]), headers: { accept: 'text/html' } }),
    )
    expect(openPages).toEqual([
      // where who teaches begins is a part of the administration
      'Mengajar',
      'Mengajar-Kelas-id',
      'Mengajar-Kelas-Tanya',
      'Mengajar-Kelas-Nilai',
      // these three are signing in, which administrators do as well
      'Login',
      'Register',
      'CallbackAuth',
      // a letter is ended whenever its reader wants to
      'Berhenti-Surat-token',
      // a draft is shown to whom somebody sent its link, also before the site opens
      ...routeNames.filter(name => /^Kelola(-|$)|^Pratinjau-token$/.test(name)),
    ])
    const visitorPages = openPages.filter(name => routeNames.some(one => one === name && !loads[one].access))
    expect(visitorPages).toEqual([
      'Login',
      'Register',
      'CallbackAuth',
      'Berhenti-Surat-token',
      'Kelola-Bertindak',
      'Pratinjau-token',
    ])
    const visitorCalls = await named(Object.keys(calls), async name => {
      const { method = '', path = '' } = calls[name] ?? {}
      return app.request({ host: a.host, method, path: addressOf(path) })
    })
    const forAdministrators = Object.keys(calls).filter(name => {
      const { grants } = calls[name]?.access ?? {}
      return (
        grants &&
        grants[0] !== 'none' &&
        (grants[4] === 'none' || (grants[0] === 'all' && grants[4] === 'own'))
      )
    })
    expect(visitorCalls.filter(name => !forAdministrators.includes(name)).sort()).toEqual([
      'DELETE /v1/administration/acting',
      // whoever looks as somebody else can stop it, whatever they look as
      'DELETE /v1/view-as',
      'GET /v0/cms/app/settings',
      'GET /v1/authorizer/validate',
      'GET /v1/authorizer/version',
      'GET /v1/domains/allowed',
      'GET /v1/user/session',
      'GET /{tenant}/cms/app/id',
      'GET /{tenant}/cms/app/setting/{key}',
      'GET /{tenant}/cms/app/settings',
      'POST /v1/administration/acting',
      // money arrives whatever a site does
      'POST /v1/class/payment/callback',
      'POST /v1/payments/webhooks/{provider}',
      'POST /v1/payouts/webhooks/{provider}',
    ])
    expect(forAdministrators.filter(name => !visitorCalls.includes(name))).toEqual([])
    await change(a, { is_maintenance: false })
    await until(async () => (await page(a)).status === 200)
  })

  it('that are missing, or do not say, count as maintenance', async () => {
    const bare = await buildTenant(app, { slug: 'baru', withoutSetting: true })
    const unsaid = await buildTenant(app, { slug: 'belum', setting: { is_maintenance: null } })
    for (const tenant of [bare, unsaid]) expect((await page(tenant, '/')).status).toBe(503)
  })

  it('with a layout nobody knows look like the default', async () => {
    const odd = await buildTenant(app, { slug: 'aneh', setting: { layout: 'tidak-dikenal' } })
    const { status, body } = await page(odd, '/')
    expect(status).toBe(200)
    expect(body).toContain('data-layout="default"')
  })

  it('with colours and fonts that are none fall to the standard ones, and nothing of them reaches the page', async () => {
    const evil = 'red}body{display:none'
    const odd = await buildTenant(app, {
      slug: 'nakal',
      setting: { css: JSON.stringify({ clr_primary: evil, ft_primary: '"Comic"; } *{}', clr_dark: 12 }) },
    })
    const { body } = await page(odd, '/')
    expect(body).toContain('--clr-primary:#2096C4')
    expect(body).toContain('--clr-dark:#212529')
    expect(body).toContain('--ft-primary:"Raleway"')
    expect(body).not.toContain(evil)
    expect(body).not.toContain('Comic')
  })
})
