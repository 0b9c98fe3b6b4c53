import pg from 'pg'
import { spreadOf } from './compare.ts'
import { cpuOf, cpuOfChildren, cpuSinceStart, parentOf } from './cpu.ts'
import { grow, ordinarySlug, slugOfLarge } from './growth-data.ts'
import { ask, memoryOf, type Server, startServer } from './processes.ts'
import { buildAll, productScript, type Stage } from './stage.ts'
import { hostOf, tenants } from './tenant.ts'

const small = { path: '/', host: hostOf('small') }
const ordinaryHost = `${ordinarySlug}.localhost`
const largeHost = `${slugOfLarge(1)}.localhost`
const headers = { accept: 'text/html', 'accept-encoding': 'identity' }
const wait = (milliseconds: number) => new Promise(resolve => setTimeout(resolve, milliseconds))

/** What ten thousand tenants cost, and what twenty thousand posts cost the tenant that has them. PostgreSQL only. */
export async function measureGrowth(stage: Stage): Promise<void> {
  await buildAll()
  const environment = await stage.environmentOf('PostgreSQL')
  const before = await measureStarts(environment, stage.pace.rounds)
  const { url, superUrl } = await grown(environment.DATABASE_URL ?? '')
  const much = { ...environment, DATABASE_URL: url }
  const after = await measureStarts(much, stage.pace.rounds)
  stage.report.limit('CPU to the first page with 10,000 tenants', {
    value: after.cpu / before.cpu,
    unit: '×',
    atMost: 1.2,
    note: `${Math.round(after.cpu)} against ${Math.round(before.cpu)} ms`,
  })
  stage.report.limit('memory they take, once started', {
    value: after.memory - before.memory,
    unit: 'MB',
    atMost: 60,
    note: `${Math.round(after.memory)} against ${Math.round(before.memory)} MB, at its highest ${Math.round(after.highest)}`,
  })
  await measureStall(stage, much, superUrl)
  await measurePages(stage, much, superUrl)
}

/** A copy of the database, with much in it; and the address of a role that may change anything. */
async function grown(url: string): Promise<{ url: string; superUrl: string }> {
  const copy = new URL(url)
  copy.pathname = '/growth'
  const above = new URL(url)
  above.username = 'postgres'
  const client = new pg.Client({ connectionString: above.href })
  await client.connect()
  await client.query(`create database growth template ${above.pathname.slice(1)} owner ${copy.username}`)
  await client.end()
  above.pathname = '/growth'
  console.warn('Filling a copy of the database')
  await grow(above.href, tenants.small.slug)
  return { url: copy.href, superUrl: above.href }
}

async function measureStarts(environment: Record<string, string>, rounds: number) {
  const cpu: number[] = []
  const memory: number[] = []
  let highest = 0
  for (let round = 0; round < rounds; round++) {
    const server = await startServer({ script: productScript(), environment, ready: small })
    cpu.push(cpuSinceStart(server.pid))
    await wait(1500)
    const held = memoryOf(server.pid)
    memory.push(held.now)
    highest = Math.max(highest, held.highest)
    await server.stop()
  }
  return { cpu: spreadOf(cpu).median, memory: spreadOf(memory).median, highest }
}

/** Two tenants are asked all the time; a third publishes its look. */
async function measureStall(
  stage: Stage,
  environment: Record<string, string>,
  superUrl: string,
): Promise<void> {
  const server = await startServer({ script: productScript(), environment, ready: small })
  const others = [`sekolah-17.localhost`, hostOf('small')]
  let isOver = false
  let longest = 0
  const asking = others.map(async host => {
    await ask({ port: server.port, path: '/', host, headers })
    longest = 0
    while (!isOver) {
      const begun = performance.now()
      await ask({ port: server.port, path: '/', host, headers })
      longest = Math.max(longest, performance.now() - begun)
      await wait(1)
    }
  })
  await wait(2000)
  const calm = longest
  longest = 0
  const client = new pg.Client({ connectionString: superUrl })
  await client.connect()
  for (let change = 0; change < 5; change++) {
    await client.query(`with changed as (update site_settings s set tagline = 'Baru ${change}' from platform.tenants t
      where t.id = s.tenant_id and t.slug = 'sekolah-18' returning s.tenant_id)
      select pg_notify('sanggar_tenants', tenant_id::text) from changed`)
    await wait(400)
  }
  isOver = true
  await Promise.all(asking)
  // on a machine that has other guests the longest answer says little: what a change costs does not wait for anybody
  const begun = cpuOf(server.pid)
  const changes = 50
  for (let change = 0; change < changes; change++) {
    await client.query(
      `select pg_notify('sanggar_tenants', id::text) from platform.tenants where slug = 'sekolah-18'`,
    )
    await wait(20)
  }
  stage.report.limit('CPU that a change of its settings costs every process', {
    value: (cpuOf(server.pid) - begun) / changes,
    unit: 'ms',
  })
  await client.end()
  stage.report.limit('longest answer of others while a tenant publishes its look, five times', {
    value: longest,
    unit: 'ms',
    atMost: 20,
    note: `${calm.toFixed(1)} ms in the two seconds before; ${Math.round(memoryOf(server.pid).now)} MB afterwards`,
  })
  await server.stop()
}

interface Wish {
  what: string
  large: string
  ordinary: string
  atMost?: number
  /** what a page prints any number of: its cost is that of one of them */
  counts?: RegExp
}

const wishes: Wish[] = [
  { what: 'list', large: '/News', ordinary: '/News', atMost: 1.25 },
  { what: 'detail', large: '/News/kabar-7', ordinary: '/News/kabar-7', atMost: 1.25 },
  { what: 'home', large: '/', ordinary: '/', atMost: 1.25 },
  { what: 'page 500 of the list', large: '/News?page=500', ordinary: '/News?page=2', atMost: 1.25 },
  { what: 'search', large: '/Cari?q=taman', ordinary: '/Cari?q=taman', atMost: 1.5 },
  { what: 'search of the list', large: '/News?search=taman', ordinary: '/News?search=taman', atMost: 1.5 },
  { what: 'feed', large: '/News/feed.xml', ordinary: '/News/feed.xml', atMost: 1.25 },
  {
    what: 'an address in the sitemap',
    large: '/sitemap-berita.xml',
    ordinary: '/sitemap-berita.xml',
    atMost: 1.25,
    counts: /<url>/g,
  },
  { what: 'index of the sitemaps', large: '/sitemap.xml', ordinary: '/sitemap.xml' },
]

async function measurePages(
  stage: Stage,
  environment: Record<string, string>,
  superUrl: string,
): Promise<void> {
  const client = new pg.Client({ connectionString: superUrl })
  await client.connect()
  const server = await startServer({
    script: productScript(),
    environment: { ...environment, PAGE_CACHE_MB: '0' },
    ready: small,
  })
  await fillIndex(server, client)
  await client.query('vacuum analyze')
  const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid')
  const postgres = parentOf(rows[0]?.pid ?? 0)
  await client.end()
  const table: string[][] = []
  for (const wish of wishes) {
    const { what, atMost } = wish
    const measured = await measureWish(server, postgres, wish, stage.pace.rounds)
    const ratio = spreadOf(measured.map(({ large, ordinary }) => sumOf(large) / sumOf(ordinary)))
    const part = (of: 'large' | 'ordinary', name: 'node' | 'postgres') =>
      spreadOf(measured.map(one => one[of][name])).median.toFixed(wish.counts ? 3 : 2)
    stage.report.limit(`${what}, of 20,000 posts against 200`, {
      value: ratio.median,
      unit: '×',
      ...(atMost === undefined ? {} : { atMost }),
      note: `${ratio.least.toFixed(2)}-${ratio.most.toFixed(2)}`,
    })
    table.push([
      what,
      part('large', 'node'),
      part('large', 'postgres'),
      part('ordinary', 'node'),
      part('ordinary', 'postgres'),
    ])
  }
  stage.report.table({
    title: 'CPU of an answer made anew, in ms',
    head: ['What', '20,000 posts: Node', 'PostgreSQL', '200 posts: Node', 'PostgreSQL'],
    rows: table,
  })
  await server.stop()
}

interface Cost {
  node: number
  postgres: number
}

const sumOf = ({ node, postgres }: Cost) => node + postgres

async function measureWish(server: Server, postgres: number, wish: Wish, rounds: number) {
  const costOf = async (host: string, path: string, times: number): Promise<Cost> => {
    const [node, children] = [cpuOf(server.pid), cpuOfChildren(postgres)]
    let things = 0
    for (let turn = 0; turn < times; turn++) {
      const { status, body } = await ask({ port: server.port, path, host, headers })
      if (status !== 200) throw new Error(`${host}${path}: ${status}`)
      things += wish.counts ? (body.toString().match(wish.counts)?.length ?? 0) : 1
    }
    return {
      node: (cpuOf(server.pid) - node) / things,
      postgres: (cpuOfChildren(postgres) - children) / things,
    }
  }
  await costOf(largeHost, wish.large, 5)
  await costOf(ordinaryHost, wish.ordinary, 5)
  const measured: { large: Cost; ordinary: Cost }[] = []
  for (let round = 0; round < rounds; round++)
    measured.push({
      large: await costOf(largeHost, wish.large, 20),
      ordinary: await costOf(ordinaryHost, wish.ordinary, 20),
    })
  return measured
}

/** Everything of the two was published just now; the server takes it over. */
async function fillIndex(server: Server, client: pg.Client): Promise<void> {
  await client.query(
    `with those as (select id from platform.tenants where slug = any ($1)),
      noted as (insert into search_stale (tenant_id, tag) select id, 'posts' from those)
    select pg_notify('sanggar_purge', json_build_object('tenantId', id, 'tags', array['posts'])::text) from those`,
    [[ordinarySlug, slugOfLarge(1)]],
  )
  const begun = performance.now()
  for (const host of [ordinaryHost, largeHost])
    for (;;) {
      const { body } = await ask({ port: server.port, path: '/v1/search?q=taman', host })
      if (body.includes('/News/kabar-')) break
      if (performance.now() - begun > 180_000) throw new Error(`${host} has no index`)
      await wait(500)
    }
  console.warn(`The search index took ${Math.round(performance.now() - begun)} ms`)
}
