import { type RouteName, routes } from '../src/routes.ts'
import type { App } from './app.ts'
import type { Answer } from './http.ts'
import type { Twin } from './twins.ts'

/** What may stand in an address, with the things of one tenant. Every parameter of every call must be known here. */
export function parametersOf(twin: Twin): Record<string, string[]> {
  const ids = Object.values(twin.ids).map(String)
  return {
    kindSlug: ['news', 'blog', 'articles', 'podcasts', 'tulisan-temans'],
    slug: [
      'kabar-sekolah',
      'rahasia-dapur',
      'dasar-jaringan',
      'belajar-web',
      'sekolah-digital',
      'teknologi',
      'jaringan',
    ],
    id: ids,
    classroomId: ids,
    categoryId: ids,
    excludeId: ids,
    programIds: [ids.join(',')],
    parentSlug: ['kabar-sekolah'],
    categorySlug: ['teknologi'],
    search: [twin.secret],
    tenant: [twin.slug, String(twin.id)],
    key: ['navigation', 'footer', 'blog', 'title', 'meta', 'values', 'home'],
    page: ['1'],
    pageSize: ['100'],
    sort: ['newest'],
    isParent: ['true'],
    all: ['true'],
    state: ['onRegistration'],
    level: ['all'],
    'filter.type': ['live'],
    registrarCityIds: ['32.73'],
    heldCityIds: ['32.73'],
  }
}

interface Described {
  paths: Record<string, Record<string, { parameters?: { name: string; in: string; required?: boolean }[] }>>
}

/** Every address of every GET call, with the tenant's own things in it, each optional parameter tried by itself. */
export function callAddresses(description: Described, twin: Twin): string[] {
  const known = parametersOf(twin)
  const valuesOf = (name: string): string[] => {
    const values = known[name]
    if (!values) throw new Error(`test/sweep.ts does not know what to ask for as "${name}"`)
    return values
  }
  return Object.entries(description.paths).flatMap(([path, methods]) => {
    const parameters = methods.get?.parameters ?? []
    if (!methods.get) return []
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

/** Every address of every page, with the tenant's own things in it. */
export function pageAddresses(twin: Twin): string[] {
  const values: Record<string, string[]> = {
    slug: parametersOf(twin).slug ?? [],
    id: Object.values(twin.ids).map(String),
    title: ['apa-saja'],
    code: [twin.codes.class, twin.codes.classroom],
    moduleSlug: ['pengantar'],
    chapterSlug: ['mulai'],
  }
  const names = Object.keys(routes).filter((name): name is RouteName => name in routes)
  return names.flatMap(name => {
    const path: string = routes[name]
    const parameters = [...path.matchAll(/\{(\w+)\??\}/g)].map(match => match[1] ?? '')
    const full = parameters.reduce(
      (made, parameter) =>
        made.flatMap(one => {
          const found = values[parameter]
          if (!found) throw new Error(`test/sweep.ts does not know what to ask for as {${parameter}}`)
          return found.map(value => one.replace(new RegExp(`\\{${parameter}\\??\\}`), value))
        }),
      [path],
    )
    const short = path.replaceAll(/\/\{\w+\?\}/g, '')
    return [...full, ...(short.includes('{') ? [] : [short])]
  })
}

/** body and headers, where a word of another tenant could stand */
export const wordsOf = (answer: Answer): string => `${answer.rawHeaders.join('\n')}\n${answer.body}`

/** Asks for everything, a few at a time. */
export async function askAll(app: App, host: string, addresses: string[], headers: Record<string, string>) {
  const answers: { address: string; answer: Answer }[] = []
  for (let index = 0; index < addresses.length; index += 8) {
    const some = addresses.slice(index, index + 8)
    const answered = await Promise.all(
      some.map(async address => ({ address, answer: await app.request({ host, path: address, headers }) })),
    )
    answers.push(...answered)
  }
  return answers
}
