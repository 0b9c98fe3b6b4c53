/**
 * The service worker of who keeps courses on their device (/offline.js). It has no imports: browsers load it as a plain script.
 * What it keeps: `offline:<reader>:<course>` pages and pictures of one course, `offline-files` scripts and styles,
 * `offline-queue` what was read without a network, with its moment. Whoever signs out, or comes as somebody else, finds none
 * of it (client/offline/kept-courses.ts).
 */

import type { SitePath } from '../../site-links.ts'

interface Waiting {
  slug: string
  chapter: string
  what: 'opened' | 'done'
}
interface Order {
  reader: number
  slug: string
  name: string
  /** addresses of pages, the course's own first */
  pages: string[]
}
interface WorkerEvent extends Event {
  waitUntil(work: Promise<unknown>): void
}
interface FetchingEvent extends WorkerEvent {
  request: Request
  respondWith(answer: Promise<Response>): void
}
interface AskedEvent extends WorkerEvent {
  data: Order
  ports: readonly MessagePort[]
}

// the compiler's list of types is a page's
const worker = self as unknown as EventTarget & {
  skipWaiting(): Promise<void>
  clients: { claim(): Promise<void> }
}
const site = location.origin
const assets = 'offline-files'
const queue = 'offline-queue'
const about = '/offline/course.json'
const mostPictures = 400

const courseCaches = async () => (await caches.keys()).filter(name => name.startsWith('offline:'))

async function keptPage(request: Request | string): Promise<Response | undefined> {
  for (const name of await courseCaches()) {
    const found = await (await caches.open(name)).match(request, { ignoreVary: true })
    if (found) return found
  }
  return undefined
}

const isHtml = (response: Response) => /text\/html/.test(response.headers.get('content-type') ?? '')

/** A page from the network; without one, as it was kept, which it says above itself. */
async function pageOf({ request, waitUntil }: { request: Request; waitUntil(work: Promise<unknown>): void }) {
  // before the page, so that it shows what came home
  await bringHome()
  try {
    const response = await fetch(request)
    waitUntil(renew(request.url, response.clone()))
    return response
  } catch {
    const kept = await keptPage(request.url)
    return kept ? withNotice(kept) : nothingHere()
  }
}

/** A page that is kept is kept as it was seen last. */
async function renew(url: string, response: Response): Promise<void> {
  if (!response.ok || response.redirected || !isHtml(response)) return
  for (const name of await courseCaches()) {
    const cache = await caches.open(name)
    if (await cache.match(url, { ignoreVary: true })) await cache.put(url, response.clone())
  }
}

async function withNotice(kept: Response): Promise<Response> {
  const waiting = (await (await caches.open(queue)).keys()).length
  const day = new Date(kept.headers.get('date') ?? 0).toLocaleDateString('id-ID', { dateStyle: 'long' })
  const words = `Tanpa jaringan: salinan di perangkat ini, dari ${day}.${
    waiting > 0 ? ` ${waiting} kemajuan menunggu dikirim.` : ''
  }`
  const html = await kept.text()
  const headers = new Headers(kept.headers)
  for (const name of ['content-encoding', 'content-length']) headers.delete(name)
  const notice = `<aside class="announcement" aria-label="Tanpa jaringan" role="status">${words}</aside>`
  return new Response(
    html.replace(/<body[^>]*>/, found => found + notice),
    { headers },
  )
}

const escaped = (text: string) => text.replace(/[&<>"]/g, sign => `&#${sign.charCodeAt(0)};`)

async function nothingHere(
  words = 'Halaman ini tidak tersimpan di perangkat. Coba lagi setelah ada jaringan.',
): Promise<Response> {
  const links: string[] = []
  for (const name of await courseCaches()) {
    const said = await (await caches.open(name)).match(about)
    const course: Order | undefined = said && (await said.json())
    if (course?.pages[0])
      links.push(`<li><a href="${escaped(course.pages[0])}">${escaped(course.name)}</a></li>`)
  }
  const list = links.length === 0 ? '' : `<p>Yang tersimpan di perangkat ini:</p><ul>${links.join('')}</ul>`
  return new Response(
    `<!doctype html><html lang="id"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Tanpa jaringan</title><style>body{max-width:40rem;margin:2rem auto;padding:0 1rem;font:1rem/1.6 system-ui}</style><main><h1>Tanpa jaringan</h1>
<p>${words}</p>${list}</main></html>`,
    { status: 503, headers: { 'content-type': 'text/html; charset=utf-8' } },
  )
}

/** What was read without a network waits with its moment; undefined: this course is not kept here. */
async function wait(one: Waiting): Promise<boolean> {
  const name = (await courseCaches()).find(cache => cache.split(':')[2] === one.slug)
  if (!name) return false
  const reader = Number(name.split(':')[1])
  const cache = await caches.open(queue)
  const key = `/offline/queue/${reader}/${one.what}/${one.slug}/${one.chapter}`
  // the first time is when it was read
  if (!(await cache.match(key)))
    await cache.put(key, Response.json({ ...one, at: new Date().toISOString(), reader }))
  return true
}

let isBringing = false

/** Sends what waits, in the order it came; what is refused for good is not sent again. */
async function bringHome(): Promise<void> {
  if (isBringing) return
  isBringing = true
  try {
    const cache = await caches.open(queue)
    for (const key of await cache.keys()) {
      const body = await (await cache.match(key))?.text()
      const answer = await fetch('/v1/class/progress', {
        method: 'POST',
        headers: { accept: 'application/json', 'content-type': 'application/json' },
        body: body ?? '{}',
      })
      if (answer.status === 401 || answer.status === 429 || answer.status >= 500) return
      // somebody else is signed in: it waits for its reader
      if (answer.status === 403) continue
      await cache.delete(key)
    }
  } catch {
    // with the next page
  } finally {
    isBringing = false
  }
}

/** A chapter notes that it is read: it may wait. */
async function noteOf(request: Request): Promise<Response> {
  const copy = request.clone()
  try {
    return await fetch(request)
  } catch (error) {
    const { slug, chapter, what }: Waiting = await copy.json()
    if (!(await wait({ slug, chapter, what }))) throw error
    return Response.json({ status: 202, message: 'Tersimpan di perangkat ini', data: null }, { status: 202 })
  }
}

/** "Tandai selesai" as a plain form. */
async function tickOf(request: Request): Promise<Response> {
  const copy = request.clone()
  try {
    return await fetch(request)
  } catch {
    const slug = decodeURIComponent(new URL(request.url).pathname.split('/')[2] ?? '')
    const fields = new URLSearchParams(await copy.text())
    const chapter = fields.get('chapter') ?? ''
    const isKept = chapter !== '' && (await wait({ slug, chapter, what: 'done' }))
    return isKept ? Response.redirect(request.url, 303) : nothingHere()
  }
}

/** A picture of another width is better than none. */
async function pictureOf(request: Request): Promise<Response> {
  try {
    return await fetch(request)
  } catch (error) {
    const exact = await keptPage(request.url)
    if (exact) return exact
    const key = request.url.split('/').at(-1) ?? ''
    for (const name of await courseCaches()) {
      const cache = await caches.open(name)
      const other = (await cache.keys()).find(({ url }) => url.endsWith(`/${key}`))
      const found = other && (await cache.match(other))
      if (found) return found
    }
    throw error
  }
}

const assetOf = async (request: Request) =>
  (await (await caches.open(assets)).match(request, { ignoreVary: true })) ?? fetch(request)

/**
 * What waits goes home first; then whoever signs out leaves nothing here, whatever becomes of the page that follows. Without
 * a network no session can be ended, but nobody reads on here; what was read waits for its reader.
 */
async function signOut(request: Request): Promise<Response> {
  await bringHome()
  const response = await fetch(request).catch(() => undefined)
  const names = (await caches.keys()).filter(name => name.startsWith(response ? 'offline' : 'offline:'))
  await Promise.all(names.map(name => caches.delete(name)))
  return (
    response ??
    nothingHere(
      'Yang tersimpan di perangkat ini sudah dihapus, tetapi Anda belum keluar. Tekan Keluar lagi setelah ada jaringan.',
    )
  )
}

worker.addEventListener('fetch', given => {
  const event = given as FetchingEvent
  const { request } = event
  const url = new URL(request.url)
  const isOwn = url.origin === site
  if (request.method === 'POST') {
    if (isOwn && url.pathname === ('/Logout' satisfies SitePath)) event.respondWith(signOut(request))
    else if (isOwn && url.pathname === '/v1/class/progress') event.respondWith(noteOf(request))
    else if (isOwn && request.mode === 'navigate' && /^\/Belajar\/[^/]+$/.test(url.pathname))
      event.respondWith(tickOf(request))
    return
  }
  if (request.method !== 'GET') return
  if (isOwn && request.mode === 'navigate')
    event.respondWith(pageOf({ request, waitUntil: work => event.waitUntil(work) }))
  else if (isOwn && url.pathname.startsWith('/_/')) event.respondWith(assetOf(request))
  else if (request.destination === 'image') event.respondWith(pictureOf(request))
  // a kept page answers as a page: whoever asked for its data alone then loads the address itself
  else if (isOwn && /vnd\.sanggar\.page/.test(request.headers.get('accept') ?? ''))
    event.respondWith(
      fetch(request).catch(async error => {
        const kept = await keptPage(request.url)
        if (kept) return kept
        throw error
      }),
    )
})

worker.addEventListener('install', event => (event as WorkerEvent).waitUntil(worker.skipWaiting()))
worker.addEventListener('activate', event => (event as WorkerEvent).waitUntil(worker.clients.claim()))

worker.addEventListener('message', given => {
  const { data, ports, waitUntil } = given as AskedEvent
  const [port] = ports
  if (port)
    waitUntil.call(
      given,
      keep(data, told => port.postMessage(told)).catch(() => port.postMessage({ failed: true })),
    )
})

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
async function keep(order: Order, tell: (told: object) => void): Promise<void> {
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
