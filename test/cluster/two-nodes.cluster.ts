import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { mkdir, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { freePort } from '../../scripts/backups/fresh-place.ts'
import { type Cluster, startCluster } from '../../scripts/cluster/cluster.ts'
import { buildPost } from '../../src/features/content/posts/posts.things.ts'
import { readConfig } from '../../src/platform/config.ts'
import { openDatabase } from '../../src/platform/db/database.ts'
import { createJobTurns } from '../../src/platform/db/job-turns.ts'
import { createLog } from '../../src/platform/log.ts'
import { createBrowser } from '../account-browser.ts'
import { type App, startApp, until } from '../app.ts'
import { type BuiltTenant, buildTenant } from '../build.ts'
import { type Answer, createKnocker } from '../http.ts'
import { fromElsewhere } from '../networks.ts'
import { withClient } from '../postgres.ts'

/** Two web processes, a worker, PgBouncer by transaction and HAProxy: a third process, the suite's own, writes. */
let folder: string
let cluster: Cluster
let app: App
let tenant: BuiltTenant
let front: ReturnType<typeof createKnocker>
const knockers: ReturnType<typeof createKnocker>[] = []

const knockerAt = (port: number) => {
  const made = createKnocker(port)
  knockers.push(made)
  return made
}

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'sanggar-cluster-'))
  // PostgreSQL runs as somebody else
  chmodSync(folder, 0o755)
  cluster = await startCluster({
    folder: join(folder, 'cluster'),
    port: await freePort(),
    environment: { DEMO: 'false', DRAIN_SECONDS: '5', LOG_LEVEL: 'warn' },
  })
  app = await startApp({
    databaseUrl: cluster.url,
    dataDir: cluster.environment.DATA_DIR ?? '',
    environment: { ...cluster.environment, ROLE: 'web' },
  })
  tenant = await buildTenant(app, { slug: 'tegal' })
  front = knockerAt(cluster.port)
  await withClient(cluster.directUrl, client => client.query("notify sanggar_tenants, '0'"))
  for (const { port } of cluster.nodes) {
    const knocker = knockerAt(port)
    await until(async () => (await knocker.request({ host: tenant.host, path: '/' })).status === 200)
  }
})

afterAll(async () => {
  for (const knocker of knockers) knocker.close()
  await app?.close()
  await cluster?.stop()
  rmSync(folder, { recursive: true, force: true })
})

const html = { accept: 'text/html' }
const news = (knocker: { request: typeof front.request }, slug: string) =>
  knocker.request({ host: tenant.host, path: `/News/${slug}`, headers: html })

/** What came, with the words of whatever is no page. */
const told = ({ status, body }: Answer) => (status === 200 ? '200' : `${status} ${body.slice(0, 200)}`)

describe('two web processes behind a pooler and a balancer', () => {
  it('both show what was published within a second', async () => {
    await tenant.write(tx => buildPost(tx, { slug: 'kabar', title: 'Kabar lama' }))
    await app.purge(tenant.id, ['posts'])
    const nodes = cluster.nodes.map(({ port }) => knockerAt(port))
    for (const node of nodes) await until(async () => (await news(node, 'kabar')).body.includes('Kabar lama'))
    await tenant.write(async tx => {
      await tx.db.updateTable('posts').set({ title: 'Kabar baru' }).where('slug', '=', 'kabar').execute()
    })
    const began = performance.now()
    await app.purge(tenant.id, ['posts'])
    const isNew = async (node: typeof front) => (await news(node, 'kabar')).body.includes('Kabar baru')
    for (const node of [...nodes, front]) await until(() => isNew(node), 1000)
    expect(performance.now() - began).toBeLessThan(1000)
  })

  it('lose nothing that was answered when one is killed in the midst, and readers see no failure', async () => {
    await tenant.write(tx => buildPost(tx, { slug: 'ramai', title: 'Ramai' }))
    let isOver = false
    const readings: string[] = []
    const written: Answer[] = []
    // what was cut off in the middle is asked for once more, as a browser does
    const readOnce = () => news(front, 'ramai').catch(() => news(front, 'ramai'))
    const read = async () => {
      while (!isOver) readings.push(told(await readOnce()))
    }
    const write = async () => {
      while (!isOver)
        try {
          written.push(
            await front.request({
              host: tenant.host,
              method: 'POST',
              path: '/v3/post/react?kindSlug=news&slug=ramai',
              headers: {
                'sec-fetch-site': 'same-origin',
                'user-agent': 'Mozilla/5.0',
                'content-type': 'application/json',
                ...fromElsewhere(),
              },
              body: JSON.stringify({ reaction: 'like' }),
            }),
          )
        } catch {
          // it was cut off, and nobody was told that it is kept
        }
    }
    const working = [read(), read(), write(), write(), write()]
    await until(() => written.length > 30)
    // whichever has this tenant: it is the one whose death is felt
    const victim = await busiest()
    victim.child.kill('SIGKILL')
    const before = written.length
    await until(() => written.filter(({ status }) => status === 200).length > before + 30)
    isOver = true
    await Promise.all(working)
    await cluster.restart(victim.name)
    expect(new Set(readings)).toEqual(new Set(['200']))
    const answered = written.filter(({ status }) => status === 200).length
    const { rows } = await withClient(adminUrl(), client =>
      client.query('select count(*)::int as count from post_reactions'),
    )
    expect(rows[0].count).toBeGreaterThanOrEqual(answered)
  })

  it('one that is asked to stop serves until the balancer has looked away: nobody sees a failure', async () => {
    let isOver = false
    const statuses: string[] = []
    const failed: unknown[] = []
    const read = async (host: string) => {
      while (!isOver)
        try {
          statuses.push(told(await front.request({ host, path: '/News', headers: html })))
        } catch (error) {
          failed.push(error)
        }
    }
    const working = [read(tenant.host), read(tenant.host)]
    const leaving = await busiest()
    leaving.child.kill('SIGTERM')
    expect(await leaving.ended).toBe(0)
    isOver = true
    await Promise.all(working)
    await cluster.restart(leaving.name)
    expect([failed, [...new Set(statuses)]]).toEqual([[], ['200']])
    expect(statuses.length).toBeGreaterThan(20)
  })

  it('do not start behind the pooler alone, and say which setting is missing', async () => {
    const alone = { ...cluster.environment, DATABASE_DIRECT_URL: '', LOG_LEVEL: 'silent' }
    await expect(openDatabase(readConfig(alone), createLog('silent'))).rejects.toThrow('DATABASE_DIRECT_URL')
  })

  it('count together: who asks now here, now there is refused as if there were one', async () => {
    const nodes = cluster.nodes.map(({ port }) => knockerAt(port))
    let turn = 0
    const request: App['request'] = ask => (nodes[turn++ % nodes.length] ?? front).request(ask)
    const browser = createBrowser({ ...app, request })
    const statuses: number[] = []
    for (let tries = 0; tries < 4; tries++) {
      const form = await browser.open(`${app.origin('akun.localhost')}/lupa-sandi`)
      statuses.push((await browser.submit(form, { email: 'tidak.ada@contoh.id' })).status)
      // a form of one node is sent to the other, the next time the other way round
      turn += 1
    }
    expect(statuses).toEqual([200, 200, 200, 429])
  })

  it('take a job in turns: of many who ask at once one has it', async () => {
    const turns = createJobTurns(app.sanggar.database)
    const job = { name: 'uji.giliran', every: 60_000 }
    await turns.announce([job], 60_000)
    const taken = await Promise.all(Array.from({ length: 20 }, () => turns.take([job])))
    expect(taken.flat()).toEqual([job.name])
    await turns.note(job.name, 5, false)
    expect(await turns.take([job])).toEqual([])
  })

  it('serve each other the files of another build', async () => {
    const page = await front.request({ host: tenant.host, path: '/', headers: html })
    const [, script = ''] = /src="(\/_\/[^"]+\.js)"/.exec(page.body) ?? []
    expect(script).not.toBe('')
    for (const { port } of cluster.nodes) {
      const knocker = knockerAt(port)
      expect((await knocker.request({ host: tenant.host, path: script })).status).toBe(200)
      await otherBuildFile()
      const other = await knocker.request({ host: tenant.host, path: '/_/dulu-AbCd1234.js' })
      expect([other.status, other.body]).toEqual([200, 'export const dulu = 1'])
      const outside = await knocker.request({ host: tenant.host, path: '/_/..%2Fsecrets.json' })
      expect(outside.status).toBe(404)
    }
  })
})

async function otherBuildFile(): Promise<void> {
  const shelf = join(cluster.environment.DATA_DIR ?? '', 'assets')
  await mkdir(shelf, { recursive: true })
  await writeFile(join(shelf, 'dulu-AbCd1234.js'), 'export const dulu = 1')
}

const adminUrl = () => cluster.directUrl.replace('sanggar@', 'postgres@')

/** The node that has answered this tenant's requests. */
async function busiest() {
  const counted = await Promise.all(
    cluster.nodes.map(async node => {
      const { body } = await knockerAt(node.adminPort).request('/metrics')
      const counts = [
        ...body.matchAll(
          /^sanggar_(?:http_request_duration_seconds_count|cached_answers_total)\{.*\} (\d+)$/gm,
        ),
      ]
      return { node, count: counts.reduce((sum, [, count]) => sum + Number(count), 0) }
    }),
  )
  const [first] = counted.toSorted((a, b) => b.count - a.count)
  if (!first) throw new Error('No node')
  return first.node
}
