import type { Frame } from '../shared/page.ts'
import type { Site } from '../ui/parts.tsx'

/** What draws a page, as addresses of this build. */
interface PageCode {
  module: string
  needs: readonly string[]
  styles: readonly string[]
}

/** A page as the server describes it: which component, with what. */
export interface PagePayload {
  page: string
  /** none: the page comes with every other, as the error page does */
  code?: PageCode
  /** the page named beside it knows its shape */
  data: unknown
  path: string
  status: number
  frame: Frame
  head?: { title: string; canonical: string }
}

export interface FirstPayload extends PagePayload {
  site: Site
  /** address of the module that has the layout's parts */
  layout: string
}

type Payload = PagePayload | { redirect: string }

const pageType = 'application/vnd.sanggar.page+json'

/** Only a script is asked for: rich text may have names of its own, but never a script. */
export function readFirstPayload(): FirstPayload {
  const element = document.querySelector('script#page-data')
  if (!element?.textContent) throw new Error('This document carries no page data')
  return JSON.parse(element.textContent)
}

interface Early {
  /** not to be used or asked again after */
  until: number
  /** none: it has served, and the pointer still stands on the link */
  answer?: Promise<Payload | undefined>
}

/** what was asked for before anybody clicked, by address */
const early = new Map<string, Early>()
const freshMilliseconds = 30_000
const servedMilliseconds = 2000

const freshAt = (url: string) => {
  const known = early.get(url)
  return known && Date.now() < known.until ? known : undefined
}

/** Asks for a page that will probably be wanted next; its answer serves the next navigation there, once. */
export function fetchEarly(url: string): void {
  if (freshAt(url)) return
  const answer = ask(url).catch(() => {
    early.delete(url)
    return undefined
  })
  early.set(url, { until: Date.now() + freshMilliseconds, answer })
}

/** Asks the address itself for its data. A redirect comes back as `redirect`. */
export async function fetchPayload(url: string, signal: AbortSignal): Promise<Payload> {
  const known = freshAt(url)?.answer
  early.set(url, { until: Date.now() + servedMilliseconds })
  const payload = (await known) ?? (await ask(url, signal))
  if (payload) return payload
  // the server no longer speaks to this version of the client: let the browser load the address itself
  location.assign(url)
  return new Promise(() => {})
}

async function ask(url: string, signal?: AbortSignal): Promise<Payload | undefined> {
  const response = await fetch(url, { headers: { accept: pageType }, ...(signal ? { signal } : {}) })
  return response.headers.get('content-type')?.startsWith(pageType) ? response.json() : undefined
}
