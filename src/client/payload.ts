import type { Frame } from '../shared/page.ts'
import type { Site } from '../ui/parts.tsx'

/** A page as the server describes it: which component, with what. */
export interface PagePayload {
  page: string
  // biome-ignore lint/suspicious/noExplicitAny: the page named beside it knows its shape
  data: any
  path: string
  status: number
  frame: Frame
  head?: { title: string; canonical: string }
}

export interface FirstPayload extends PagePayload {
  site: Site
}

type Payload = PagePayload | { redirect: string }

const pageType = 'application/vnd.sanggar.page+json'

export function readFirstPayload(): FirstPayload {
  const element = document.getElementById('page-data')
  if (!element?.textContent) throw new Error('This document carries no page data')
  return JSON.parse(element.textContent)
}

/** what was asked for before anybody clicked, by address; undefined when it could not be had */
const early = new Map<string, { at: number; answer: Promise<Payload | undefined> }>()
const freshMilliseconds = 30_000

const isFresh = (url: string) => Date.now() - (early.get(url)?.at ?? 0) < freshMilliseconds

/** Asks for a page that will probably be wanted next; its answer serves the next navigation there, once. */
export function fetchEarly(url: string): void {
  if (isFresh(url)) return
  const answer = ask(url).catch(() => {
    early.delete(url)
    return undefined
  })
  early.set(url, { at: Date.now(), answer })
}

/** Asks the address itself for its data. A redirect comes back as `redirect`. */
export async function fetchPayload(url: string, signal: AbortSignal): Promise<Payload> {
  const known = isFresh(url) ? await early.get(url)?.answer : undefined
  early.delete(url)
  const payload = known ?? (await ask(url, signal))
  if (payload) return payload
  // the server no longer speaks to this version of the client: let the browser load the address itself
  location.assign(url)
  return new Promise(() => {})
}

async function ask(url: string, signal?: AbortSignal): Promise<Payload | undefined> {
  const response = await fetch(url, { headers: { accept: pageType }, ...(signal ? { signal } : {}) })
  return response.headers.get('content-type')?.startsWith(pageType) ? response.json() : undefined
}
