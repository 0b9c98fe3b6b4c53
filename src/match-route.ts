import { type RouteName, routes } from './routes.ts'

export interface RouteMatch {
  name: RouteName
  params: Record<string, string>
}

interface Compiled {
  name: RouteName
  pattern: RegExp
  names: string[]
}

function compile(name: RouteName, path: string): Compiled {
  const names: string[] = []
  const source = path.replaceAll(
    /\/(?:\{(\w+)(\?)?\}|([^/{]+))/g,
    (_, parameter?: string, optional?: string, literal?: string) => {
      if (parameter === undefined) return `/${literal}`
      names.push(parameter)
      const part = parameter === 'id' ? '/(\\d{1,9})' : '/([^/]+)'
      return optional ? `(?:${part})?` : part
    },
  )
  return { name, names, pattern: new RegExp(`^${source}$`, 'i') }
}

const names = Object.keys(routes).filter((name): name is RouteName => name in routes)
const compiled = names.map(name => compile(name, routes[name]))

/** the first piece of a path, in which routes do not tell letter cases apart; none where a route begins with a parameter */
const firstOf = (path: string) => /^\/([^/{]*)/.exec(path)?.[1]?.toLowerCase() ?? ''

/** What a path may belong to, by how it begins, in the order of the routes: a request is looked up several times. */
const byFirst = new Map<string, Compiled[]>()
const anywhere = compiled.filter(({ name }) => routes[name].startsWith('/{'))
for (const { name } of compiled)
  byFirst.set(
    firstOf(routes[name]),
    compiled.filter(one => anywhere.includes(one) || firstOf(routes[one.name]) === firstOf(routes[name])),
  )

/** Which route a decoded path belongs to; a slash at the end does not matter. */
export function matchRoute(path: string): RouteMatch | undefined {
  const trimmed = path.length > 1 ? path.replace(/\/+$/, '') || '/' : path
  for (const { name, pattern, names } of byFirst.get(firstOf(trimmed)) ?? anywhere) {
    const found = pattern.exec(trimmed)
    if (!found) continue
    const params: Record<string, string> = {}
    names.forEach((parameter, index) => {
      const value = found[index + 1]
      if (value !== undefined) params[parameter] = value
    })
    return { name, params }
  }
  return undefined
}
