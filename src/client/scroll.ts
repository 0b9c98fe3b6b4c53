import type { DataRouter } from 'react-router'

const storageKey = 'sanggar_scroll'

/** The browser no longer restores scroll positions, we do: by history entry, kept over reloads of the tab. */
export function rememberScroll(router: DataRouter): void {
  history.scrollRestoration = 'manual'
  const positions: Record<string, number> = readPositions()
  router.enableScrollRestoration(
    positions,
    () => scrollY,
    location => location.key,
  )
  addEventListener('pagehide', () => {
    positions[router.state.location.key] = scrollY
    sessionStorage.setItem(storageKey, JSON.stringify(positions))
    history.scrollRestoration = 'auto'
  })
}

function readPositions(): Record<string, number> {
  try {
    return JSON.parse(sessionStorage.getItem(storageKey) ?? '{}')
  } catch {
    return {}
  }
}

/** Back to where it was, to the anchor, or to the top; the keyboard continues at the page's content. */
export function applyScroll({ restoreScrollPosition, location }: DataRouter['state']): void {
  if (restoreScrollPosition === false) return
  const anchor = anchorOf(location.hash)
  if (typeof restoreScrollPosition === 'number') scrollTo(0, restoreScrollPosition)
  else if (anchor) anchor.scrollIntoView()
  else scrollTo(0, 0)
  const place = anchor ?? document.getElementById('main')
  if (place && place.tabIndex < 0) place.tabIndex = -1
  place?.focus({ preventScroll: true })
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
