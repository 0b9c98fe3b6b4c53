import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { describeRooms } from '../src/app/house.ts'
import type { Actor, Kind } from '../src/platform/http/access.ts'
import type { Addressing } from './addressing.ts'
import type { App } from './app.ts'
import { addressingOf, roomThings } from './gathered-things.ts'
import type { Answer } from './http.ts'
import { type BuiltMember, buildMember } from './members.ts'
import { type NameServer, startNameServer } from './name-server.ts'
import { fromElsewhere, trusting } from './networks.ts'
import { startOnServer } from './postgres.ts'
import type { Home, Place, Things } from './room-things.ts'
import { wordsOf } from './sweep.ts'
import { buildContent, buildThings } from './things.ts'
import { buildTwin } from './twins.ts'

/**
 * The second half of the permission matrix: every call that names a thing × every kind that is let in × its own, a
 * neighbour's where it may touch only its own, and another tenant's, which is not there for anybody.
 */
const kinds: readonly Kind[] = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9]
const actors: readonly Actor[] = ['visitor', ...kinds]
const addressing = addressingOf(roomThings)
const contracts = describeRooms().calls.map(({ contract }) => contract)

let app: App
let names: NameServer
let home: Home
let away: Home
let places: { mine: Place; next: Place; away: Place }
/** one of everything, to see what of it a call is told */
let sample: Things

beforeAll(async () => {
  names = await startNameServer()
  app = await startOnServer({ environment: { ...trusting, DNS_SERVER: names.address } })
  home = await buildHome('tegal', 'MERPATI')
  away = await buildHome('brebes', 'KENARI')
  places = {
    mine: { program: home.twin.ids.program, ...central },
    next: { program: home.content.program.id, province: '51', city: '51.71' },
    away: { program: away.twin.ids.program, ...central },
  }
  await buildMember(app, home.twin, { kind: 1 })
  sample = await buildThings(app, home, await memberOf(home, 1, places.mine), places.mine)
})

const central = { province: '33', city: '33.76' }

async function buildHome(slug: string, secret: string): Promise<Home> {
  const twin = await buildTwin(app, slug, secret)
  return { twin, content: await buildContent(twin) }
}

afterAll(async () => {
  await app?.close()
  await names?.close()
})

/** Region codes and kinds of posts are the same for all tenants; a version is how often a thing was changed. */
const isName = (name: string) =>
  /(^id|Ids?|slug|Slug|npsn|Npsn|token|host)$/.test(name) && !/^(province|.*[cC]ity|kindSlug)/.test(name)

function fieldsOf(schema: z.ZodType | undefined): string[] {
  if (!schema) return []
  const { properties = {} } = z.toJSONSchema(schema, { unrepresentable: 'any', io: 'input' })
  return Object.keys(properties)
}

/** what of a call names a thing */
const namesIn = ({ parameters, query, body }: (typeof contracts)[number]) => [
  ...new Set([
    ...fieldsOf(parameters).filter(name => name !== 'key'),
    ...[...fieldsOf(query), ...fieldsOf(body)].filter(isName),
  ]),
]

it('every call that names a thing stands in the table, with every way in which it does', () => {
  const known = Object.entries(addressing).map(([call, ways]) => [call, Object.keys(ways).sort()])
  const found = contracts
    .map(contract => [`${contract.method} ${contract.path}`, namesIn(contract).sort()] as const)
    .filter(([, ways]) => ways.length > 0)
  expect(Object.fromEntries(known)).toEqual(Object.fromEntries(found))
})

const memberOf = (of: Home, actor: Actor, place: Place) =>
  buildMember(app, of.twin, {
    kind: actor === 'visitor' ? 4 : actor,
    programIds: [place.program],
    provinceCode: place.province,
  })

/** Who only reads, or is refused, is the same afterwards: one of each kind is enough for all calls. */
const keptMembers = new Map<Actor, Promise<BuiltMember>>()
const keptThings = new Map<Actor, Promise<Things>>()

function kept<K, T>(of: Map<K, Promise<T>>, key: K, make: () => Promise<T>): Promise<T> {
  const made = of.get(key) ?? make()
  of.set(key, made)
  return made
}

/** What is asked for in vain is as it was afterwards, and is asked for in vain by the next call as well. */
const keptElsewhere = new Map<keyof typeof places, Promise<Things>>()
const elsewhere = (place: 'next' | 'away', of: Home, kind: Actor) =>
  kept(keptElsewhere, place, async () => {
    untouched = undefined
    return buildThings(app, of, await memberOf(of, kind, places[place]), places[place])
  })
/** what the other tenant has, as it was read last: nothing changes it but what is made there */
let untouched: string | undefined

const keptMember = (actor: Actor) => kept(keptMembers, actor, () => memberOf(home, actor, places.mine))

/** everything a tenant has: of each table how many rows, and a sum of what they say */
const everythingOf = (of: Home) =>
  rowsOf(of, [
    ...['memberships', 'invitations', 'data_requests', 'guardian_consents', 'member_sessions', 'schools'],
    ...['site_settings', 'site_setting_values', 'contents', 'drafts'],
    ...['teams', 'team_members', 'appointments', 'demo_requests', 'leaderboards', 'leaderboard_entries'],
    ...['audit_entries', 'mails', 'acting_links', 'app_credentials', 'files', 'platform.tenant_domains'],
    ...['site_pages', 'saves', 'versions', 'schedules', 'uploads', 'file_holders', 'file_uses'],
  ])

async function rowsOf({ twin }: Home, tables: readonly string[]): Promise<string> {
  const all = tables
    .map(
      table =>
        `select '${table} ' || count(*) || ' ' || coalesce(md5(string_agg(t::text, '' order by t::text)), '') as row from ${table} t`,
    )
    .join(' union all ')
  const { rows } = await twin.write(tx => sql<{ row: string }>`${sql.raw(all)}`.execute(tx.db))
  return rows.map(({ row }) => row).join('\n')
}

/** Which things a call is told, and which of those in the asker's own hands: only these have to be made. */
function thingsIn({ ask }: Addressing, kinds: readonly Actor[]) {
  const asked = new Set<string>()
  const own = new Set<string>()
  const noting = (names: Set<string>) =>
    new Proxy(sample, {
      get(of, name) {
        names.add(String(name))
        return Reflect.get(of, name)
      },
    })
  for (const kind of kinds) ask(noting(asked), { kind, own: noting(own) })
  return { asked, own }
}

for (const contract of contracts) {
  const call = `${contract.method} ${contract.path}`
  const { grants } = contract.access
  const reads = contract.method === 'GET'
  for (const [name, way] of Object.entries(addressing[call] ?? {})) {
    describe(`${call}, by ${name}`, () => {
      const { found = 200, missing = 404, notMine = 404, visitor } = way
      const asking = actors.filter(actor => grants[actor] !== 'none' && (way.only ?? actors).includes(actor))

      async function send(actor: Actor, member: BuiltMember, things?: Things): Promise<Answer> {
        const { asked, own: held } = thingsIn(way, [actor])
        const make = (wanted?: ReadonlySet<string>) => buildThings(app, home, member, places.mine, wanted)
        const hasNoPart = things !== undefined && held.size === 0
        const own = hasNoPart
          ? things
          : reads && !things
            ? await kept(keptThings, actor, () => make())
            : await make(things ? held : asked.union(held))
        const { path, body } = way.ask(things ?? own, { kind: actor, own })
        const type = contract.accepts?.[0] ?? 'application/json'
        return app.request({
          host: home.twin.host,
          method: contract.method,
          path,
          ...(body === undefined ? {} : { body: Buffer.isBuffer(body) ? body : JSON.stringify(body) }),
          headers: {
            accept: 'application/json',
            // what must not be done twice wants a key; each of these is asked once
            'idempotency-key': randomUUID(),
            'sec-fetch-site': 'same-origin',
            origin: app.origin(home.twin.host),
            ...(body === undefined ? {} : { 'content-type': type }),
            ...(actor === 'visitor' ? {} : member.bearer),
            ...fromElsewhere(),
          },
        })
      }

      it("finds one's own", async () => {
        for (const actor of asking) {
          const member = await (reads ? keptMember(actor) : memberOf(home, actor, places.mine))
          const answer = await send(actor, member)
          expect([actor, answer.status], answer.body.slice(0, 500)).toEqual([
            actor,
            actor === 'visitor' ? (visitor ?? found) : found,
          ])
          expect(wordsOf(answer)).not.toContain(away.twin.secret)
        }
      })

      it("knows nothing of another tenant's, and leaves it as it is", async () => {
        // where asking makes one here by that name, nobody is to have made it before
        const isMade = !reads && missing < 400
        const things = isMade
          ? await buildThings(
              app,
              away,
              await memberOf(away, 1, places.away),
              places.away,
              thingsIn(way, asking).asked,
            )
          : await elsewhere('away', away, 1)
        if (isMade) untouched = undefined
        untouched ??= await everythingOf(away)
        for (const actor of asking) {
          const answer = await send(actor, await keptMember(actor), things)
          expect([actor, answer.status], answer.body.slice(0, 500)).toEqual([actor, missing])
          expect(wordsOf(answer)).not.toContain(away.twin.secret)
        }
        const before = untouched
        untouched = await everythingOf(away)
        expect(untouched).toBe(before)
      })

      const limited = asking.filter(actor => grants[actor] === 'own')
      if (limited.length === 0 || notMine === 'open') return
      it("is refused what is a neighbour's", async () => {
        for (const actor of limited) {
          const member = await memberOf(home, actor, places.mine)
          const expected = typeof notMine === 'object' ? notMine[actor] : notMine
          // what some may do to a neighbour's is done to one that is there for it
          const things =
            reads || (expected ?? 0) >= 400
              ? await elsewhere('next', home, 4)
              : await buildThings(
                  app,
                  home,
                  await memberOf(home, 4, places.next),
                  places.next,
                  thingsIn(way, [actor]).asked,
                )
          const answer = await send(actor, member, things)
          expect([actor, answer.status], answer.body.slice(0, 500)).toEqual([actor, expected])
        }
      })
    })
  }
}

/** what removes something and can be taken back, by what names it */
const removals: Readonly<Record<string, string>> = {
  'DELETE /v1/faqs/{id}': 'id',
  'DELETE /v1/webhooks/{id}': 'id',
  'DELETE /v1/domains/{id}': 'id',
  'DELETE /v1/meetings/{id}': 'id',
  'DELETE /v1/questions/{id}': 'id',
  'DELETE /v1/marking-remarks/{id}': 'id',
  'DELETE /v1/threads/{id}': 'id',
  'DELETE /v1/threads/{id}/posts/{number}': 'number',
  'POST /v3/post/kind/category/delete': 'id',
  'DELETE /v1/media/{id}': 'id',
}

const removable = [
  ...[
    'faq_entries',
    'redirects',
    'webhook_endpoints',
    'webhook_deliveries',
    'platform.tenant_domains',
    'webinars',
  ],
  ...['webinar_speakers', 'questions', 'question_versions', 'marking_remarks', 'threads', 'thread_posts'],
  ...['thread_reports', 'categories', 'files'],
]

it('what is removed stands again as it stood once that is taken back, once, by who did it, within ten minutes', async () => {
  // where all calls have been asked there is as much of some things as there may be
  const fresh = await buildHome('pekalongan', 'PIPIT')
  const place = { program: fresh.twin.ids.program, ...central }
  const post = (member: BuiltMember, path: string, method = 'POST', body: unknown = {}) =>
    app.request({
      host: fresh.twin.host,
      method,
      path,
      body: JSON.stringify(body),
      headers: {
        'content-type': 'application/json',
        'sec-fetch-site': 'same-origin',
        ...member.bearer,
        ...fromElsewhere(),
      },
    })
  const asked: { call: string; member: BuiltMember; path: string; body?: unknown }[] = []
  for (const [call, name] of Object.entries(removals)) {
    const member = await memberOf(fresh, 1, place)
    const way = addressing[call]?.[name]
    if (!way) throw new Error(`${call} is not there`)
    const own = await buildThings(app, fresh, member, place, thingsIn(way, [1]).asked)
    asked.push({ call, member, ...way.ask(own, { kind: 1, own }) })
  }
  const member = await memberOf(fresh, 1, place)
  const { data: old } = (
    await post(member, '/v1/redirects', 'POST', { from: '/lama-sekali', to: '/Class' })
  ).json()
  asked.push({
    call: 'POST /v1/redirects/bulk',
    member,
    path: '/v1/redirects/bulk',
    body: { ids: [old.id], act: 'remove' },
  })
  for (const { call, member, path, body } of asked) {
    const before = await rowsOf(fresh, removable)
    const gone = await post(member, path, call.split(' ', 1)[0], body)
    const { data } = gone.json()
    const undo: unknown = data?.undo ?? data?.rows?.[0]?.undo
    expect([call, gone.status, typeof undo], gone.body).toEqual([call, 200, 'number'])
    expect(await rowsOf(fresh, removable), call).not.toBe(before)
    expect((await post(await memberOf(fresh, 1, place), `/v1/removals/${undo}/undo`)).status).toBe(404)
    const back = await post(member, `/v1/removals/${undo}/undo`)
    expect([call, back.status], back.body).toEqual([call, 200])
    expect(await rowsOf(fresh, removable), call).toBe(before)
    expect((await post(member, `/v1/removals/${undo}/undo`)).status).toBe(404)
  }
})
