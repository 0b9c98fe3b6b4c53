const key = 'sanggar_reloaded_at'
/** specification section 9 */
const guardMilliseconds = 60_000

/**
 * Code that cannot be loaded (a new version was put online) reloads the page once, at most once per 60 seconds. Without
 * a network there is nothing to reload: whoever asked for the code says so, and what was typed stays.
 */
export function guardReloads(): void {
  addEventListener('vite:preloadError', event => {
    if (navigator.onLine && reloadOnce()) event.preventDefault()
  })
}

let wanted: string | undefined

/** Somebody waits for another page than this one: that is what is loaded then. */
export function wantInstead(href: string): void {
  wanted = href
}

export function reloadOnce(): boolean {
  try {
    const last = Number(sessionStorage.getItem(key) ?? 0)
    if (Date.now() - last < guardMilliseconds) return false
    sessionStorage.setItem(key, String(Date.now()))
  } catch {
    // a browser that keeps nothing would go round in circles
    return false
  }
  if (wanted) location.assign(wanted)
  else location.reload()
  return true
}
