import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { startCluster } from './cluster/cluster.ts'

/**
 * `npm run cluster`: the whole of a large installation on one machine, for trying: PostgreSQL, PgBouncer, two web
 * processes, a worker and HAProxy. All of it lies in DATA_DIR/cluster and goes on from there at the next start.
 */
const port = Number(process.env.PORT || 3000)
const folder = resolve(join(process.env.DATA_DIR || 'data', 'cluster'))
const environment = { DEMO: process.env.DEMO || 'true' }
try {
  process.stdout.write(`Menyalakan klaster di ${folder} (beberapa menit pada kali pertama)…\n`)
  const cluster = await startCluster({ folder, port, environment })
  process.stdout.write(
    [
      '',
      `Klaster siap:          http://localhost:${port} (HAProxy)`,
      ...cluster.nodes.map(
        ({ name, port: web, adminPort, child }) =>
          `  web ${name}                http://localhost:${web}  admin http://127.0.0.1:${adminPort}/metrics  pid ${child.pid}`,
      ),
      `  pekerja              pid ${cluster.worker.child.pid}`,
      `  PgBouncer            ${cluster.url}`,
      `  PostgreSQL           ${cluster.directUrl}`,
      `  Catatan              ${folder}/*.log`,
      ...loginsIn(join(folder, 'a.log')),
      '',
      'Coba: kill -9 salah satu web, dan muat ulang halamannya. Ctrl+C mengakhiri semuanya.',
      '',
    ].join('\n'),
  )
  let isStopping = false
  const stop = () => {
    if (isStopping) return
    isStopping = true
    cluster.stop().then(
      () => process.exit(0),
      () => process.exit(1),
    )
  }
  process.on('SIGINT', stop)
  process.on('SIGTERM', stop)
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
}

/** What the first node said of the demo's logins; nothing where there is no demo. */
function loginsIn(log: string): string[] {
  const [, logins] = /^(Masuk sebagai[^\n]*\n(?: {2}[^\n]*\n)+)/m.exec(readFileSync(log, 'utf8')) ?? []
  return logins === undefined ? [] : ['', logins.trimEnd()]
}
