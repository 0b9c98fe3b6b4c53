const storageKey = 'sanggar_scroll'

/** Pixels from the top by key of a history entry, of this tab. */
export function readScrolled(): Record<string, number> {
  try {
    return JSON.parse(sessionStorage.getItem(storageKey) ?? '{}')
  } catch {
    return {}
  }
}

/** The browser no longer restores scroll positions, we do: by history entry, kept over reloads of the tab. */
export function watchScrolled(scrolled: Record<string, number>, keyHere: () => string): void {
  history.scrollRestoration = 'manual'
  addEventListener('pagehide', () => {
    scrolled[keyHere()] = scrollY
    try {
      sessionStorage.setItem(storageKey, JSON.stringify(scrolled))
    } catch {
      // a browser that keeps nothing begins at the top
    }
    // what is loaded anew, or comes back as it was, is the browser's to restore
    history.scrollRestoration = 'auto'
  })
  addEventListener('pageshow', () => {
    history.scrollRestoration = 'manual'
  })
}

interface Arrival {
  /** pixels from the top, where one has been before */
  scrolled: number | undefined
  place: { hash: string }
}

/** Back to where it was, to the anchor, or to the top; the keyboard continues there. */
export function applyScroll({ scrolled, place }: Arrival): void {
  const anchor = anchorOf(place.hash)
  if (scrolled !== undefined) scrollTo(0, scrolled)
  else if (anchor) anchor.scrollIntoView()
  else scrollTo(0, 0)
  const focused = anchor ?? document.getElementById('main')
  if (focused && focused.tabIndex < 0) focused.tabIndex = -1
  focused?.focus({ preventScroll: true })
}

/** An anchor as it stands in the address, encoded or not; some encodings are none. */
function anchorOf(hash: string): HTMLElement | null {
  const id = hash.slice(1)
  if (id === '') return null
  try {
    return document.getElementById(decodeURIComponent(id))
  } catch {
    return document.getElementById(id)
  }
}
