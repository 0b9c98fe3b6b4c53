import { request } from 'node:http'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { sql } from 'kysely'
import pg from 'pg'
import { ownHost } from '../../src/app/http/hosts.ts'
import { createSanggar, type Sanggar } from '../../src/app/sanggar.ts'
import { checkLedgers } from '../../src/features/money/ledger/ledger.ts'
import type { Config } from '../../src/platform/config.ts'
import { type Counts, countDifferences, countTables } from '../../src/platform/db/counts.ts'
import type { Manifest } from './folder.ts'

interface Finding {
  is: boolean
  words: string
}

/** sites that are looked at, and files of each */
const mostSites = 20
const mostFiles = 200

/** Starts the product on what was restored, and compares it with what the backup says of itself. */
export async function checkRestored(config: Config, said: Manifest, folder: string): Promise<Finding[]> {
  // before the product has written anything
  const findings = [countFinding(said, await countsOf(config))]
  const sanggar = await createSanggar(config)
  try {
    const print = sanggar.secrets.word('installation.print', 24)
    findings.push({
      is: print === said.keyPrint,
      words:
        print === said.keyPrint
          ? 'kunci: sama dengan saat dicadangkan'
          : 'kunci: lain dari saat dicadangkan, rahasia tidak akan terbaca',
    })
    findings.push(await ledgerFinding(sanggar), ...(await fileFindings(sanggar, folder)))
    await sanggar.app.listen({ port: config.PORT, host: config.HOST })
    findings.push(await siteFinding(sanggar))
  } finally {
    await sanggar.close()
  }
  return findings
}

async function countsOf({ DATABASE_BACKUP_URL, DATA_DIR }: Config): Promise<Counts> {
  if (DATABASE_BACKUP_URL === undefined) {
    const pglite = await PGlite.create(join(DATA_DIR, 'database'))
    return countTables(pglite).finally(() => pglite.close())
  }
  const client = new pg.Client({ connectionString: DATABASE_BACKUP_URL })
  await client.connect()
  return countTables(client).finally(() => client.end())
}

function countFinding({ counts, isExact }: Manifest, found: Counts): Finding {
  const differences = countDifferences(counts, found)
  if (differences.length === 0)
    return { is: true, words: `baris: ${Object.keys(found).length} tabel, semuanya sama` }
  const words = `baris: ${differences.slice(0, 10).join('; ')}`
  return isExact
    ? { is: false, words }
    : { is: true, words: `${words} (ada yang menulis selama dicadangkan)` }
}

async function ledgerFinding({ database, partsOf }: Sanggar): Promise<Finding> {
  const found: string[] = []
  let books = 0
  for await (const { slug, findings } of checkLedgers({ database, partsOf })) {
    books += 1
    for (const finding of findings) found.push(`${slug}: ${finding}`)
  }
  return found.length === 0
    ? { is: true, words: `buku besar: ${books} tenant, cocok` }
    : { is: false, words: `buku besar: ${found.slice(0, 5).join('; ')}` }
}

async function fileFindings({ database, hosts, files }: Sanggar, folder: string): Promise<Finding[]> {
  let looked = 0
  const missing: string[] = []
  for (const tenant of [...hosts.all()].slice(0, mostSites)) {
    const { rows } = await database.withTenant(tenant.id, tx =>
      sql<{ key: string }>`select key from files order by id desc limit ${mostFiles}`.execute(tx.db),
    )
    for (const { key } of rows) {
      looked += 1
      if (!(await files.open(tenant.slug, key))) missing.push(`${tenant.slug}/${key}`)
    }
  }
  return [
    missing.length === 0
      ? { is: true, words: `berkas: ${looked} dilihat, semuanya ada` }
      : {
          is: false,
          words: `berkas: ${missing.length} dari ${looked} tidak ada di ${folder}: ${missing.slice(0, 5).join(', ')}`,
        },
  ]
}

/** A site in maintenance answers 503, and is whole. */
async function siteFinding({ hosts, config }: Sanggar): Promise<Finding> {
  const sites = [...hosts.all()].filter(({ isActive }) => isActive).slice(0, mostSites)
  const wrong: string[] = []
  for (const site of sites) {
    const status = await statusOf(config.PORT, ownHost(site, config))
    if (status !== 200 && !(status === 503 && site.isMaintenance)) wrong.push(`${site.slug} ${status}`)
  }
  return wrong.length === 0
    ? { is: true, words: `situs: ${sites.length} dibuka, semuanya menjawab` }
    : { is: false, words: `situs: ${wrong.join(', ')}` }
}

function statusOf(port: number, host: string): Promise<number> {
  return new Promise((resolve, reject) => {
    const outgoing = request(
      { host: '127.0.0.1', port, path: '/', headers: { host: `${host}:${port}`, accept: 'text/html' } },
      incoming => {
        incoming.resume()
        incoming.on('end', () => resolve(incoming.statusCode ?? 0))
      },
    )
    outgoing.on('error', reject).end()
  })
}
