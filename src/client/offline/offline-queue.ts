import { nothingHere } from './offline-answers.ts'
import { courseCaches, keptPage, queue, type Waiting } from './offline-store.ts'

/** The cache of a course that is kept here. */
const cacheOf = async (slug: string) => (await courseCaches()).find(one => one.split(':')[2] === slug)

/** What was read without a network waits with its moment; undefined: this course is not kept here. */
async function wait(one: Waiting): Promise<boolean> {
  const name = await cacheOf(one.slug)
  if (!name) return false
  const reader = Number(name.split(':')[1])
  const cache = await caches.open(queue)
  const key = `/offline/queue/${reader}/${one.what}/${one.slug}/${one.chapter}`
  // the first time is when it was read; of places the last one counts
  if (one.what === 'placed' || !(await cache.match(key)))
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
      const [, , , , what, name] = new URL(key.url).pathname.split('/')
      const isNote = what === 'keep' || what === 'remove'
      const answer = await fetch(isNote ? `/v1/class/notes/${name}` : '/v1/class/progress', {
        method: what === 'keep' ? 'PUT' : what === 'remove' ? 'DELETE' : 'POST',
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

/** A chapter notes that it is read: it may wait. Whoever opens one without a network is told how far they were when there was one. */
export async function noteOf(request: Request): Promise<Response> {
  const copy = request.clone()
  try {
    const response = await fetch(request)
    if (response.ok) void keepStanding(await copy.json(), response.clone())
    return response
  } catch (error) {
    const one: Waiting = await copy.json()
    if (!(await wait(one))) throw error
    const known = one.what === 'opened' ? await keptPage(standingOf(one)) : undefined
    const data = known ? (await known.json()).data : null
    return Response.json({ status: 202, message: 'Tersimpan di perangkat ini', data }, { status: 202 })
  }
}

const standingOf = ({ slug, chapter }: Waiting) => `/offline/standing/${slug}/${chapter}`

async function keepStanding(one: Waiting, answer: Response): Promise<void> {
  const name = await cacheOf(one.slug)
  if (name) await (await caches.open(name)).put(standingOf(one), answer)
}

/** Notes of a chapter: from the network, and kept with the course; without one as they were, with what was written since. */
export async function notesOf(request: Request): Promise<Response> {
  const asked = new URL(request.url).searchParams
  const [slug = '', chapter = ''] = [asked.get('slug') ?? '', asked.get('chapter') ?? '']
  const name = await cacheOf(slug)
  try {
    const response = await fetch(request)
    if (response.ok && name) await (await caches.open(name)).put(request.url, response.clone())
    return response
  } catch (error) {
    if (!name) throw error
    const kept = await (await caches.open(name)).match(request.url, { ignoreVary: true })
    const known: KeptNote[] = kept ? (await kept.json()).data : []
    const data = await withWaiting(known, { reader: name.split(':')[1] ?? '', slug, chapter })
    return Response.json({ status: true, message: 'Catatan di perangkat ini', data })
  }
}

interface KeptNote {
  key: string
  block: number
}

async function withWaiting(
  known: readonly KeptNote[],
  of: { reader: string; slug: string; chapter: string },
): Promise<KeptNote[]> {
  const cache = await caches.open(queue)
  const notes = new Map(known.map(note => [note.key, note]))
  for (const request of await cache.keys()) {
    const [, , , reader = '', what = '', key = ''] = new URL(request.url).pathname.split('/')
    if (reader !== of.reader) continue
    if (what === 'remove') notes.delete(key)
    if (what !== 'keep') continue
    const { slug, chapter, at: _, reader: __, ...note } = (await (await cache.match(request))?.json()) ?? {}
    if (slug === of.slug && chapter === of.chapter) notes.set(key, { ...note, key })
  }
  return [...notes.values()].sort((one, other) => one.block - other.block)
}

/** A note that is written or removed: it may wait, the last of each. Which course it is of says the page it was sent from. */
export async function ownNoteOf(request: Request): Promise<Response> {
  const copy = request.clone()
  try {
    return await fetch(request)
  } catch (error) {
    const [course = ''] = new URL(request.referrer).pathname.split('/module/')
    const slug = decodeURIComponent(course.split('/').at(-1) ?? '')
    const name = await cacheOf(slug)
    if (!name) throw error
    const reader = Number(name.split(':')[1])
    const cache = await caches.open(queue)
    const note = new URL(request.url).pathname.split('/').at(-1)
    const [what, other] = request.method === 'PUT' ? ['keep', 'remove'] : ['remove', 'keep']
    await cache.delete(`/offline/queue/${reader}/${other}/${note}`)
    const body = request.method === 'PUT' ? { ...(await copy.json()), reader } : {}
    await cache.put(`/offline/queue/${reader}/${what}/${note}`, Response.json(body))
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
