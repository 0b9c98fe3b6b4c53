import { createInterface } from 'node:readline/promises'
import { accountsHost } from '../src/app/http/hosts.ts'
import { listKnown, readTenant } from '../src/features/core/site/site.ts'
import { findByEmail } from '../src/features/identity/accounts/accounts.store.ts'
import { createAccounts } from '../src/features/identity/accounts/accounts.ts'
import { createFactors } from '../src/features/identity/factors/factors.ts'
import { systemClock } from '../src/platform/clock.ts'
import { type Config, originOf, readConfig } from '../src/platform/config.ts'
import { type Database, openDatabase } from '../src/platform/db/database.ts'
import { DirectoryInUse } from '../src/platform/db/directory-lock.ts'
import { createLog } from '../src/platform/log.ts'
import { openSecrets } from '../src/platform/secrets/secrets.ts'
import { productSlug } from '../src/shared/product.ts'

/**
 * `npm run factors:release -- ADDRESS`: the way back in for who has lost phone, recovery codes and passkeys. Whoever
 * can run it holds the database anyway; that the person is who they say has to be made sure of before, by other means.
 */
const help = `Melepas semua faktor kedua sebuah akun dan mengakhiri semua sesinya. Pemiliknya diberi tahu lewat email.

  npm run factors:release -- ALAMAT_EMAIL [--ya]

Pastikan lebih dulu, di luar sistem ini, bahwa yang meminta memang pemilik akunnya.
Dengan basis data tertanam, hentikan server lebih dulu.
`

class Mistake extends Error {}

async function release(config: Config, database: Database, email: string, isSure: boolean): Promise<void> {
  const account = await database.withAccounts(tx => findByEmail(tx, email))
  if (!account || account.email === null) throw new Mistake(`Tidak ada akun dengan alamat ${email}.`)
  const person = { id: account.id, name: account.name, email: account.email }
  if (!isSure && !(await isConfirmed(person.name))) throw new Mistake('Dibatalkan; tidak ada yang berubah.')
  const product = await database.withPlatform(async tx => {
    const tenants = await listKnown(tx)
    const known = tenants.find(tenant => tenant.slug === productSlug) ?? tenants[0]
    return known && readTenant(tx, known.id)
  })
  if (!product) throw new Mistake('Belum ada tenant.')
  const origin = originOf(config, accountsHost(config))
  const sender = { tenantId: product.id, name: product.title, colour: '#14698a', origin }
  const identity = { database, clock: systemClock, secrets: openSecrets(config), origin }
  const by = { ip: '127.0.0.1', network: 'operator', userAgent: 'operator', sender }
  await createFactors(identity).release(person, by)
  // sign-ins end without a letter: no tenant is asked for one
  const accounts = createAccounts({ ...identity, tenantContextById: async () => undefined })
  const ended = await accounts.endSignIns(person.id, { reason: 'factors_released' })
  process.stdout.write(`Faktor kedua ${person.name} (${person.email}) dilepas; ${ended} sesi diakhiri.\n`)
}

async function isConfirmed(name: string): Promise<boolean> {
  const terminal = createInterface({ input: process.stdin, output: process.stdout })
  const answer = await terminal.question(`Lepas semua faktor kedua milik ${name}? Ketik "ya": `)
  terminal.close()
  return answer.trim().toLowerCase() === 'ya'
}

try {
  const [email = '', ...rest] = process.argv.slice(2)
  if (!email.includes('@')) throw new Mistake(help)
  const config = readConfig(process.env)
  const database = await openDatabase(config, createLog('error'))
  try {
    await release(config, database, email.toLowerCase(), rest.includes('--ya'))
  } finally {
    await database.close()
  }
} catch (error) {
  if (error instanceof DirectoryInUse) console.error(`${error.message}\nHentikan server lebih dulu.`)
  else console.error(error instanceof Mistake ? error.message : error)
  process.exitCode = 1
}
