import { readScrolled, watchScrolled } from './scroll.ts'

/** One entry of the browser's history, told from others at the same address by its key. */
export interface Place {
  pathname: string
  search: string
  hash: string
  key: string
}

export interface NavigatorState<Page> {
  place: Place
  page: Page
  /** why nothing can be shown at this place */
  failure: unknown
  /** on the way to another place */
  isLoading: boolean
  /** pixels from the top where somebody was here before; undefined: the anchor or the top */
  scrolled: number | undefined
}

export interface Navigator<Page> {
  read(): NavigatorState<Page>
  subscribe(changed: () => void): () => void
  /** to an address of this site, as a click on a link does */
  navigate(href: string): void
  /** asks for this place's data again; what has been typed and scrolled to stays */
  reload(): Promise<void>
}

type Load<Page> = (address: string, signal: AbortSignal) => Promise<Page | { redirect: string }>
type Entering = 'push' | 'replace' | 'is there already'

/**
 * Goes from page to page in one document: history, cancelling, redirects, and where one had scrolled to. There are no
 * routes here; the server knows which page an address is.
 */
export function createNavigator<Page extends object>(first: Page, load: Load<Page>): Navigator<Page> {
  const scrolled = readScrolled()
  const listeners = new Set<() => void>()
  let running: AbortController | undefined
  let state: NavigatorState<Page> = {
    place: standing(),
    page: first,
    failure: undefined,
    isLoading: false,
    scrolled: undefined,
  }
  const change = (next: Partial<NavigatorState<Page>>) => {
    state = { ...state, ...next }
    for (const listener of listeners) listener()
  }

  async function go(place: Place, entering: Entering): Promise<void> {
    running?.abort()
    const control = new AbortController()
    running = control
    scrolled[state.place.key] = scrollY
    const arrive = (found: Partial<NavigatorState<Page>>) => {
      enter(place, entering)
      const before = entering === 'is there already' ? scrolled[place.key] : undefined
      change({ failure: undefined, ...found, place, isLoading: false, scrolled: before })
    }
    // the anchor alone needs no new page
    if (addressOf(place) === addressOf(state.place) && state.failure === undefined) return arrive({})
    change({ isLoading: true })
    try {
      const found = await load(addressOf(place), control.signal)
      if (control.signal.aborted) return
      if (isRedirect(found)) return go(placeAt(found.redirect), entering === 'push' ? 'push' : 'replace')
      arrive({ page: found })
    } catch (error) {
      if (!control.signal.aborted) arrive({ failure: error ?? new Error('Nothing came') })
    }
  }

  addEventListener('popstate', () => void go(standing(), 'is there already'))
  watchScrolled(scrolled, () => state.place.key)

  return {
    read: () => state,
    subscribe(changed) {
      listeners.add(changed)
      return () => listeners.delete(changed)
    },
    navigate(href) {
      const place = placeAt(href)
      const isSame = `${addressOf(place)}${place.hash}` === `${addressOf(state.place)}${state.place.hash}`
      void go(place, isSame ? 'replace' : 'push')
    },
    async reload() {
      const { place } = state
      const found = await load(addressOf(place), new AbortController().signal).catch(failure => ({ failure }))
      // whoever has gone on meanwhile does not want it any more
      if (place !== state.place) return
      if (isRedirect(found)) return go(placeAt(found.redirect), 'replace')
      change('failure' in found ? found : { page: found, failure: undefined })
    },
  }
}

const addressOf = ({ pathname, search }: Place) => `${pathname}${search}`

const isRedirect = (found: object): found is { redirect: string } => 'redirect' in found

const newKey = () => Math.random().toString(36).slice(2, 10)

function placeAt(href: string): Place {
  const { origin, pathname, search, hash } = new URL(href, location.href)
  // specification section 8: nothing leads out of the site by itself
  if (origin !== location.origin) throw new Error('Internal redirect error')
  return { pathname, search, hash, key: newKey() }
}

/** Where the browser is; an entry that is not from here, as a document's first, gets its key now. */
function standing(): Place {
  const { pathname, search, hash } = location
  const key: unknown = history.state?.key
  if (typeof key === 'string') return { pathname, search, hash, key }
  const place = { pathname, search, hash, key: newKey() }
  // what stands in it stays: the chat may have been opened before this code came
  history.replaceState({ ...history.state, key: place.key }, '')
  return place
}

function enter(place: Place, entering: Entering): void {
  const href = `${addressOf(place)}${place.hash}`
  if (entering === 'push') history.pushState({ key: place.key }, '', href)
  if (entering === 'replace') history.replaceState({ key: place.key }, '', href)
}
