import { about, assets, isHtml, type Order } from './offline-store.ts'

const mostPictures = 400

/** What of a page has to be there beside it: pictures in one width each, scripts and styles. */
function neededBy(html: string): { pictures: string[]; files: string[] } {
  const pictures = new Map<string, { width: number; url: string }>()
  for (const [url, width = '', key = ''] of html.matchAll(
    /(?:https?:\/\/[^\s"',]+|\/_berkas)\/w_(\d+),f_webp\/([\w.-]+)/g,
  )) {
    const known = pictures.get(key)
    const isBetter = !known || Math.abs(Number(width) - 640) < Math.abs(known.width - 640)
    if (isBetter) pictures.set(key, { width: Number(width), url })
  }
  const files = [...html.matchAll(/"(\/_\/[\w./-]+\.(?:js|css))"/g)].map(([, path = '']) => path)
  return { pictures: [...pictures.values()].map(({ url }) => url), files: [...new Set(files)] }
}

/** Keeps all of a course, or says that it could not; `tell` hears how far it is. */
export async function keep(order: Order, tell: (told: object) => void): Promise<void> {
  const cache = await caches.open(`offline:${order.reader}:${order.slug}`)
  const pictures = new Set<string>()
  const files = new Set<string>()
  let bytes = 0
  for (const [index, path] of order.pages.entries()) {
    tell({ done: index, total: order.pages.length })
    const response = await fetch(path, { headers: { accept: 'text/html' } })
    // what is worked on at the server, a quiz or an assignment, is not kept
    if (!response.ok || response.redirected || !isHtml(response)) continue
    const html = await response.clone().text()
    bytes += html.length
    const needed = neededBy(html)
    for (const one of needed.pictures) pictures.add(one)
    for (const one of needed.files) files.add(one)
    await cache.put(path, response)
  }
  for (const path of order.files ?? []) {
    const response = await fetch(path, { headers: { accept: 'application/json' } })
    if (!response.ok) continue
    bytes += (await response.clone().blob()).size
    await cache.put(path, response)
  }
  for (const url of [...pictures].slice(0, mostPictures)) bytes += await keepFile(cache, url)
  const shared = await caches.open(assets)
  for (const path of files) {
    bytes += await keepFile(shared, path)
    if (!path.endsWith('.js')) continue
    const text = (await (await shared.match(path))?.text()) ?? ''
    for (const [, name = ''] of text.matchAll(/["']\.\/([\w-]+\.js)["']/g)) files.add(`/_/${name}`)
  }
  const kept = { ...order, bytes, savedAt: new Date().toISOString() }
  await cache.put(about, Response.json(kept))
  tell({ kept })
}

/** How many bytes it has; what is there already is not asked for again. */
async function keepFile(cache: Cache, url: string): Promise<number> {
  const known = await cache.match(url)
  const response = known ?? (await fetch(url))
  if (!response.ok) return 0
  if (!known) await cache.put(url, response.clone())
  return (await response.blob()).size
}
