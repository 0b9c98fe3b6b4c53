import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  begin,
  createBrowser,
  createClient,
  formsOf,
  type TestClient,
} from '../../../../test/account-browser.ts'
import { type App, startApp } from '../../../../test/app.ts'
import { buildTenant } from '../../../../test/build.ts'
import { newestMail } from '../../../../test/mails.ts'
import { buildAccount } from '../../../../test/members.ts'
import { type Postgres, startPostgres } from '../../../../test/postgres.ts'

/** Two at the same moment: only a database that works on both at once can show it. */
let postgres: Postgres
let app: App
let client: TestClient
const password = 'kuda-lumping-7-hijau'
const host = 'akun.localhost'

beforeAll(async () => {
  postgres = await startPostgres()
  const { url } = await postgres.createDatabase('accounts')
  app = await startApp({ databaseUrl: url })
  await buildTenant(app, { slug: 'sanggar', name: 'Sanggar' })
  const tenant = await buildTenant(app, { slug: 'pelangi', name: 'Sekolah Pelangi' })
  client = await createClient(app, { id: `tenant_${tenant.id}`, host: tenant.host })
  await buildAccount(app, { email: 'lestari@contoh.id', password })
})
afterAll(async () => {
  await app?.close()
  postgres?.remove()
})

const send = (path: string, fields: Record<string, string>, headers: Record<string, string> = {}) =>
  app.request({
    host,
    path,
    method: 'POST',
    headers: {
      accept: 'text/html',
      'content-type': 'application/x-www-form-urlencoded',
      'sec-fetch-site': 'same-origin',
      ...headers,
    },
    body: new URLSearchParams(fields).toString(),
  })

const statuses = (answers: { status: number }[]) => answers.map(({ status }) => status).sort()

test('Of several who bring one code at the same moment, at most one gets tokens', async () => {
  const secret = app.sanggar.secrets.word(`client ${client.id}`)
  const authorization = `Basic ${Buffer.from(`${client.id}:${secret}`).toString('base64')}`
  for (let round = 0; round < 5; round++) {
    const flow = await begin(client)
    const browser = createBrowser(app)
    const back = await browser.submit(await browser.open(flow.url), { email: 'lestari@contoh.id', password })
    const fields = {
      grant_type: 'authorization_code',
      code: back.url.searchParams.get('code') ?? '',
      redirect_uri: `${client.origin}/CallbackAuth`,
      code_verifier: flow.verifier,
    }
    const answers = await Promise.all(
      Array.from({ length: 6 }, () => send('/oidc/token', fields, { authorization })),
    )
    expect(answers.filter(({ status }) => status === 200).length).toBeLessThanOrEqual(1)
    expect(answers.every(({ status }) => status === 200 || status === 400)).toBe(true)
  }
})

test('a reset link used by several at once makes one new password', async () => {
  const browser = createBrowser(app)
  await browser.submit(await browser.open(`${app.origin(host)}/lupa-sandi`), { email: 'lestari@contoh.id' })
  const link =
    /https?:\S+atur-sandi\S+/.exec((await newestMail(app, 'lestari@contoh.id'))?.text ?? '')?.[0] ?? ''
  const [form] = formsOf(await browser.open(link))
  const token = form?.fields.token ?? ''
  const answers = await Promise.all(
    [1, 2, 3, 4].map(one => send('/atur-sandi', { token, password: `perahu-layar-${one}-teluk` })),
  )
  expect(statuses(answers)).toEqual([200, 410, 410, 410])
})

test('guesses at the same moment are counted one by one', async () => {
  await buildAccount(app, { email: 'serentak@contoh.id', password })
  const browser = createBrowser(app)
  const page = await browser.open((await begin(client)).url)
  const cookie = [...browser.cookies]
    .filter(([, one]) => page.url.pathname.startsWith(one.path))
    .map(([key, { value }]) => `${key.split('|')[0]}=${value}`)
    .join('; ')
  const fields = { email: 'serentak@contoh.id', password: 'tebakan-saja-ini' }
  const answers = await Promise.all(
    Array.from({ length: 9 }, () => send(page.url.pathname, fields, { cookie })),
  )
  expect(statuses(answers)).toEqual([422, 422, 422, 422, 422, 429, 429, 429, 429])
})
