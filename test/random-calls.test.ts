import fc from 'fast-check'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import type { Kind } from '../src/platform/http/access.ts'
import { type App, startApp } from './app.ts'
import { buildMember } from './members.ts'
import { fromElsewhere, trusting } from './networks.ts'
import { type Description, type RandomRequest, randomRequests } from './random-requests.ts'
import type { Twin } from './room-things.ts'
import { parametersOf } from './sweep.ts'
import { buildTwin } from './twins.ts'

/**
 * Random requests out of the description of all calls, by everybody: whatever is asked, nothing is our own fault. A few
 * hundred of a fixed seed here; `npm run prove:calls -- 50000` asks as many as it is told, each time others.
 */
const count = Number(process.env.CALLS ?? 400)
const seed = Number(process.env.CALLS_SEED ?? 20261206)

vi.setConfig({ testTimeout: Math.max(120_000, count * 100) })

/** what leaves the house, and waits for what is not there */
const outside = /^(POST \/v1\/domains|POST \/v1\/assistant\/endpoints|POST \/v1\/embeddings)/

let app: App
let twin: Twin
let other: Twin
let requests: fc.Arbitrary<RandomRequest>

beforeAll(async () => {
  app = await startApp({ environment: trusting })
  twin = await buildTwin(app, 'tegal', 'MERPATI')
  other = await buildTwin(app, 'brebes', 'KENARI')
  const description: Description = (await app.request({ host: twin.host, path: '/openapi.json' })).json()
  const own = parametersOf(twin)
  const ids = [...Object.values(twin.ids), ...Object.values(other.ids)].map(String)
  const known = (name: string) => own[name] ?? (/(^id|Ids?|By)$/.test(name) ? ids : [])
  requests = randomRequests(description, known, call => outside.test(call))
})
afterAll(() => app?.close())

const kinds: readonly Kind[] = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9]
/** requests after which everybody is somebody new: some calls end their asker */
const turn = 400

async function peopleOf(): Promise<Record<string, string>[]> {
  const people: Record<string, string>[] = [{}]
  for (const kind of kinds) {
    const member = await buildMember(app, twin, { kind, programIds: [twin.ids.program], provinceCode: '33' })
    people.push(member.bearer)
  }
  return people
}

it(`of ${count} random requests none is answered by a fault of ours`, async () => {
  const faults = new Map<string, string>()
  const statuses: Record<string, number> = {}
  let people: Record<string, string>[] = []
  let asked = 0
  for (const [round, some] of rounds().entries()) {
    people = await peopleOf()
    for (const [index, request] of fc.sample(requests, { numRuns: some, seed: seed + round }).entries()) {
      app.clock.advance(250)
      const who = people[(index * 7 + round) % people.length] ?? {}
      const answer = await send(request, who)
      asked += 1
      statuses[answer.status] = (statuses[answer.status] ?? 0) + 1
      if (answer.status === 500 || answer.status === 502)
        faults.set(`${request.call} ${answer.status}`, `${request.path} ${request.body?.slice(0, 500) ?? ''}`)
    }
  }
  if (process.env.CALLS) process.stdout.write(`${asked} asked: ${JSON.stringify(statuses)}\n`)
  expect(Object.fromEntries(faults)).toEqual({})
  // requests that are all refused would prove nothing
  expect(statuses['200'] ?? 0).toBeGreaterThan(count / 20)
})

const rounds = () =>
  Array.from({ length: Math.ceil(count / turn) }, (_, at) => Math.min(turn, count - at * turn))

const send = ({ method, path, type, body }: RandomRequest, who: Record<string, string>) =>
  app.request({
    host: twin.host,
    method,
    path,
    ...(body === undefined ? {} : { body }),
    headers: {
      accept: 'application/json',
      'sec-fetch-site': 'same-origin',
      'idempotency-key': `k${Math.abs(hashOf(path + (body ?? '')))}`,
      ...(type === undefined
        ? {}
        : { 'content-type': type === 'multipart/form-data' ? `${type}; boundary=b` : type }),
      ...who,
      ...fromElsewhere(),
    },
  })

const hashOf = (text: string) =>
  [...text].reduce((sum, letter) => (sum * 31 + (letter.codePointAt(0) ?? 0)) | 0, 7)
