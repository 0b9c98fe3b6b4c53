import { ask } from '../ui/calls/ask.ts'
import { aimedAt } from './our-links.ts'

const endpoint = '/v1/logger/log/click'
const sentKey = 'page_load_logged'

type ClickType = 'page_load' | 'internal_navigation' | 'external'

/** what a warning says when one could not be sent (specification section 8) */
const words = {
  page_load: 'page load',
  internal_navigation: 'internal click',
  external: 'external click',
} as const satisfies Record<ClickType, string>

/**
 * Tells the site's own server which ways visitors take: the first page of a browser session, links within the site,
 * links that lead away (specification section 7). The server keeps no query, id or address of anybody.
 */
export function logClicks(): void {
  if (!wasSent()) send('page_load', document.referrer, location.href).then(markSent, () => {})
  for (const kind of ['click', 'auxclick'] as const) addEventListener(kind, noteClick, true)
}

function noteClick(event: MouseEvent): void {
  const link = aimedAt(event, 'a[href]')
  // the right button only opens a menu
  if (!(link instanceof HTMLAnchorElement) || event.button > 1 || !/^https?:$/.test(link.protocol)) return
  const isInternal = link.host === location.host || link.hostname.startsWith('akun.')
  if (!isInternal) link.relList.add('noopener', 'noreferrer')
  send(isInternal ? 'internal_navigation' : 'external', location.href, link.href).catch(() => {})
}

/** Goes out even while the page is left; a failure is only warned of. */
async function send(type: ClickType, from: string, to: string): Promise<void> {
  try {
    const response = await ask(endpoint, {
      method: 'POST',
      keepalive: true,
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({
        from: from.slice(0, 2048),
        to: to.slice(0, 2048),
        type,
        timestamp: new Date().toISOString(),
      }),
    })
    // an answer nobody reads keeps its connection
    await response.text()
    if (!response.ok) throw new Error(`HTTP ${response.status}`)
  } catch (error) {
    console.warn(`Failed to log ${words[type]}`, error)
    throw error
  }
}

function wasSent(): boolean {
  try {
    return sessionStorage.getItem(sentKey) !== null
  } catch {
    // where nothing is kept, every page would be the first
    return true
  }
}

const markSent = () => sessionStorage.setItem(sentKey, 'true')
