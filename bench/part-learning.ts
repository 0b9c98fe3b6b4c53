import { Agent, request as httpRequest } from 'node:http'
import { setTimeout } from 'node:timers/promises'
import { brotliCompressSync, constants } from 'node:zlib'
import pg from 'pg'
import { readConfig } from '../src/platform/config.ts'
import { openDatabase } from '../src/platform/db/database.ts'
import { createLog } from '../src/platform/log.ts'
import { spreadOf } from './compare.ts'
import { cpuOf } from './cpu.ts'
import { examQuestions, fillLearning, type LearningWorld } from './learning-data.ts'
import type { Server } from './processes.ts'
import { startServer } from './processes.ts'
import { productScript, type Stage } from './stage.ts'
import { hostOf } from './tenant.ts'

const host = hostOf('small')

/** A class of a thousand, and an exam that five hundred begin, write and hand in at the same moment. PostgreSQL only. */
export async function measureLearning(stage: Stage): Promise<void> {
  // what is measured is the product as it is built
  const warm = await stage.startOurs('PostgreSQL')
  await warm.stop()
  const environment = await stage.environmentOf('PostgreSQL')
  const { url, superUrl } = await copied(environment.DATABASE_URL ?? '')
  console.warn('Writing a class of a thousand')
  const database = await openDatabase(readConfig({ DATABASE_URL: url }), createLog('silent'))
  const world = await fillLearning(database, superUrl, Number(environment.TENANT_ID)).finally(() =>
    database.close(),
  )
  const server = await startServer({
    script: productScript(),
    environment: { ...environment, DATABASE_URL: url, TRUSTED_PROXIES: '127.0.0.1' },
    ready: { path: '/', host },
  })
  await measureGradebook(stage, server, world)
  await measureExam(stage, server, world)
  await measureChapter(stage, server, world)
  await server.stop()
}

/** A copy of the database; and the address of a role that may change anything. */
async function copied(from: string): Promise<{ url: string; superUrl: string }> {
  const copy = new URL(from)
  const above = new URL(from)
  above.username = 'postgres'
  const client = new pg.Client({ connectionString: above.href })
  await client.connect()
  await client.query(`create database learning template ${above.pathname.slice(1)} owner ${copy.username}`)
  await client.end()
  copy.pathname = '/learning'
  above.pathname = '/learning'
  return { url: copy.href, superUrl: above.href }
}

const agent = new Agent({ keepAlive: true, maxSockets: 600 })

interface Call {
  method?: string
  path: string
  cookie?: string
  body?: object
  accept?: string
  /** of the person's network: a class sits behind many */
  network?: number
}

interface Said {
  status: number
  body: Buffer
  milliseconds: number
}

function call({ port }: Server, given: Call): Promise<Said> {
  const { method = 'GET', path, cookie, body, accept = 'application/json', network = 1 } = given
  const begun = performance.now()
  return new Promise((resolve, reject) => {
    const headers: Record<string, string> = {
      host: `${host}:${port}`,
      accept,
      'sec-fetch-site': 'same-origin',
      'x-forwarded-for': `10.${network >> 8}.${network & 255}.7`,
      ...(cookie ? { cookie } : {}),
      ...(body ? { 'content-type': 'application/json' } : {}),
    }
    const request = httpRequest({ host: '127.0.0.1', port, path, method, agent, headers }, response => {
      const chunks: Buffer[] = []
      response.on('data', chunk => chunks.push(chunk))
      response.on('error', reject)
      response.on('end', () =>
        resolve({
          status: response.statusCode ?? 0,
          body: Buffer.concat(chunks),
          milliseconds: performance.now() - begun,
        }),
      )
    })
    request.on('error', reject)
    request.end(body ? JSON.stringify(body) : undefined)
  })
}

const good = ({ status, body }: Said): Said['body'] => {
  if (status >= 400) throw new Error(`${status} ${body.toString().slice(0, 300)}`)
  return body
}

async function measureGradebook(stage: Stage, server: Server, { graded, teacher }: LearningWorld) {
  const path = `/v1/classes/${graded.id}/gradebook`
  const taken: number[] = []
  let body = Buffer.alloc(0)
  for (let round = 0; round < 12; round++) {
    const said = await call(server, { path, cookie: teacher })
    body = Buffer.from(good(said))
    if (round >= 2) taken.push(said.milliseconds)
  }
  stage.report.limit('gradebook of 1,000 people × 100 quizzes, as one answer', {
    value: spreadOf(taken).median,
    unit: 'ms',
    atMost: 250,
  })
  const params = { [constants.BROTLI_PARAM_QUALITY]: 5 }
  stage.report.limit('its bytes, brotli', {
    value: brotliCompressSync(body, { params }).length / 1000,
    unit: 'kB',
    atMost: 150,
    note: `${Math.round(body.length / 1000)} kB as they are`,
  })
  const pages: number[] = []
  for (let page = 1; page <= 10; page++) {
    const said = await call(server, {
      path: `/Mengajar/Kelas/${graded.id}/Nilai?page=${page}`,
      cookie: teacher,
      accept: 'text/html',
    })
    good(said)
    pages.push(said.milliseconds)
  }
  stage.report.limit('a page of it, thirty people, drawn', { value: spreadOf(pages).median, unit: 'ms' })
  const saved: number[] = []
  for (let event = 0; event < 20; event++) {
    const said = await call(server, {
      method: 'PUT',
      path: `${path}/cell`,
      cookie: teacher,
      body: { ...of(graded), act: 'override', percent: event, comment: 'Ujian lisan', expectedEvent: event },
    })
    good(said)
    saved.push(said.milliseconds)
  }
  stage.report.limit('a mark set by hand', { value: spreadOf(saved).median, unit: 'ms', atMost: 50 })
}

const of = ({ enrolmentId, chapterId }: LearningWorld['graded']) => ({ enrolmentId, chapterId })

const percentile = (values: readonly number[], share: number) =>
  values.toSorted((one, other) => one - other)[
    Math.min(values.length - 1, Math.floor(values.length * share))
  ] ?? 0

interface Sitting {
  id: number
  cookie: string
  network: number
}

const stepOf = (slot: number, seq: number) => ({
  slot,
  seq,
  answer: 'rout',
  clientAt: new Date().toISOString(),
})

/** each within one second, as a class that was told "now" does it */
async function within<Item, Result>(items: readonly Item[], work: (item: Item) => Promise<Result>) {
  const begun = performance.now()
  const all = await Promise.all(
    items.map(async (item, at) => {
      await setTimeout((at / items.length) * 1000)
      return work(item)
    }),
  )
  return { all, milliseconds: performance.now() - begun }
}

async function measureExam(stage: Stage, server: Server, { exam, students }: LearningWorld) {
  const starting = students.map((cookie, at) => ({ cookie, network: at + 2 }))
  const idle = cpuOf(server.pid)
  const begun = await within(starting, async ({ cookie, network }) => {
    const body = { slug: exam.slug, chapter: exam.chapter }
    return call(server, { method: 'POST', path: '/v1/quiz-attempts', cookie, network, body })
  })
  report(stage, '500 begin an exam within a second', begun.all, {
    atMost: 2000,
    cpu: cpuOf(server.pid) - idle,
  })
  const sittings = begun.all.flatMap((said, at): Sitting[] => {
    const { cookie = '', network = 0 } = starting[at] ?? {}
    return said.status < 300 ? [{ id: JSON.parse(said.body.toString()).data.id, cookie, network }] : []
  })
  await measureSaves(stage, server, sittings)
  const steps = Array.from({ length: examQuestions }, (_, at) => stepOf(at + 1, 1000 + at))
  const saved = cpuOf(server.pid)
  const handed = await within(sittings, ({ id, cookie, network }) =>
    call(server, {
      method: 'POST',
      path: `/v1/quiz-attempts/${id}/submission`,
      cookie,
      network,
      body: { writer: 1, steps },
    }),
  )
  const cpu = cpuOf(server.pid) - saved
  report(stage, `500 hand in ${examQuestions} answers within a second`, handed.all, { atMost: 3000, cpu })
}

/** `cpu`: milliseconds of the server's processor for all of them, which a busy machine measures as well */
function report(
  stage: Stage,
  what: string,
  all: readonly Said[],
  { atMost, cpu }: { atMost: number; cpu: number },
): void {
  const times = all.map(({ milliseconds }) => milliseconds)
  const failed = all.filter(({ status }) => status >= 400)
  stage.report.limit(`${what}: the longest wait`, {
    value: Math.max(...times),
    unit: 'ms',
    atMost,
    note: `half of them ${Math.round(percentile(times, 0.5))} ms; ${(cpu / all.length).toFixed(2)} ms of CPU each`,
  })
  stage.report.limit(`${what}: errors`, {
    value: failed.length,
    unit: '',
    atMost: 0,
    ...(failed[0] ? { note: `${failed[0].status} ${failed[0].body.toString().slice(0, 80)}` } : {}),
  })
}

/** answers of a class that writes: 300 a second for eight seconds */
async function measureSaves(stage: Stage, server: Server, sittings: readonly Sitting[]): Promise<void> {
  const each = 1000 / 300
  const seconds = 8
  const before = cpuOf(server.pid)
  const saves = await Promise.all(
    Array.from({ length: 300 * seconds }, async (_, at) => {
      await setTimeout(at * each)
      const { id, cookie, network } = sittings[at % sittings.length] ?? { id: 0, cookie: '', network: 0 }
      const seq = Math.floor(at / sittings.length) + 1
      return call(server, {
        method: 'PUT',
        path: `/v1/quiz-attempts/${id}/steps`,
        cookie,
        network,
        body: { writer: 1, steps: [stepOf((seq % examQuestions) + 1, seq)] },
      })
    }),
  )
  const times = saves.map(({ milliseconds }) => milliseconds)
  const failed = saves.filter(({ status }) => status >= 400).length
  const note = `${failed} errors, ${((cpuOf(server.pid) - before) / saves.length).toFixed(2)} ms of CPU each`
  stage.report.limit('a save at 300 a second, half of them', {
    value: percentile(times, 0.5),
    unit: 'ms',
    atMost: 6,
    note,
  })
  stage.report.limit('a save at 300 a second, 99 of 100', {
    value: percentile(times, 0.99),
    unit: 'ms',
    atMost: 40,
  })
}

/** A chapter as its participant has it, against a page for everybody with the one call it makes. */
async function measureChapter(stage: Stage, server: Server, { exam, students }: LearningWorld) {
  const cookie = students[0] ?? ''
  const asked = 300
  const cpu = async (calls: readonly Call[]) => {
    for (const one of calls) good(await call(server, one))
    const before = cpuOf(server.pid)
    for (let round = 0; round < asked; round++)
      for (const one of calls) good(await call(server, { ...one, network: round + 2 }))
    return (cpuOf(server.pid) - before) / asked
  }
  const [slug, chapter] = [exam.slug, exam.lesson.split('/').at(-1) ?? '']
  const noted = { method: 'POST', path: '/v1/class/progress', body: { slug, chapter, what: 'opened' } }
  const page = { path: exam.lesson, accept: 'text/html' }
  const session = { path: '/v1/user/session', cookie }
  const learner = await cpu([
    { ...page, cookie },
    { ...noted, cookie: students[1] ?? '' },
  ])
  const visitor = await cpu([page, session])
  stage.report.limit('CPU of a participant’s chapter with its call, against a kept page with its call', {
    value: learner / visitor,
    unit: '×',
    atMost: 1.5,
    note: `${learner.toFixed(2)} against ${visitor.toFixed(2)} ms`,
  })
}
