import { createInterface } from 'node:readline/promises'
import { demoTenants } from '../db/seeds/tenants.ts'
import { tenantStatuses } from '../src/features/website/tenants/tenants.rules.ts'
import { moveStatus } from '../src/features/website/tenants/tenants.store.ts'
import { eraseDeletedTenants } from '../src/features/website/tenants/tenants.ts'
import { type Config, readConfig } from '../src/platform/config.ts'
import { type Database, openDatabase } from '../src/platform/db/database.ts'
import { DirectoryInUse } from '../src/platform/db/directory-lock.ts'
import { openFileStore } from '../src/platform/files/file-store.ts'
import { createLog } from '../src/platform/log.ts'
import { productSlug } from '../src/shared/product.ts'

/**
 * `npm run demo:remove`: takes the demo's sites away for good, with their files and the people who were nowhere else. The
 * product's own site stays, and who runs it; so do sites that somebody made.
 */
const demoSlugs = new Set(demoTenants.map(({ slug }) => slug).filter(slug => slug !== productSlug))

async function remove(config: Config, database: Database, isSure: boolean): Promise<string> {
  // those too whose going was cut off
  const known = await database.withPlatform(tx =>
    tx.db.selectFrom('platform.tenants').select(['id', 'slug', 'status']).execute(),
  )
  const doomed = known.filter(({ slug }) => demoSlugs.has(slug))
  if (doomed.length === 0) return 'Tidak ada situs contoh di sini.'
  if (!isSure && !(await isConfirmed(doomed.map(({ slug }) => slug))))
    return 'Dibatalkan; tidak ada yang berubah.'
  // long ago: nobody waits thirty days for what was only shown
  const longAgo = new Date(0)
  for (const { id, status } of doomed) {
    const from = tenantStatuses.find(one => one === status) ?? 'active'
    await database.withPlatform(tx => moveStatus(tx, id, { from, to: 'deleted', now: longAgo }))
  }
  const files = openFileStore(config)
  const erased = await eraseDeletedTenants({ database, files }, new Date())
  const accounts = await removeAccounts(
    database,
    known.filter(({ slug }) => !erased.includes(slug)).map(({ id }) => id),
  )
  return [
    `${erased.length} situs contoh dan ${accounts} akun contoh dihapus.`,
    `Situs ${productSlug} tetap ada, dengan pengelola contohnya: undang pengelola Anda sendiri, lalu ganti kata sandi mereka.`,
  ].join('\n')
}

/** The demo's people who are members of none of these tenants; answers how many. */
async function removeAccounts(database: Database, tenants: readonly number[]): Promise<number> {
  const kept = new Set<string>()
  for (const id of tenants)
    await database.withTenant(id, async tx => {
      const rows = await tx.db.selectFrom('memberships').select('account_id').execute()
      for (const row of rows) if (row.account_id !== null) kept.add(row.account_id)
    })
  return database.withAccounts(async tx => {
    const rows = await tx.db
      .selectFrom('accounts.accounts')
      .select('id')
      .where('email', 'like', '%@contoh.id')
      .execute()
    const gone = rows.map(({ id }) => id).filter(id => !kept.has(id))
    if (gone.length > 0) await tx.db.deleteFrom('accounts.accounts').where('id', 'in', gone).execute()
    return gone.length
  })
}

async function isConfirmed(slugs: readonly string[]): Promise<boolean> {
  const terminal = createInterface({ input: process.stdin, output: process.stdout })
  const answer = await terminal.question(
    `Situs ini dihapus untuk selamanya, juga yang sudah Anda ubah:\n  ${slugs.join(', ')}\nKetik "hapus": `,
  )
  terminal.close()
  return answer.trim().toLowerCase() === 'hapus'
}

try {
  const config = readConfig(process.env)
  const database = await openDatabase(config, createLog('error'))
  try {
    process.stdout.write(`${await remove(config, database, process.argv.includes('--ya'))}\n`)
  } finally {
    await database.close()
  }
} catch (error) {
  if (error instanceof DirectoryInUse) console.error(`${error.message}\nHentikan server lebih dulu.`)
  else console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
