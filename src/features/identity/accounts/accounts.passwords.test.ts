import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import {
  type Browser,
  begin,
  createBrowser,
  createClient,
  exchange,
  type Page,
  type TestClient,
} from '../../../../test/account-browser.ts'
import { type App, startApp } from '../../../../test/app.ts'
import { buildTenant } from '../../../../test/build.ts'
import { newestMail } from '../../../../test/mails.ts'
import { buildAccount } from '../../../../test/members.ts'

/** Forgotten passwords, and those who guess. */
let app: App
let client: TestClient
const password = 'kuda-lumping-7-hijau'
const another = 'perahu-layar-di-teluk'

beforeAll(async () => {
  // the proxy is this machine: tests say themselves which network they come from
  app = await startApp({ environment: { TRUSTED_PROXIES: '127.0.0.1', OUTBOX: '0' } })
  await buildTenant(app, { slug: 'sanggar', name: 'Sanggar' })
  const tenant = await buildTenant(app, { slug: 'pelangi', name: 'Sekolah Pelangi' })
  client = await createClient(app, { id: `tenant_${tenant.id}`, host: tenant.host })
})
beforeEach(() => app.clock.advance(24 * 3600_000))
afterAll(() => app.close())

const page = async (browser: Browser, parameters: Record<string, string> = {}) =>
  browser.open((await begin(client, parameters)).url)

const from = (network: number) => createBrowser(app, { 'x-forwarded-for': `203.0.${network}.7` })

async function forgot(browser: Browser, email: string): Promise<Page> {
  return browser.submit(await browser.open(`${app.origin('akun.localhost')}/lupa-sandi`), { email })
}

const linkIn = (mail: { text: string } | undefined) =>
  /https?:\S+atur-sandi\S+/.exec(mail?.text ?? '')?.[0] ?? ''
const plain = ({ body }: Page) => body.replaceAll(/[\w.]+@contoh\.id/g, '@')

test('A forgotten password is made anew by a link that works once, and everybody signed in is out', async () => {
  await buildAccount(app, { name: 'Agus Salim', email: 'lupa@contoh.id', password })
  const elsewhere = from(1)
  const flow = await begin(client)
  const back = await elsewhere.submit(await elsewhere.open(flow.url), { email: 'lupa@contoh.id', password })
  const tokens = await exchange(client, back.url, flow)

  const browser = from(2)
  expect((await forgot(browser, 'LUPA@contoh.id')).body).toContain('Periksa email Anda')
  const link = linkIn(await newestMail(app, 'lupa@contoh.id'))
  const form = await browser.open(link)
  const weak = await browser.submit(form, { password: 'agus1234' })
  expect(weak.status).toBe(422)
  const done = await browser.submit(form, { password: another })
  expect(done.body).toContain('Kata sandi sudah diganti')
  expect(await newestMail(app, 'lupa@contoh.id')).toMatchObject({ reason: 'password_changed' })

  expect((await browser.submit(form, { password: 'sekali-lagi-boleh' })).status).toBe(410)
  expect((await browser.open(link)).status).toBe(410)
  const me = {
    host: 'akun.localhost',
    path: '/oidc/me',
    headers: { authorization: `Bearer ${tokens.access_token}` },
  }
  expect((await app.request(me)).status).toBe(401)
  const silent = await elsewhere.open((await begin(client, { prompt: 'none' })).url)
  expect(silent.url.searchParams.get('error')).toBe('login_required')
  const old = await browser.submit(await page(browser), { email: 'lupa@contoh.id', password })
  expect(old.status).toBe(422)
  const right = await browser.submit(await page(browser), { email: 'lupa@contoh.id', password: another })
  expect(right.url.pathname).toBe('/CallbackAuth')
})

test('the link holds for thirty minutes, and only the newest one does', async () => {
  await buildAccount(app, { email: 'telat@contoh.id', password })
  const browser = from(3)
  await forgot(browser, 'telat@contoh.id')
  const first = linkIn(await newestMail(app, 'telat@contoh.id'))
  await forgot(browser, 'telat@contoh.id')
  const second = linkIn(await newestMail(app, 'telat@contoh.id'))
  expect((await browser.open(first)).status).toBe(410)
  expect((await browser.open(second)).status).toBe(200)
  app.clock.advance(30 * 60_000)
  expect((await browser.open(second)).status).toBe(410)
})

test('whoever asks for a link cannot tell whether there is an account', async () => {
  await buildAccount(app, { email: 'ada@contoh.id', password })
  const browser = from(4)
  const known = await forgot(browser, 'ada@contoh.id')
  const unknown = await forgot(browser, 'tiada@contoh.id')
  expect([known.status, plain(known)]).toEqual([unknown.status, plain(unknown)])
  expect(await newestMail(app, 'tiada@contoh.id')).toBeUndefined()
})

test('an unknown address answers a sign-in like a wrong password does, and takes as long', async () => {
  await buildAccount(app, { email: 'punya@contoh.id', password })
  const browser = from(5)
  const form = await page(browser)
  const tries: Record<string, number[]> = { 'punya@contoh.id': [], 'bukan@contoh.id': [] }
  const bodies = new Set<string>()
  for (let round = 0; round < 4; round++)
    for (const [email, times] of Object.entries(tries)) {
      const begun = performance.now()
      const answer = await browser.submit(form, { email, password: 'salah-semua-ini' })
      times.push(performance.now() - begun)
      expect(answer.status).toBe(422)
      bodies.add(plain(answer))
    }
  expect(bodies.size).toBe(1)
  const [known = 0, unknown = 0] = Object.values(tries).map(times => Math.min(...times))
  // Argon2id takes some 20 ms; without it an answer takes 3. That one is slower tells nothing: the machine has other work
  expect(unknown / known).toBeGreaterThan(0.4)
})

test('guesses at one account are slowed, longer each time, and the owner elsewhere is not locked out', async () => {
  await buildAccount(app, { email: 'incaran@contoh.id', password })
  const guesser = from(6)
  const form = await page(guesser)
  const guess = () => guesser.submit(form, { email: 'incaran@contoh.id', password: 'tebakan-saja-ini' })
  for (let tries = 0; tries < 5; tries++) expect((await guess()).status).toBe(422)
  const slowed = await guess()
  expect(slowed.status).toBe(429)
  expect(slowed.body).toContain('Terlalu banyak percobaan')
  expect(slowed.body).toContain('value="incaran@contoh.id"')
  const waits = [Number(slowed.headers['retry-after'])]
  for (let tries = 0; tries < 3; tries++) waits.push(Number((await guess()).headers['retry-after']))
  expect(waits).toEqual([...waits].sort((a, b) => a - b))
  expect(waits.at(-1)).toBeGreaterThan(2 * (waits[0] ?? 0))

  const owner = from(7)
  const inside = await owner.submit(await page(owner), { email: 'incaran@contoh.id', password })
  expect(inside.url.pathname).toBe('/CallbackAuth')
  app.clock.advance(Number(waits.at(-1)) * 1000)
  expect((await guess()).status).toBe(422)
})

test('one network is slowed, whatever accounts it tries', async () => {
  const browser = from(8)
  const form = await page(browser)
  const statuses: number[] = []
  for (let tries = 0; tries < 12; tries++) {
    const answer = await browser.submit(form, {
      email: `orang${tries}@contoh.id`,
      password: 'tebakan-saja-ini',
    })
    statuses.push(answer.status)
  }
  expect(statuses.slice(0, 10)).toEqual(Array(10).fill(422))
  expect(statuses.slice(10)).toEqual([429, 429])
})

test('many networks at one account slow one another down to one try a minute each', async () => {
  const form = async (network: number) => {
    const browser = from(network)
    return { browser, form: await page(browser) }
  }
  const guess = async ({ browser, form: at }: Awaited<ReturnType<typeof form>>) =>
    browser.submit(at, { email: 'ramai@contoh.id', password: 'tebakan-saja-ini' })
  for (let network = 20; network < 25; network++) {
    const from = await form(network)
    for (let tries = 0; tries < 4; tries++) expect((await guess(from)).status).toBe(422)
  }
  const late = await form(40)
  expect((await guess(late)).status).toBe(422)
  expect((await guess(late)).status).toBe(429)
  app.clock.advance(61_000)
  expect((await guess(late)).status).toBe(422)
})

test('those who sign in rightly are never slowed: a class of forty behind one address', async () => {
  await buildAccount(app, { email: 'kelas@contoh.id', password })
  for (let tries = 0; tries < 14; tries++) {
    const browser = from(9)
    const inside = await browser.submit(await page(browser), { email: 'kelas@contoh.id', password })
    expect(inside.url.pathname).toBe('/CallbackAuth')
  }
})

test('registrations from one network are slowed, and resets for one address', async () => {
  const browser = from(10)
  const statuses: number[] = []
  for (let tries = 0; tries < 6; tries++) {
    const form = await page(browser, { prompt: 'create' })
    const values = {
      name: 'Bagus Wirawan',
      email: `bagus${tries}@contoh.id`,
      password,
      birthDate: '2000-01-02',
    }
    const answer = await browser.submit(form, { ...values, terms: '1', privacy: '1' })
    statuses.push(answer.status)
    if (answer.status === 429) expect(Number(answer.headers['retry-after'])).toBeGreaterThan(60)
  }
  expect(statuses).toEqual([200, 200, 200, 200, 200, 429])

  for (const email of ['bagus0@contoh.id', 'tidak.ada@contoh.id']) {
    const resets: number[] = []
    for (let tries = 0; tries < 4; tries++) resets.push((await forgot(browser, email)).status)
    expect(resets).toEqual([200, 200, 200, 429])
  }
})

test('what happened stands in the log of the account', async () => {
  const account = await buildAccount(app, { email: 'catatan@contoh.id', password })
  const browser = from(11)
  const form = await page(browser)
  await browser.submit(form, { email: 'catatan@contoh.id', password: 'keliru-lagi-nih' })
  await browser.submit(form, { email: 'catatan@contoh.id', password })
  const events = await app.sanggar.database.withAccounts(tx =>
    tx.db
      .selectFrom('accounts.security_events')
      .select(['action', 'ip', 'user_agent'])
      .where('account_id', '=', account.id)
      .orderBy('id')
      .execute(),
  )
  expect(events.map(({ action }) => action)).toEqual([
    'sign_in.failed',
    'sign_in.password',
    'sign_in.succeeded',
  ])
  expect(events[0]).toMatchObject({ ip: '203.0.11.7', user_agent: 'Peramban Tes' })
})

test('the outbox is not there when it was not asked for', async () => {
  expect((await from(12).open(`${app.origin('akun.localhost')}/kotak-keluar`)).status).toBe(404)
})
