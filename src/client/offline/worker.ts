/**
 * The service worker of who keeps courses on their device (/offline.js). The build makes one plain script of it and the files beside it.
 * What it keeps: `offline:<reader>:<course>` pages and pictures of one course, `offline-files` scripts and styles,
 * `offline-queue` what was read without a network, with its moment. Whoever signs out, or comes as somebody else, finds none
 * of it (client/offline/kept-courses.ts).
 */

import type { SitePath } from '../../site-links.ts'
import { assetOf, nothingHere, pictureOf, renew, withNotice } from './offline-answers.ts'
import { keep } from './offline-keeping.ts'
import { bringHome, noteOf, notesOf, ownNoteOf, tickOf } from './offline-queue.ts'
import { keptPage, type Order } from './offline-store.ts'

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
  if (isOwn && request.method !== 'GET' && url.pathname.startsWith('/v1/class/notes/'))
    return event.respondWith(ownNoteOf(request))
  if (request.method !== 'GET') return
  if (isOwn && url.pathname === '/v1/class/notes') return event.respondWith(notesOf(request))
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
