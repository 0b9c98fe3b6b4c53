import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { describeRooms } from '../src/app/house.ts'
import { permissions } from '../src/features/core/permissions/permissions.rules.ts'
import { type Actor, grantOf, type Kind } from '../src/platform/http/access.ts'
import { routes } from '../src/routes.ts'
import { type App, startApp } from './app.ts'
import { type BuiltTenant, buildTenant } from './build.ts'
import type { Answer } from './http.ts'
import { type BuiltMember, buildMember } from './members.ts'
import { fromElsewhere, trusting } from './networks.ts'

const loads = describeRooms().pages

/**
 * Made from the permission matrix: every call and every personal page × visitor and kinds 0-9. Here it is asked who is
 * let in at all; what is one's own, another's and another tenant's stands in permissions.things.test.ts, and in each room's own tests.
 */
const kinds: readonly Kind[] = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9]
const actors: readonly Actor[] = ['visitor', ...kinds]
const calls = describeRooms().calls.map(({ contract }) => contract)

let app: App
let home: BuiltTenant
let away: BuiltTenant
const members = new Map<Kind, BuiltMember>()
const strangers = new Map<Kind, BuiltMember>()

beforeAll(async () => {
  app = await startApp({ environment: trusting })
  home = await buildTenant(app, { slug: 'tegal' })
  away = await buildTenant(app, { slug: 'brebes' })
  // a second admin of each: the last one is protected, which is no matter of kinds
  for (const tenant of [home, away]) await buildMember(app, tenant, { kind: 1 })
  for (const kind of kinds) strangers.set(kind, await buildMember(app, away, { kind, ...led }))
})

afterAll(() => app?.close())

/** leads lead something: who leads nothing is told so */
const led = { programIds: [1], provinceCode: '33' }

const newMember = async (kind: Kind) => {
  const member = await buildMember(app, home, { kind, ...led })
  members.set(kind, member)
  return member
}

/**
 * What somebody of a kind is answered. Some calls end the session that makes them, and limits count persons: who is
 * signed in no longer, or has asked too much, is asked as somebody new, who must not be told the same.
 */
async function askAs(actor: Actor, ask: (member?: BuiltMember) => Promise<Answer>): Promise<Answer> {
  if (actor === 'visitor') return ask()
  const answer = await ask(members.get(actor) ?? (await newMember(actor)))
  return [401, 429].includes(answer.status) ? ask(await newMember(actor)) : answer
}

const addressOf = (path: string) =>
  path
    .replaceAll('{tenant}', home.slug)
    .replaceAll(/\{(\w+)\??\}/g, (_, name: string) =>
      name === 'id' || name === 'version' ? '987654' : 'tidak-ada',
    )

type Contract = (typeof calls)[number]

/** a file where the call takes one: what is no file at all is refused before anybody is asked who they are */
const typeOf = ({ accepts: [type] = [] }: Contract) => (type ? { 'content-type': type } : undefined)
const bodyOf = ({ accepts }: Contract) => (accepts ? { body: 'isi' } : undefined)

describe('every call', () => {
  it('names a line of the permission matrix', () => {
    const lines: readonly unknown[] = Object.values(permissions)
    for (const contract of calls)
      expect(lines, `${contract.method} ${contract.path}`).toContain(contract.access)
  })

  for (const [place, contract] of calls.entries()) {
    const name = `${contract.method} ${contract.path}`

    it(`${name} lets in whom the matrix lets in, and nobody else`, async () => {
      for (const actor of actors) {
        const answer = await askAs(actor, member =>
          app.request({
            host: home.host,
            method: contract.method,
            path: addressOf(contract.path),
            ...bodyOf(contract),
            headers: {
              accept: 'application/json',
              ...typeOf(contract),
              ...fromElsewhere(),
              ...member?.bearer,
            },
          }),
        )
        const isIn = contract.access.grants[actor] !== 'none'
        const refusals = actor === 'visitor' ? [401] : [403]
        if (isIn) expect(answer.status, `${name} as ${actor}: ${answer.body}`).toSatisfy(isNoRefusal)
        else expect(refusals, `${name} as ${actor}`).toContain(answer.status)
        expect(answer.status, `${name} as ${actor}: ${answer.body}`).toBeLessThan(500)
      }
    })

    if (contract.access.grants.visitor !== 'none') continue

    // a session is looked for among those of the tenant: it is found by nobody, whatever kind it is of. So each call is
    // asked by one kind, by cookie and by bearer, and the calls in turn by all of them.
    it(`${name} is closed to who is signed in at another tenant`, async () => {
      const kind = kinds[place % kinds.length] ?? 0
      const stranger = strangers.get(kind)
      for (const headers of [stranger?.bearer, stranger?.cookie]) {
        const answer = await app.request({
          host: home.host,
          method: contract.method,
          path: addressOf(contract.path),
          ...bodyOf(contract),
          headers: { accept: 'application/json', ...typeOf(contract), ...fromElsewhere(), ...headers },
        })
        expect(answer.status, `${name} as ${kind} of another tenant`).toBe(401)
      }
    })
  }
})

it('strangers were refused for their tenant: at home all of them are still signed in', async () => {
  for (const [kind, { bearer, cookie }] of strangers)
    for (const headers of [bearer, cookie]) {
      const path = '/v1/user/session'
      const answer = await app.request({ host: away.host, path, headers: { ...headers, ...fromElsewhere() } })
      expect(answer.json().data.member, `${kind}: ${answer.body}`).not.toBeNull()
    }
})

/** the calls of entering decide for themselves and may well refuse */
const isNoRefusal = (status: number) => status !== 403

describe('every personal page', () => {
  for (const [name, load] of Object.entries(loads)) {
    const { access } = load
    if (!access) continue
    it(`${name} lets in whom the matrix lets in, and sends strangers to sign in`, async () => {
      const path = Object.entries(routes).find(([route]) => route === name)?.[1] ?? ''
      for (const actor of actors) {
        const answer = await askAs(actor, member =>
          app.request({
            host: home.host,
            path: addressOf(path).replaceAll(/\/\{\w+\?\}/g, ''),
            headers: { accept: 'text/html', ...member?.cookie, 'sec-fetch-site': 'none' },
          }),
        )
        const grant = grantOf(access, actor === 'visitor' ? undefined : { ...emptyMember, kind: actor })
        if (grant !== 'none') expect(answer.status, `${name} as ${actor}`).toSatisfy(isNoRefusal)
        else if (actor === 'visitor') expect(answer.headers.location, name).toMatch(/^\/Login\?next=/)
        else expect(answer.status, `${name} as ${actor}`).toBe(403)
        expect(answer.status, `${name} as ${actor}: ${answer.body.slice(0, 300)}`).toBeLessThan(500)
      }
    })
  }
})

const emptyMember = {
  membershipId: 0,
  accountId: '',
  name: '',
  sessionId: '',
  signIn: '',
  isStrong: true,
  programIds: [],
  provinceCode: null,
  actingReason: null,
}
