/** Courses that this browser keeps (client/offline/worker.ts), as their page asks for them. */

export interface CourseOrder {
  /** membership */
  reader: number
  slug: string
  name: string
  /** addresses, the course's own page first */
  pages: string[]
  /** answers of calls, kept as they are */
  files?: string[] | undefined
}

export interface KeptCourse extends CourseOrder {
  bytes: number
  savedAt: string
}

const nameOf = ({ reader, slug }: CourseOrder) => `offline:${reader}:${slug}`

/** A site without https, and an old browser, cannot. */
export const mayKeep = (): boolean => 'serviceWorker' in navigator && 'caches' in window

export async function findKept(order: CourseOrder): Promise<KeptCourse | undefined> {
  if (!(await caches.has(nameOf(order)))) return undefined
  const said = await (await caches.open(nameOf(order))).match('/offline/course.json')
  return said?.json()
}

/** Answers what is kept; undefined: the network went, and what came is there next time. */
export async function keepCourse(
  order: CourseOrder,
  tell: (done: number, total: number) => void,
): Promise<KeptCourse | undefined> {
  await navigator.serviceWorker.register('/offline.js', { scope: '/' })
  const { active } = await navigator.serviceWorker.ready
  // what is kept is not the first that a browser throws away
  await navigator.storage?.persist?.()
  const { port1, port2 } = new MessageChannel()
  return new Promise(resolve => {
    port1.onmessage = ({ data }: MessageEvent<{ done?: number; total?: number; kept?: KeptCourse }>) => {
      if (data.done !== undefined && data.total !== undefined) return tell(data.done, data.total)
      resolve(data.kept)
    }
    active?.postMessage(order, [port2])
  })
}

/** Something beside the pages: an answer of a call as it came, or what was put there. */
export async function readBeside<Value>(order: CourseOrder, path: string): Promise<Value | undefined> {
  if (!(await caches.has(nameOf(order)))) return undefined
  return (await (await caches.open(nameOf(order))).match(path))?.json()
}

export const keepBeside = async (order: CourseOrder, path: string, value: unknown): Promise<void> =>
  (await caches.open(nameOf(order))).put(path, Response.json(value))

export const dropKept = (order: CourseOrder): Promise<boolean> => caches.delete(nameOf(order))
