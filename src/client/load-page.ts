import type { Layout } from '../layouts/layout.ts'
import type { PageComponent, PageModule } from '../ui/pages.ts'
import type { PagePayload } from './payload.ts'
import { reloadOnce } from './reload-guard.ts'

/**
 * What draws the page, from the addresses that the server named: its module and what that shares with others are asked
 * for at once, and no page is shown before its styles are there. undefined: it comes with every page.
 */
export async function loadPage({ page, code }: PagePayload): Promise<PageComponent | undefined> {
  if (!code) return undefined
  for (const address of code.needs) askFor(address)
  const styled = Promise.all(code.styles.map(addStyles))
  const { pages } = await fetchModule<PageModule>(code.module)
  await styled
  return pages[page]
}

/** What draws around the page, from the address that the document named. */
export const loadLayout = (address: string): Promise<{ layout: Layout }> => fetchModule(address)

/** Code that cannot be loaded belongs to another version: the document is loaded anew, once (reload-guard.ts). */
async function fetchModule<Module>(address: string): Promise<Module> {
  try {
    return await import(/* @vite-ignore */ address)
  } catch (error) {
    if (reloadOnce()) return new Promise(() => {})
    throw error
  }
}

const has = (rel: string, address: string) =>
  [...document.querySelectorAll(`link[rel=${rel}]`)].some(link => link.getAttribute('href') === address)

function linkTo(rel: string, address: string): HTMLLinkElement {
  const link = document.createElement('link')
  link.rel = rel
  link.setAttribute('href', address)
  document.head.append(link)
  return link
}

function askFor(address: string): void {
  if (!has('modulepreload', address)) linkTo('modulepreload', address)
}

/** Resolves also where they do not come: a page without some of its looks can still be read. */
function addStyles(address: string): Promise<void> {
  if (has('stylesheet', address)) return Promise.resolve()
  const link = linkTo('stylesheet', address)
  return new Promise(done => {
    link.onload = () => done()
    link.onerror = () => done()
  })
}
