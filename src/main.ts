import { sql } from 'kysely'
import { openControl } from './app/control.ts'
import { describeRooms } from './app/house.ts'
import { accountsHost, ownHost } from './app/http/hosts.ts'
import { openStartingServer } from './app/http/starting-server.ts'
import { createSanggar, type Development, type Sanggar } from './app/sanggar.ts'
import { systemClock } from './platform/clock.ts'
import { type Config, originOf, readConfig } from './platform/config.ts'
import { openDatabase } from './platform/db/database.ts'
import { createLog } from './platform/log.ts'
import { withSourceLines } from './platform/source-lines.ts'
import { routes } from './routes.ts'

/** config → the port, with a loading screen → database → app → listen */
export async function start(
  environment: Record<string, string | undefined>,
  development?: Development,
): Promise<void> {
  const config = readConfig(environment)
  if (config.MIGRATE === 'only') return migrateOnly(config)
  const isServing = config.ROLE !== 'worker'
  const { sanggar, tellNews } = await prepare(config, development)
  if (isServing)
    await orClose(sanggar, () =>
      sanggar.app.listen({
        port: config.PORT,
        host: config.HOST,
        listenTextResolver: address => `Menerima permintaan di ${address}`,
      }),
    )
  const control = await openControl({ ...sanggar, clock: systemClock })
  if (isServing) await announce(sanggar, await loginsOf(sanggar))
  else process.stdout.write('\nSanggar siap: pekerja, tanpa pengunjung\n')
  // The search gets its index once there is somebody to search: on the embedded database's one connection everything else
  // would wait until all forty sites were read.
  tellNews?.()
  if (tellNews) void sanggar.jobs.runOften()

  let isStopping = false
  const close = () => {
    // what is still running after 20 s is cut off
    setTimeout(() => process.exit(1), 20_000).unref()
    const closed = Promise.resolve(control?.close()).then(() => sanggar.close())
    closed.then(
      () => process.exit(0),
      () => process.exit(1),
    )
  }
  const stop = (signal: string) => {
    if (isStopping) return
    isStopping = true
    sanggar.log.info({ signal }, 'draining')
    sanggar.drain()
    // a balancer hears it at its next look, and sends nobody any more; who sits at the keyboard does not wait for that
    if (signal === 'SIGTERM' && config.DRAIN_SECONDS > 0) setTimeout(close, config.DRAIN_SECONDS * 1000)
    else close()
  }
  process.on('SIGTERM', stop)
  process.on('SIGINT', stop)
  process.on('uncaughtExceptionMonitor', error => {
    if (error.stack !== undefined) error.stack = withSourceLines(error.stack)
  })
}

/** A step of its own before new processes start: migrations, then the guard; nothing is served. */
async function migrateOnly(config: Config): Promise<void> {
  const database = await openDatabase(config, createLog(config.LOG_LEVEL))
  await database.close()
  process.stdout.write('Basis data mutakhir.\n')
}

/** Everything but the listening. Who comes meanwhile waits in the lobby. */
async function prepare(
  config: Config,
  development?: Development,
): Promise<{ sanggar: Sanggar; tellNews?: (() => void) | undefined }> {
  const lobby = config.ROLE === 'worker' ? undefined : await openStartingServer(config)
  try {
    const sanggar = await createSanggar(config, { development })
    const { DEMO } = config
    const tellNews = DEMO ? await orClose(sanggar, () => seedWhenEmpty(sanggar, DEMO)) : undefined
    return { sanggar, tellNews }
  } finally {
    await lobby?.close()
  }
}

/** A start that fails (a port in use) is no reason to leave the embedded database as a power cut would. */
async function orClose<Answer>(sanggar: Sanggar, step: () => Promise<Answer>): Promise<Answer> {
  try {
    return await step()
  } catch (error) {
    await sanggar.close()
    throw error
  }
}

/** Fills an empty house with the demo; answers how to tell of it, where there was something to do. */
async function seedWhenEmpty(
  { database, files, secrets, log, jobs, refresh, holdNews }: Sanggar,
  choice: Config['DEMO'],
): Promise<(() => void) | undefined> {
  const { rows } = await database.withPlatform(tx =>
    sql<{ status: string }>`select status from platform.known_tenants`.execute(tx.db),
  )
  if (rows.length > 0 && rows.every(row => row.status !== 'provisioning')) return undefined
  // only now: the demo's content is large, and most starts do not need it
  const { demoTenantsOf, seedDemo } = await import('../db/seeds/seed.ts')
  const { partsOf } = describeRooms()
  const tellNews = holdNews()
  await jobs.alone(() =>
    seedDemo({ database, files, secrets, partsOf }, systemClock.now(), log, demoTenantsOf(choice)),
  )
  await refresh()
  return tellNews
}

/** The demo's logins as lines, while its accounts are there; none in an installation of one's own. */
async function loginsOf({ config, database, secrets, hosts }: Sanggar): Promise<string[]> {
  if (!config.DEMO || !config.hasOutbox) return []
  const { demoLogins, demoPassword } = await import('../db/seeds/demo-logins.ts')
  const logins = demoLogins()
  const emails = logins.map(({ email }) => email)
  const there = await database.withAccounts(tx =>
    sql<{ email: string }>`select email from accounts.account_names where email = any (${emails})`.execute(
      tx.db,
    ),
  )
  const known = logins.filter(
    ({ email, tenant }) => there.rows.some(row => row.email === email) && hosts.bySlug(tenant),
  )
  if (known.length === 0) return []
  return [
    `Masuk sebagai (kata sandi semuanya: ${demoPassword(secrets)}):`,
    ...known.map(({ email, label, tenant }) => {
      const origin = originOf(config, ownHost({ slug: tenant }, config))
      return `  ${email.padEnd(22)} ${label.padEnd(16)} ${origin}${routes.Login}`
    }),
    `  Email keluar dan kode faktor kedua: ${originOf(config, accountsHost(config))}/kotak-keluar`,
  ]
}

const mostAnnounced = 5

async function announce({ config, hosts, tenants }: Sanggar, logins: readonly string[]): Promise<void> {
  const first = [...hosts.all()].slice(0, mostAnnounced)
  const shown = (await Promise.all(first.map(({ id }) => tenants.find(id)))).filter(one => one !== undefined)
  const others = hosts.size - shown.length
  const lines = shown.map(tenant => {
    const origin = originOf(config, ownHost(tenant, config))
    return `  ${origin.padEnd(38)} ${tenant.title}${tenant.isMaintenance ? ' (sedang dalam perbaikan)' : ''}`
  })
  process.stdout.write(
    `\nSanggar siap:\n${lines.join('\n')}\n${others > 0 ? `  dan ${others} lagi\n` : ''}\n  Dokumentasi API: ${originOf(config, config.BASE_HOST)}/docs\n\n${logins.length > 0 ? `${logins.join('\n')}\n\n` : ''}`,
  )
}
