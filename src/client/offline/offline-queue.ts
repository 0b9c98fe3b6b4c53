import { nothingHere } from './offline-answers.ts'
import { courseCaches, queue, type Waiting } from './offline-store.ts'

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
export async function bringHome(): Promise<void> {
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
export async function noteOf(request: Request): Promise<Response> {
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
export async function tickOf(request: Request): Promise<Response> {
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
