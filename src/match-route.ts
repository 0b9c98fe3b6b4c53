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

/** Which route a decoded path belongs to; a slash at the end does not matter. */
export function matchRoute(path: string): RouteMatch | undefined {
  const trimmed = path.length > 1 ? path.replace(/\/+$/, '') || '/' : path
  for (const { name, pattern, names } of compiled) {
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
