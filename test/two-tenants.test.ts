import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { type App, startApp } from './app.ts'
import { buildTenant } from './build.ts'
import { buildMember } from './members.ts'
import { trusting } from './networks.ts'
import type { Twin } from './room-things.ts'
import {
  askAll,
  callAddresses,
  callsForVisitors,
  firstOfCalls,
  isForMembers,
  leaksOf,
  pageAddresses,
  pagesForVisitors,
  wordsOf,
} from './sweep.ts'
import { buildTwin } from './twins.ts'

// every page and call of two tenants, one after the other
vi.setConfig({ testTimeout: 180_000 })

let app: App
let a: Twin
let b: Twin
let description: Parameters<typeof callAddresses>[0]

beforeAll(async () => {
  app = await startApp({ environment: trusting })
  a = await buildTwin(app, 'tegal', 'MERPATI')
  b = await buildTwin(app, 'brebes', 'KENARI')
  // what may be found is found, and the other's is not
  await app.sanggar.jobs.runOften()
  description = (await app.request({ host: a.host, path: '/openapi.json' })).json()
})

afterAll(() => app?.close())

const html = { accept: 'text/html' }
const json = { accept: 'application/json' }
const data = { accept: 'application/vnd.sanggar.page+json' }

/** The first address of each path. */
const oncePerPath = (addresses: string[]): string[] => [
  ...new Map(addresses.toReversed().map(one => [one.split('?')[0], one])).values(),
]

const sound = (answers: Awaited<ReturnType<typeof askAll>>) => {
  for (const isWrong of [(status: number) => status === 429, (status: number) => status >= 500])
    expect(answers.filter(({ answer }) => isWrong(answer.status)).map(({ address }) => address)).toEqual([])
}

/** What of the other's addresses is not one's own as well: that was asked for already, and searched for the other's words. */
const beside = (others: string[], own: string[]): string[] => {
  const asked = new Set(own)
  return others.filter(address => !asked.has(address))
}

describe('two tenants whose things have the same names', () => {
  const pairs = () =>
    [
      [a, b],
      [b, a],
    ] as const

  it('each find their own words at their own addresses, so that a missing word means something', async () => {
    for (const [twin, other] of pairs()) {
      // what closed calls find of one's own, and what queries do, an admin asks below
      const calls = await askAll(app, twin.host, oncePerPath(callsForVisitors(description, twin)), json)
      const pages = await askAll(app, twin.host, pagesForVisitors(twin), html)
      const answers = [...calls, ...pages]
      const good = answers.filter(({ answer }) => answer.status === 200)
      expect(good.length).toBeGreaterThan(60)
      expect(good.filter(({ answer }) => wordsOf(answer).includes(twin.secret)).length).toBeGreaterThan(50)
      expect(good.filter(({ answer }) => wordsOf(answer).includes(other.secret))).toEqual([])
      expect(leaksOf(answers, other)).toEqual([])
      sound(answers)
    }
  })

  it.each([
    ['calls', json],
    ['pages', html],
    ['page data', data],
  ] as const)(
    "never see the other's words in %s, whatever of the other they ask for",
    async (what, headers) => {
      const addresses = (twin: Twin, other: Twin) => {
        if (what === 'calls')
          return beside(
            callsForVisitors(description, other),
            oncePerPath(callsForVisitors(description, twin)),
          )
        if (what === 'pages') return beside(pagesForVisitors(other), pagesForVisitors(twin))
        // the data of a page is what the page is drawn of: with each of its queries it is asked for as a page
        return oncePerPath(pagesForVisitors(other))
      }
      for (const [twin, other] of pairs()) {
        const answers = await askAll(app, twin.host, addresses(twin, other), headers)
        expect(answers.length).toBeGreaterThan(50)
        expect(leaksOf(answers, other)).toEqual([])
        sound(answers)
      }
    },
  )

  it.each([
    ['calls', 'cookie'],
    ['calls', 'bearer'],
    ['pages', 'cookie'],
  ] as const)(
    "never see the other's words in %s, also when an admin asks with a %s",
    async (what, credentials) => {
      /** of a page that is everybody's, the other's once; one's own was asked for by a visitor */
      const addresses = (whose: Twin, isOwn: boolean) => {
        // a bearer token is another way in to the same: what may be asked has been asked with a cookie
        if (what === 'calls' && credentials === 'bearer') return firstOfCalls(description, whose)
        if (what === 'calls') return callAddresses(description, whose)
        const members = pageAddresses(whose, isForMembers)
        if (isOwn) return oncePerPath(members)
        return [...members, ...oncePerPath(pageAddresses(whose, name => !isForMembers(name)))]
      }
      for (const [twin, other] of pairs()) {
        const ask = async (asked: string[]) => {
          // limits count persons: one for their own things, another for the others'
          const admin = await buildMember(app, twin, { kind: 1 })
          const accept = what === 'calls' ? json : html
          const answers = await askAll(app, twin.host, asked, { ...accept, ...admin[credentials] })
          expect(answers.filter(({ answer }) => answer.status >= 500).map(({ address }) => address)).toEqual(
            [],
          )
          expect(leaksOf(answers, other)).toEqual([])
          return answers
        }
        const asked = addresses(twin, true)
        const own = (await ask(asked)).filter(({ answer }) => wordsOf(answer).includes(twin.secret))
        const personal = own.filter(({ address }) =>
          /^\/(v1\/(people|invitations|audit|privacy|schools)|Kelola)/.test(address),
        )
        // each call once by bearer: there are fewer of them
        expect(personal.length).toBeGreaterThan(credentials === 'bearer' ? 8 : 20)
        expect((await ask(beside(addresses(other, false), asked))).length).toBeGreaterThan(20)
      }
    },
    180_000,
  )

  it("another tenant's things are not found here, as if they did not exist", async () => {
    const { ids } = b
    for (const path of [
      `/v3/post/detail?kindSlug=news&id=${ids.post}`,
      `/v1/class/syllabus?classroomId=${ids.classroom}`,
      '/v3/post/detail?kindSlug=news&id=999999',
    ]) {
      const answer = await app.request({ host: a.host, path, headers: json })
      expect([path, answer.status, answer.json().status, answer.json().data]).toEqual([
        path,
        404,
        false,
        null,
      ])
    }
    for (const path of [`/Blog/${ids.post}/kabar`, `/Overview/${b.codes.class}`]) {
      expect((await app.request({ host: a.host, path, headers: html })).status).toBe(404)
    }
    const list = await app.request({
      host: a.host,
      path: `/v1/class/active?programIds=${ids.program}`,
      headers: json,
    })
    expect(list.json().data.items).toEqual([])
  })

  it('share nothing by being asked at the same moment', async () => {
    app.sanggar.cache.clear()
    const answers = await Promise.all(
      Array.from({ length: 40 }, (_, index) =>
        app.request({ host: index % 2 ? a.host : b.host, path: '/News', headers: html }),
      ),
    )
    answers.forEach((answer, index) => {
      const [own, other] = index % 2 ? [a, b] : [b, a]
      expect(answer.body).toContain(own.secret)
      expect(answer.body).not.toContain(other.secret)
    })
  })
})

describe('claims about the tenant', () => {
  it('lmsId must be the one of the host, whether the answer lies ready or not', async () => {
    const path = '/v1/program/list'
    for (let time = 0; time < 2; time++) {
      expect(
        (await app.request({ host: a.host, path, headers: { ...json, lmsId: String(a.id) } })).status,
      ).toBe(200)
      expect((await app.request({ host: a.host, path, headers: json })).status).toBe(200)
      for (const claim of [String(b.id), 'abc', '', `${a.id}, ${b.id}`]) {
        const answer = await app.request({ host: a.host, path, headers: { ...json, lmsId: claim } })
        expect([claim, answer.status, answer.body.includes(b.secret)]).toEqual([claim, 403, false])
      }
    }
  })

  it('the tenant in a path must be the one of the host', async () => {
    for (const own of [a.slug, String(a.id)]) {
      expect((await app.request({ host: a.host, path: `/${own}/cms/app/id` })).json().data).toEqual({
        id: a.id,
        tenant: 'tegal',
      })
    }
    for (const other of [b.slug, String(b.id), 'tidak-ada', '0']) {
      for (const rest of ['id', 'settings', 'setting/title']) {
        const answer = await app.request({ host: a.host, path: `/${other}/cms/app/${rest}` })
        expect([answer.status, answer.json().message, answer.body.includes(b.secret)]).toEqual([
          403,
          'Tenant yang disebut tidak sama dengan tenant alamat ini',
          false,
        ])
      }
    }
  })

  it('on the API host lmsId chooses, and must be given', async () => {
    const ask = (headers: Record<string, string>) =>
      app.request({ host: 'api.localhost', path: '/v3/post/list?kindSlug=news', headers })
    const answer = await ask({ lmsId: String(b.id) })
    expect(answer.status).toBe(200)
    expect(answer.body).toContain(b.secret)
    expect(answer.body).not.toContain(a.secret)
    expect((await ask({ lmsId: String(a.id) })).body).not.toContain(b.secret)
    expect((await ask({})).status).toBe(400)
    expect((await ask({ lmsId: 'abc' })).status).toBe(400)
    expect((await ask({ lmsId: '999999' })).status).toBe(404)
  })

  it('a tenant that is suspended is not served, at its host or by its number', async () => {
    const gone = await buildTenant(app, {
      slug: 'tutup',
      name: 'Sekolah KUTILANG',
      status: 'suspended',
      hosts: ['kutilang.test'],
    })
    for (const host of [gone.host, 'kutilang.test']) {
      const answer = await app.request({ host })
      expect([answer.status, answer.body.includes('KUTILANG')]).toEqual([421, false])
    }
    const api = await app.request({
      host: 'api.localhost',
      path: '/v1/program/list',
      headers: { lmsId: String(gone.id) },
    })
    expect(api.status).toBe(404)
  })
})
