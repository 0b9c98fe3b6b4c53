import { Secret, TOTP } from 'otpauth'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createFactors, type Factors } from '../src/features/identity/factors/factors.ts'
import { type App, startApp } from './app.ts'
import { createAuthenticator } from './authenticator.ts'
import { type BuiltTenant, buildTenant } from './build.ts'
import { buildAccount } from './members.ts'
import { type Postgres, startPostgres } from './postgres.ts'

/** Second factors used twice at the same moment, by two processes: one is let in. */
let postgres: Postgres
let first: App
let second: App
let tenant: BuiltTenant
let doors: Factors[]

const origin = 'http://akun.localhost'

beforeAll(async () => {
  postgres = await startPostgres()
  const { url } = await postgres.createDatabase('faktor')
  const environment = { SECRET_KEY: 'k'.repeat(43) }
  first = await startApp({ databaseUrl: url, environment })
  second = await startApp({ databaseUrl: url, environment })
  tenant = await buildTenant(first, { slug: 'tegal' })
  doors = [first, second].map(({ sanggar: { database, secrets }, clock }) =>
    createFactors({ database, secrets, clock, origin }),
  )
})

afterAll(async () => {
  await first?.close()
  await second?.close()
  postgres?.remove()
})

const by = () => ({
  ip: '127.0.0.1',
  network: '127.0.0.0/24',
  userAgent: 'Tes',
  sender: {
    tenantId: tenant.id,
    name: 'Sekolah Tegal',
    colour: '#224466',
    origin: first.origin(tenant.host),
  },
})

async function person() {
  const { id, email, name } = await buildAccount(first)
  return { id, email: email ?? '', name }
}

/** how many of two at each of two doors get in */
async function winners(attempt: (door: Factors) => Promise<unknown>): Promise<number> {
  const all = [...doors, ...doors].map(door => attempt(door))
  const outcomes = await Promise.allSettled(all)
  return outcomes.filter(({ status }) => status === 'fulfilled').length
}

async function withApp() {
  const who = await person()
  const [door] = doors
  const pending = await door?.pendingTotp(who)
  const totp = new TOTP({ secret: Secret.fromBase32((pending?.secret ?? '').replaceAll(' ', '')) })
  const codeNow = () => totp.generate({ timestamp: first.clock.now().getTime() })
  const codes = (await door?.confirmTotp(who, codeNow(), by())) ?? []
  for (const app of [first, second]) app.clock.advance(120_000)
  return { who, codeNow, codes }
}

describe('at the same moment', () => {
  it('a code of an app lets one in', async () => {
    for (let round = 0; round < 5; round++) {
      const { who, codeNow } = await withApp()
      expect(await winners(door => door.verifyTotp(who.id, codeNow(), by()))).toBe(1)
    }
  })

  it('a recovery code lets one in', async () => {
    for (let round = 0; round < 5; round++) {
      const { who, codes } = await withApp()
      expect(await winners(door => door.spendRecoveryCode(who, codes[0] ?? '', by()))).toBe(1)
    }
  })

  it('a first code sets up one app, with one set of recovery codes', async () => {
    const who = await person()
    const pending = await doors[0]?.pendingTotp(who)
    const totp = new TOTP({ secret: Secret.fromBase32((pending?.secret ?? '').replaceAll(' ', '')) })
    const code = totp.generate({ timestamp: first.clock.now().getTime() })
    expect(await winners(door => door.confirmTotp(who, code, by()))).toBe(1)
    const rows = await first.sanggar.database.withAccounts(tx =>
      tx.db.selectFrom('accounts.recovery_codes').selectAll().where('account_id', '=', who.id).execute(),
    )
    expect(rows).toHaveLength(10)
  })

  it('wrong codes are counted one by one: five, however many come', async () => {
    const { who } = await withApp()
    const messages: string[] = []
    const attempt = (door: Factors) =>
      door.verifyTotp(who.id, '000000', by()).catch((error: Error) => void messages.push(error.message))
    await Promise.all(Array.from({ length: 6 }, () => doors.map(attempt)).flat())
    expect(messages.filter(text => text.startsWith('Kode tidak cocok'))).toHaveLength(5)
    expect(messages.filter(text => text.startsWith('Terlalu banyak'))).toHaveLength(7)
  })

  it('an answer of a passkey lets one in', async () => {
    const who = await person()
    const authenticator = createAuthenticator(origin)
    const [door] = doors
    const creation = await door?.passkeys.additionOptions(who, 'sini')
    if (!creation) throw new Error('No options')
    await door?.addPasskey(who, 'sini', { name: 'Laptop', json: authenticator.create(creation) }, by())
    const asked = { purpose: 'step', accountId: who.id, within: 'sini' } as const
    const options = await door?.passkeys.useOptions(asked)
    if (!options) throw new Error('No options')
    const json = authenticator.get(options)
    const used = await Promise.all([...doors, ...doors].map(one => one.passkeys.used(asked, json)))
    expect(used.filter(one => one !== undefined)).toHaveLength(1)
  })
})
