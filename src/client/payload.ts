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

const pageType = 'application/vnd.sanggar.page+json'

export function readFirstPayload(): FirstPayload {
  const element = document.getElementById('page-data')
  if (!element?.textContent) throw new Error('This document carries no page data')
  return JSON.parse(element.textContent)
}

/** Asks the address itself for its data. A redirect comes back as `redirect`. */
export async function fetchPayload(
  url: string,
  signal: AbortSignal,
): Promise<PagePayload | { redirect: string }> {
  const response = await fetch(url, { headers: { accept: pageType }, signal })
  if (!response.headers.get('content-type')?.startsWith(pageType)) {
    // the server no longer speaks to this version of the client: let the browser load the address itself
    location.assign(url)
    return new Promise(() => {})
  }
  return response.json()
}
