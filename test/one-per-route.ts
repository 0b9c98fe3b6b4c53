import { describeRooms } from '../src/app/house.ts'
import { matchRoute } from '../src/match-route.ts'
import { type RouteName, routes } from '../src/routes.ts'

const loads = describeRooms().pages

const isPublic = (name: RouteName) => loads[name].access === undefined
/** they lead to another host, or answer only to it */
const leftOut = new Set<RouteName>(['Login', 'Register', 'Logout', 'CallbackAuth'])

type Get = (path: string) => Promise<{ status: number; body: string }>

/** A page of every public route of a site, found by links, two steps from the home page and from every list. */
export async function onePerRoute(get: Get): Promise<Map<RouteName, string>> {
  const found = new Map<RouteName, string>()
  const known = new Set<string>([...Object.values(routes).filter(path => !path.includes('{'))])
  for (const path of known) {
    if (path.includes('?')) continue
    const route = matchRoute(path)
    if (!route || !isPublic(route.name) || leftOut.has(route.name) || found.has(route.name)) continue
    const { status, body } = await get(path)
    if (status !== 200) continue
    found.set(route.name, path)
    // what has an ending is a file, not a page
    for (const [, href = ''] of body.matchAll(/<a\b[^>]*?\shref="(\/[^"#]*)"/g))
      if (!/\.\w+$/.test(href)) known.add(href)
  }
  return found
}
