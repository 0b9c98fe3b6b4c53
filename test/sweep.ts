import { describeRooms } from '../src/app/house.ts'
import { type RouteName, routes } from '../src/routes.ts'
import type { App } from './app.ts'
import { parametersOf as gather } from './gathered-things.ts'
import type { Answer } from './http.ts'
import { fromElsewhere } from './networks.ts'
import type { Twin } from './room-things.ts'

const house = describeRooms()
const loads = house.pages
const memberPages = new Set(house.partsOf('memberPages').flatMap(Object.keys))

const gathered = new WeakMap<Twin, Record<string, string[]>>()

/** What may stand in an address, with the things of one tenant. Every parameter of every call must be known here or in a room. */
export function parametersOf(twin: Twin): Record<string, string[]> {
  // asked for each parameter of each call
  const made = gathered.get(twin) ?? gatherParameters(twin)
  gathered.set(twin, made)
  return made
}

function gatherParameters(twin: Twin): Record<string, string[]> {
  const ids = Object.values(twin.ids).map(String)
  return gather('parameters', twin, {
    // the first of these is asked for with each query of a page: of those by slug only posts have one
    slug: ['kabar-sekolah'],
    id: ids,
    classroomId: ids,
    categoryId: ids,
    excludeId: ids,
    except: ids.slice(0, 1),
    programId: ids,
    actorId: ids,
    programIds: [ids.join(',')],
    search: [twin.secret],
    page: ['1'],
    pageSize: ['100'],
    perPage: ['100'],
    sort: ['newest'],
    isParent: ['true'],
    all: ['true'],
    active: ['true', 'false'],
    token: Object.values(twin.tokens),
  })
}

function known(twin: Twin, name: string): string[] {
  const values = parametersOf(twin)[name]
  if (!values) throw new Error(`neither test/sweep.ts nor a room knows what to ask for as "${name}"`)
  return values
}

interface Described {
  paths: Record<string, Record<string, { parameters?: { name: string; in: string; required?: boolean }[] }>>
}

/** Every address of every GET call, with the tenant's own things in it, each optional parameter tried by itself. */
export function callAddresses(
  description: Described,
  twin: Twin,
  isAsked: (path: string) => boolean = () => true,
): string[] {
  const valuesOf = (name: string) => known(twin, name)
  return Object.entries(description.paths).flatMap(([path, methods]) => {
    const parameters = methods.get?.parameters ?? []
    if (!methods.get || !isAsked(path)) return []
    const inPath = parameters.filter(parameter => parameter.in === 'path').map(({ name }) => name)
    const inQuery = parameters.filter(parameter => parameter.in === 'query')
    const required = inQuery.filter(parameter => parameter.required).map(({ name }) => name)
    const optional = inQuery.filter(parameter => !parameter.required).map(({ name }) => name)
    const bases = inPath.reduce(
      (made, name) => made.flatMap(one => valuesOf(name).map(value => one.replace(`{${name}}`, value))),
      [path],
    )
    const queries = required.reduce<string[][]>(
      (made, name) =>
        made.flatMap(pairs =>
          valuesOf(name).map(value => [...pairs, `${name}=${encodeURIComponent(value)}`]),
        ),
      [[]],
    )
    const extras = [
      [],
      ...optional.flatMap(name => valuesOf(name).map(value => [`${name}=${encodeURIComponent(value)}`])),
    ]
    return bases.flatMap(base =>
      queries.flatMap(query =>
        extras.map(extra => [base, [...query, ...extra].join('&')].filter(Boolean).join('?')),
      ),
    )
  })
}

const closedCalls = new Set(
  house.calls
    .filter(({ contract }) => contract.method === 'GET' && contract.access.grants.visitor === 'none')
    .map(({ contract }) => contract.path),
)

/** The first address of each call, whatever it may be asked with. */
export const firstOfCalls = (
  description: Described,
  twin: Twin,
  isAsked: (path: string) => boolean = () => true,
): string[] =>
  Object.keys(description.paths)
    .filter(isAsked)
    .flatMap(path => callAddresses(description, twin, one => one === path).slice(0, 1))

/**
 * What a visitor asks: who is not let in is told so before anybody looks at what is asked for, so of what is closed to
 * visitors one address stands for all.
 */
export const callsForVisitors = (description: Described, twin: Twin): string[] => [
  ...callAddresses(description, twin, path => !closedCalls.has(path)),
  ...firstOfCalls(description, twin, path => closedCalls.has(path)),
]

const isClosedPage = (name: RouteName): boolean => loads[name].access?.grants.visitor === 'none'

/** The same of pages. */
export const pagesForVisitors = (twin: Twin): string[] => [
  ...pageAddresses(twin, name => !isClosedPage(name)),
  ...routeNames.filter(isClosedPage).flatMap(name => pageAddresses(twin, one => one === name).slice(0, 1)),
]

/** Whether a page says more, or something else, to members than to everybody: of all others there is one for both. */
export const isForMembers = (name: RouteName): boolean =>
  loads[name].access !== undefined || memberPages.has(name)

const routeNames = Object.keys(routes).filter((name): name is RouteName => name in routes)

/** Every address of every page, with the tenant's own things in it, each query parameter tried by itself. */
export function pageAddresses(twin: Twin, isAsked: (name: RouteName) => boolean = () => true): string[] {
  const values = gather('inPath', twin, {
    slug: parametersOf(twin).slug ?? [],
    id: Object.values(twin.ids).map(String),
    title: ['apa-saja'],
    token: Object.values(twin.tokens),
  })
  const addresses = routeNames.filter(isAsked).flatMap(name => {
    const path: string = routes[name]
    const parameters = [...path.matchAll(/\{(\w+)\??\}/g)].map(match => match[1] ?? '')
    const full = parameters.reduce(
      (made, parameter) =>
        made.flatMap(one => {
          const found = values[parameter]
          if (!found)
            throw new Error(`neither test/sweep.ts nor a room knows what to ask for as {${parameter}}`)
          return found.map(value => one.replace(new RegExp(`\\{${parameter}\\??\\}`), value))
        }),
      [path],
    )
    const short = path.replaceAll(/\/\{\w+\?\}/g, '')
    const queries = loads[name].query.flatMap(parameter =>
      known(twin, parameter).map(value => `${full[0]}?${parameter}=${encodeURIComponent(value)}`),
    )
    return [...full, ...(short.includes('{') ? [] : [short]), ...queries]
  })
  return [...new Set(addresses)]
}

/** body and headers, where a word of another tenant could stand */
export const wordsOf = (answer: Answer): string => `${answer.rawHeaders.join('\n')}\n${answer.body}`

/** Asks for everything, a few at a time. */
export async function askAll(app: App, host: string, addresses: string[], headers: Record<string, string>) {
  const answers: { address: string; answer: Answer }[] = []
  for (let index = 0; index < addresses.length; index += 8) {
    const some = addresses.slice(index, index + 8)
    const answered = await Promise.all(
      some.map(async address => ({
        address,
        answer: await app.request({ host, path: address, headers: { ...headers, ...fromElsewhere() } }),
      })),
    )
    answers.push(...answered)
  }
  return answers
}

type Asked = Awaited<ReturnType<typeof askAll>>

/** Where a word of the other stands, whatever its letters' case, though it was not part of the question. */
export function leaksOf(answers: Asked, { secret }: Twin): string[] {
  const leaks = answers.filter(({ address, answer }) => {
    // what was asked for is repeated: the word searched for, and the code in the address of a missing page
    const asked = decodeURIComponent(address)
    const words = wordsOf(answer).toLowerCase()
    if (asked.includes(secret)) return !/JAR-|search=|q=|code=/.test(asked)
    return words.includes(secret.toLowerCase())
  })
  return leaks.map(({ address }) => address)
}
