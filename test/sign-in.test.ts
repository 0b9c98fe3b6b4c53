import { Secret, TOTP } from 'otpauth'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Browser, createBrowser, joined, type Page } from './account-browser.ts'
import { type App, startApp, testNow } from './app.ts'
import { type BuiltTenant, buildTenant } from './build.ts'
import { buildAccount, buildMember } from './members.ts'

let app: App
let school: BuiltTenant

const password = 'kuda-lumping-7-hijau'
const [a, b] = ['a.sekolah.test', 'b.kampus.test']
const onwards = (_url: URL) => false

beforeAll(async () => {
  app = await startApp()
  await buildTenant(app, { slug: 'sanggar', name: 'Sanggar' })
  school = await buildTenant(app, { slug: 'tegal', name: 'Sekolah Tegal', hosts: [a] })
  await buildTenant(app, { slug: 'brebes', name: 'Kampus Brebes', hosts: [b] })
})

afterAll(() => app?.close())

let number = 0
const person = (name = 'Wulan Sari') =>
  buildAccount(app, { name, email: `wulan${++number}@contoh.id`, password })

/** where the browser ends after signing in with the password; everything is followed unless `stop` says so */
async function signIn(browser: Browser, email: string | null, host = a, next = '/Class', stop = onwards) {
  const path = `/Login?next=${encodeURIComponent(next)}`
  const form = await browser.open(app.origin(host) + path, onwards)
  expect(form.url.host).toBe(`akun.localhost:${app.port}`)
  const page = await browser.submit(form, { email: email ?? '', password }, { stop })
  return joined(browser, page, stop)
}

const at = ({ url }: Page) => `${url.hostname}${url.pathname}${url.search}`
const session = async (browser: Browser, host: string) =>
  (await browser.open(`${app.origin(host)}/v1/user/session`)).json().data.member
const isCallback = (url: URL) => url.pathname === '/CallbackAuth'

const membershipOf = (tenant: BuiltTenant, accountId: string) =>
  tenant.write(tx =>
    tx.db.selectFrom('memberships').selectAll().where('account_id', '=', accountId).executeTakeFirst(),
  )

describe('signing in', () => {
  it('takes the password once: a second site on another domain asks for nothing but consent to join', async () => {
    const { id, email, name } = await person('Wulan Ayu Sari')
    const browser = createBrowser(app)
    const first = await signIn(browser, email)
    expect([first.status, at(first)]).toEqual([200, `${a}/Welcome?next=%2FClass`])
    expect(first.body).toContain('Selamat datang, Wulan Ayu Sari')
    expect(first.body).toContain('href="/Class"')
    const asked = await browser.open(`${app.origin(b)}/Login?next=/News`, onwards)
    expect([asked.status, asked.body]).toEqual([200, expect.stringContaining('Gabung di Kampus Brebes?')])
    expect(await session(browser, b)).toBeNull()
    const second = await joined(browser, asked)
    expect(at(second)).toBe(`${b}/Welcome?next=%2FNews`)
    expect(await session(browser, a)).toMatchObject({ name, kind: 4, kindLabel: 'Siswa' })
    expect(await session(browser, b)).toMatchObject({ name, kind: 4 })
    expect(await membershipOf(school, id)).toMatchObject({ kind: 4, status: 'active', name, email })
    const deeds = await school.write(tx =>
      tx.db.selectFrom('audit_entries').select('action').where('actor_name', '=', name).execute(),
    )
    expect(deeds.map(({ action }) => action)).toEqual(['member.joined', 'member.signed_in'])
  })

  it('leads back to where one was going, and straight there when one is in already', async () => {
    const { email } = await person()
    await signIn(createBrowser(app), email)
    const browser = createBrowser(app)
    expect(at(await signIn(browser, email, a, '/Class?state=started'))).toBe(`${a}/Class?state=started`)
    const again = await browser.open(`${app.origin(a)}/Login?next=/News`, () => true)
    expect(at(again)).toBe(`${a}/News`)
  })

  it('writes a name spelled otherwise as the one address, with its next', async () => {
    const headers = { accept: 'text/html' }
    for (const path of ['/login', '/LOGIN', '/Login/']) {
      const answer = await app.request({ host: a, path: `${path}?next=%2FNews`, headers })
      expect([answer.status, answer.headers.location]).toEqual([302, '/Login?next=%2FNews'])
    }
    const register = await app.request({ host: a, path: '/register', headers })
    expect(register.headers.location).toBe('/Register')
  })

  it('opens the registration for who wants to register', async () => {
    const page = await createBrowser(app).open(`${app.origin(a)}/Register?next=/Class`, onwards)
    expect(page.url.hostname).toBe('akun.localhost')
    expect(page.url.pathname).toMatch(/^\/interaksi\/[\w-]+\/daftar$/)
  })

  it('asks nobody anything when it is to be silent', async () => {
    const { email } = await person()
    const browser = createBrowser(app)
    const stranger = await browser.open(`${app.origin(b)}/Login?silent=1&next=/News`, onwards)
    expect(at(stranger)).toBe(`${b}/News`)
    expect(await session(browser, b)).toBeNull()
    await signIn(browser, email)
    const silent = () => browser.open(`${app.origin(b)}/Login?silent=1&next=/News`, onwards)
    expect(at(await silent())).toBe(`${b}/News`)
    expect(await session(browser, b)).toBeNull()
    await joined(browser, await browser.open(`${app.origin(b)}/Login`, onwards))
    browser.cookies.clear()
    await signIn(browser, email)
    await silent()
    expect(await session(browser, b)).toMatchObject({ kind: 4 })
  })

  it.each([
    '//jahat.test',
    '/\\jahat.test',
    '/\t/jahat.test',
    '/\n\\jahat.test',
    'https://jahat.test/',
    'http://a.sekolah.test@jahat.test/',
    '/x/..//jahat.test',
    'javascript:alert(1)',
    'Class',
    `/${'x'.repeat(2000)}`,
  ])('never leaves the site for %j', async next => {
    const member = await buildMember(app, school)
    const path = `/Login?next=${encodeURIComponent(next)}`
    const answer = await app.request({ host: a, path, headers: member.cookie })
    const stranger = await app.request({ host: a, path, headers: { accept: 'text/html' } })
    for (const { status, headers } of [answer, stranger])
      expect([status, headers.location]).toEqual([400, undefined])
    expect(stranger.body).toContain('Opps.. Maaf terjadi kesalahan pada website')
    expect(stranger.body).toContain('Internal redirect error')
    const flows = await school.write(tx => tx.db.selectFrom('sign_in_flows').select('return_to').execute())
    expect(flows.map(flow => flow.return_to)).not.toContain(next)
  })
})

describe('joining a site', () => {
  const ledger = (tenant: BuiltTenant, accountId: string) =>
    tenant.write(tx =>
      tx.db
        .selectFrom('consents as c')
        .innerJoin('memberships as m', 'm.id', 'c.membership_id')
        .select(['c.purpose', 'c.text_version'])
        .where('m.account_id', '=', accountId)
        .orderBy('c.purpose')
        .execute(),
    )
  const publish = (tenant: BuiltTenant, version: number) =>
    tenant.write(tx =>
      tx.db
        .insertInto('privacy_notices')
        .values({
          version,
          summary: 'Versi pertama',
          content_html: '<p>Kami</p>',
          published_at: app.clock.now(),
        })
        .execute(),
    )

  it('asks for each consent, names the one that is missing, and keeps both in the ledger of that site', async () => {
    const kota = await buildTenant(app, { name: 'Sanggar Kota' })
    await publish(kota, 1)
    const { id, email } = await person('Wulan Ayu')
    const browser = createBrowser(app)
    await signIn(browser, email)
    const asked = await browser.open(`${app.origin(kota.host)}/Login?next=/News`, onwards)
    expect(asked.body).toContain('Wulan Ayu')
    const half = await browser.submit(asked, { terms: '1' }, { stop: onwards })
    expect(half.status).toBe(422)
    expect(half.body).toContain('Setujui pemberitahuan privasi untuk mendaftar')
    expect(await membershipOf(kota, id)).toBeUndefined()
    expect(at(await joined(browser, half))).toBe(`${kota.host}/Welcome?next=%2FNews`)
    expect(await ledger(kota, id)).toEqual([
      { purpose: 'privacy', text_version: 'privasi-1' },
      { purpose: 'terms', text_version: 'syarat-2026-11' },
    ])
  })

  it('asks no consent to a notice that is not published', async () => {
    const { email } = await person()
    const browser = createBrowser(app)
    await signIn(browser, email)
    const asked = await browser.open(`${app.origin(b)}/Login`, onwards)
    expect(asked.body).not.toContain('name="privacy"')
    await browser.submit(asked, { terms: '1' }, { stop: onwards })
    expect(await session(browser, b)).toMatchObject({ kind: 4 })
  })

  it('is asked again of whoever deleted the account there: nobody is a member twice unasked', async () => {
    const { email } = await person('Kembali Lagi')
    const browser = createBrowser(app)
    await signIn(browser, email)
    const cookie = [...browser.cookies]
      .flatMap(([key, one]) => (one.host === a ? [`${key.split('|')[0]}=${one.value}`] : []))
      .join('; ')
    const gone = await app.request({
      host: a,
      path: '/v1/privacy/erasure',
      method: 'POST',
      headers: { cookie, 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' },
      body: JSON.stringify({ confirmation: email }),
    })
    expect(gone.status, gone.body).toBe(200)
    const back = await browser.open(`${app.origin(a)}/Login`, onwards)
    expect(back.body).toContain('Gabung di Sekolah Tegal?')
    expect(await session(browser, a)).toBeNull()
  })
})

describe('what comes back from the account service', () => {
  const trouble = (page: Page) => [page.status, /<h1>([^<]*)<\/h1>/.exec(page.body)?.[1]]
  const expired = [400, 'Proses masuk sudah tidak berlaku']
  const failed = [400, 'Anda belum berhasil masuk']

  it('serves only the browser that was sent off, once, within ten minutes', async () => {
    const { email } = await person()
    const browser = createBrowser(app)
    const back = await signIn(browser, email, a, '/Class', isCallback)
    const thief = createBrowser(app)
    await thief.open(`${app.origin(a)}/Login`, onwards)
    expect(trouble(await thief.open(back.url.href, onwards))).toEqual(expired)
    expect(at(await joined(browser, await browser.open(back.url.href, onwards)))).toContain('/Welcome')
    expect(trouble(await browser.open(back.url.href, onwards))).toEqual(expired)
    expect(await session(thief, a)).toBeNull()

    const late = createBrowser(app)
    const lateBack = await signIn(late, email, a, '/Class', isCallback)
    app.clock.advance(601_000)
    expect(trouble(await late.open(lateBack.url.href, onwards))).toEqual(expired)
    expect(await session(late, a)).toBeNull()
    app.clock.set(testNow)
  })

  it('lets two tabs sign in at once', async () => {
    const { email } = await person()
    await signIn(createBrowser(app), email)
    const browser = createBrowser(app)
    const one = await browser.open(`${app.origin(a)}/Login?next=/News`, onwards)
    const other = await browser.open(`${app.origin(a)}/Login?next=/Class`, onwards)
    expect(at(await browser.submit(other, { email: email ?? '', password }, { stop: onwards }))).toBe(
      `${a}/Class`,
    )
    expect(at(await browser.submit(one, { email: email ?? '', password }, { stop: onwards }))).toBe(
      `${a}/News`,
    )
  })

  it('is refused when state, issuer or code were changed, or the code was made for another site', async () => {
    const { email } = await person()
    const changed = async (name: string, value: (old: string) => string) => {
      const browser = createBrowser(app)
      const { url } = await signIn(browser, email, a, '/Class', isCallback)
      url.searchParams.set(name, value(url.searchParams.get(name) ?? ''))
      const page = await browser.open(url.href, onwards)
      expect(await session(browser, a)).toBeNull()
      return trouble(page)
    }
    expect(await changed('state', old => `${old.slice(0, -2)}AA`)).toEqual(expired)
    expect(await changed('iss', () => 'http://jahat.test')).toEqual(failed)
    expect(await changed('code', old => `${old.slice(0, -2)}AA`)).toEqual(failed)

    const browser = createBrowser(app)
    const here = await signIn(browser, email, a, '/Class', isCallback)
    const there = await browser.open(`${app.origin(b)}/Login`, isCallback)
    there.url.searchParams.set('code', here.url.searchParams.get('code') ?? '')
    expect(trouble(await browser.open(there.url.href, onwards))).toEqual(failed)
    expect(await session(browser, b)).toBeNull()

    // a code is worth nothing without the other half that only the browser's own flow keeps (PKCE, RFC 7636)
    const robbed = createBrowser(app)
    const back = await signIn(robbed, email, a, '/Class', isCallback)
    await school.write(tx =>
      tx.db
        .updateTable('sign_in_flows')
        .set({ verifier: 'x'.repeat(43) })
        .execute(),
    )
    expect(trouble(await robbed.open(back.url.href, onwards))).toEqual(failed)
    expect(await session(robbed, a)).toBeNull()
  })

  it('says it plainly when somebody changed their mind', async () => {
    const { email } = await person()
    const browser = createBrowser(app)
    const { url } = await signIn(browser, email, a, '/Class', isCallback)
    url.searchParams.delete('code')
    url.searchParams.set('error', 'access_denied')
    const page = await browser.open(url.href, onwards)
    expect(trouble(page)).toEqual([403, 'Anda batal masuk'])
    expect(page.body).toContain('href="/Login?next=%2FClass"')
    expect(page.headers['cache-control']).toBe('no-store')
  })

  it('is a page, never a fault, whatever the address says', async () => {
    const browser = createBrowser(app)
    for (const query of ['', '?code=x', '?state=y&state=z', '?error=%00', '?code=%F0%9F%98%80&state=x'])
      expect(trouble(await browser.open(`${app.origin(a)}/CallbackAuth${query}`, onwards))).toEqual(expired)
  })
})

describe('who may come in', () => {
  it('is nobody new where registration is closed, and every member all the same', async () => {
    const closed = await buildTenant(app, { name: 'Sekolah Tertutup', values: { registration: 'closed' } })
    const { id, email, name } = await person('Gilang Saputra')
    const browser = createBrowser(app)
    const refused = await signIn(browser, email, closed.host)
    expect(refused.status).toBe(403)
    expect(refused.body).toContain('Pendaftaran sedang ditutup')
    expect(await session(browser, closed.host)).toBeNull()
    expect(await membershipOf(closed, id)).toBeUndefined()
    await closed.write(tx =>
      tx.db.insertInto('memberships').values({ account_id: id, kind: 3, name, email }).execute(),
    )
    expect(at(await browser.open(`${app.origin(closed.host)}/Login`, onwards))).toBe(
      `${closed.host}/Mengajar`,
    )
    expect(await session(browser, closed.host)).toMatchObject({ kindLabel: 'Guru' })
  })

  it('is nobody suspended: the page says why', async () => {
    const { id, email, name } = await person()
    const status = { status: 'suspended', suspended_reason: 'Menunggu verifikasi sekolah' }
    await school.write(tx =>
      tx.db
        .insertInto('memberships')
        .values({ account_id: id, kind: 4, name, email, ...status })
        .execute(),
    )
    const browser = createBrowser(app)
    const page = await signIn(browser, email)
    expect(page.status).toBe(403)
    expect(page.body).toContain('Keanggotaan Anda sedang dinonaktifkan')
    expect(page.body).toContain('Alasan: Menunggu verifikasi sekolah')
    expect(await session(browser, a)).toBeNull()
  })

  it('is whoever was entered at this address before they had an account', async () => {
    const { id, email } = await person('Ratih Kumala')
    await school.write(tx =>
      tx.db
        .insertInto('memberships')
        .values({ kind: 3, name: 'Bu Ratih', email, status: 'invited' })
        .execute(),
    )
    const browser = createBrowser(app)
    expect(at(await signIn(browser, email))).toContain('/Welcome')
    expect(await session(browser, a)).toMatchObject({ name: 'Bu Ratih', kindLabel: 'Guru' })
    expect(await membershipOf(school, id)).toMatchObject({ status: 'active', joined_at: app.clock.now() })
  })

  it('begins at work who has some here and came for nothing else', async () => {
    const { id, email, name } = await person('Yusuf Admin')
    await school.write(tx =>
      tx.db.insertInto('memberships').values({ account_id: id, kind: 1, name, email }).execute(),
    )
    const browser = createBrowser(app)
    const asked = await signIn(browser, email, a, '/')
    const secret = /class="secret-code">([A-Z2-7 ]+)</.exec(asked.body)?.[1]?.replaceAll(' ', '') ?? ''
    const timestamp = app.clock.now().getTime()
    const code = new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp })
    const codes = await browser.submit(asked, { code }, { stop: onwards })
    expect(at(await browser.submit(codes, {}, { action: '/lanjut', stop: onwards }))).toBe(`${a}/Kelola`)
  })

  it('is greeted by kind, and told on a page that is not theirs what to do', async () => {
    const lead = await buildMember(app, school, { kind: 1 })
    const student = await buildMember(app, school)
    const welcome = async ({ cookie }: { cookie: object }, next = '') =>
      (await app.request({ host: a, path: `/Welcome${next}`, headers: { ...cookie, accept: 'text/html' } }))
        .body
    expect(await welcome(lead)).toContain('href="/Kelola"')
    expect(await welcome(lead)).not.toContain('Pilih kelas')
    expect(await welcome(student)).toContain('Mulai dari kelas Anda')
    const spent = `?next=${encodeURIComponent(`/undangan/${'x'.repeat(43)}?accept=1`)}`
    expect(await welcome(student, spent)).not.toContain('Lanjutkan ke halaman tadi')
    const headers = { ...student.cookie, accept: 'text/html' }
    const refused = await app.request({ host: a, path: '/Kelola', headers })
    expect(refused.status).toBe(403)
    expect(refused.body).toContain('Halaman ini untuk admin')
    expect(refused.body).toContain('href="/Profile"')
    expect(refused.body).not.toContain('Opps')
  })

  it('is no administrator without a second factor: the account service asks for it first', async () => {
    const { id, email, name } = await person()
    await school.write(tx =>
      tx.db.insertInto('memberships').values({ account_id: id, kind: 1, name, email }).execute(),
    )
    const browser = createBrowser(app)
    const back = await signIn(browser, email, a, '/Kelola', isCallback)
    const asked = await browser.open(back.url.href, url => url.pathname === '/oidc/auth')
    expect(asked.url.searchParams.get('acr_values')).toBe('urn:sanggar:mfa')
    const page = await browser.open(asked.url.href, onwards)
    expect(page.url.hostname).toBe('akun.localhost')
    expect(await session(browser, a)).toBeNull()
  })
})

describe('over https', () => {
  it('cookies are Secure, of this host alone, and out of reach for scripts but the hint', async () => {
    const secure = await startApp({ environment: { PUBLIC_SCHEME: 'https', PUBLIC_PORT: '443' } })
    await buildTenant(secure, { slug: 'sanggar' })
    const tegal = await buildTenant(secure, { slug: 'tegal', hosts: [a] })
    const { email } = await buildMember(secure, tegal, { email: 'aman@contoh.id', password })
    const browser = createBrowser(secure)
    const begun = await secure.request({ host: a, path: '/Login' })
    expect(begun.headers['set-cookie']).toEqual([
      expect.stringMatching(
        /^__Host-masuk_alur=[\w-]{43}; Max-Age=600; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
      ),
    ])
    const form = await browser.open(`https://${a}/Login?next=/Class`, onwards)
    const back = await browser.submit(form, { email: email ?? '', password }, { stop: isCallback })
    const cookie = [...browser.cookies].flatMap(([key, one]) =>
      one.host === a ? [`${key.split('|')[0]}=${one.value}`] : [],
    )
    const answer = await secure.request({
      host: a,
      path: back.url.pathname + back.url.search,
      headers: { cookie: cookie.join('; ') },
    })
    expect(answer.headers.location).toBe('/Class')
    const month = 'Max-Age=2592000; Path=/;'
    expect(answer.headers['set-cookie']).toEqual([
      expect.stringMatching(new RegExp(`^__Host-sid=[\\w-]{43}; ${month} HttpOnly; Secure; SameSite=Lax$`)),
      `__Host-masuk=1; ${month} Secure; SameSite=Lax`,
    ])
    await secure.close()
  })
})
