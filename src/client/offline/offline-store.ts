/** What this browser keeps of courses, by name, for the service worker (worker.ts). */

export interface Waiting {
  slug: string
  chapter: string
  what: 'opened' | 'done' | 'placed'
  block?: number
  second?: number
}
export interface Order {
  reader: number
  slug: string
  name: string
  /** addresses of pages, the course's own first */
  pages: string[]
  /** answers of calls, kept as they are */
  files?: string[] | undefined
}

export const assets = 'offline-files'
export const queue = 'offline-queue'
export const about = '/offline/course.json'

export const courseCaches = async () => (await caches.keys()).filter(name => name.startsWith('offline:'))

export async function keptPage(request: Request | string): Promise<Response | undefined> {
  for (const name of await courseCaches()) {
    const found = await (await caches.open(name)).match(request, { ignoreVary: true })
    if (found) return found
  }
  return undefined
}

export const isHtml = (response: Response) => /text\/html/.test(response.headers.get('content-type') ?? '')
