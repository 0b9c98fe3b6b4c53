import { demoTenants, firstTenants } from '../db/seeds/tenants.ts'
import { ownHost } from '../src/app/http/hosts.ts'
import { productSlug } from '../src/shared/product.ts'
import { onePerRoute } from '../test/one-per-route.ts'
import { ask, type Server } from './processes.ts'

/** A page of a demo tenant, as a visitor's browser asks for it. */
export interface DemoPage {
  tenant: string
  /** home, list, detail, chapter, or a route's name */
  kind: string
  host: string
  path: string
  url: string
}

/** Home, a list, a detail page and a chapter of the first demo tenants, and the home of each of the others. */
export async function demoPages(server: Server): Promise<DemoPage[]> {
  const pages: DemoPage[] = []
  for (const tenant of demoTenants) {
    const { slug, maintenance } = tenant
    if (maintenance) continue
    const host = ownHost({ slug }, { BASE_HOST: 'localhost' })
    const page = (kind: DemoPage['kind'], path: string | undefined) => {
      if (path) pages.push({ tenant: slug, kind, host, path, url: `http://${host}:${server.port}${path}` })
      return path
    }
    page('home', '/')
    if (!firstTenants.includes(tenant)) continue
    page('list', '/Class')
    page('detail', await linkOn(server, host, '/Class', /href="(\/Class\/[^"?]+)"/))
    const courses = await linksOn(server, host, '/Courses', /href="(\/Courses\/[^"?]+)"/g)
    for (const course of courses)
      if (page('chapter', await linkOn(server, host, course, /href="([^"]+\/chapter\/[^"]+)"/))) break
  }
  return pages
}

/** One page of every public route of the product's own site. */
export async function routePages(server: Server): Promise<DemoPage[]> {
  const host = 'localhost'
  const found = await onePerRoute(async path => {
    const { status, body } = await ask({ port: server.port, host, path, headers: { accept: 'text/html' } })
    return { status, body: body.toString() }
  })
  return [...found].map(([kind, path]) => ({
    tenant: productSlug,
    kind,
    host,
    path,
    url: `http://${host}:${server.port}${path}`,
  }))
}

async function linksOn(server: Server, host: string, path: string, link: RegExp): Promise<string[]> {
  const { body } = await ask({ port: server.port, host, path, headers: { accept: 'text/html' } })
  return [...body.toString().matchAll(link)].flatMap(match => match[1] ?? [])
}

async function linkOn(server: Server, host: string, path: string, link: RegExp): Promise<string | undefined> {
  return (await linksOn(server, host, path, new RegExp(link, 'g')))[0]
}

/** Addresses of a thousand different pages of a tenant, lists and details, none of them filtered: such are not kept. */
export async function manyPages(server: Server, host: string, count = 1000): Promise<string[]> {
  const found = new Set<string>()
  for (const list of ['/Class', '/Courses', '/News', '/Blog', '/Articles', '/Podcasts', '/Tulisan-Temans']) {
    for (let page = 1; found.size < count; page++) {
      const path = page === 1 ? list : `${list}?page=${page}`
      const links = await linksOn(server, host, path, /<article[\s\S]*?href="(\/[^"?]+)"/g)
      if (links.length === 0) break
      for (const link of [path, ...links]) found.add(link)
    }
  }
  if (found.size < count) throw new Error(`${host} has only ${found.size} pages`)
  return [...found].slice(0, count)
}
