import { connection, isSlow } from './connection.ts'
import type { Navigator } from './navigator.ts'
import { aimedAt, isSitePage } from './our-links.ts'
import { fetchEarly } from './payload.ts'

/** The first path segments whose pages are fetched ahead (specification section 2). */
const segments = new Set([
  'news',
  'event',
  'overview',
  'blog',
  'program',
  'class',
  'belajarbersama',
  'portfolio',
  'lms',
  'courses',
  'metamorfosa',
  'articles',
  'podcasts',
  'tulisan-temans',
  'tenants',
  'collaborators',
  // the route that shows them
  'collaboration',
  'camp',
])

/** a pointer that only passes by asks for nothing */
const restMilliseconds = 65
/** links in sight that are fetched while nothing else happens, on a fast connection */
const inSight = 3

/**
 * Fetches the data of pages that will probably be wanted next: a link under the pointer, the finger or the keyboard's
 * focus, the first few in sight, and the next chapter once the end of this one is near. Never on 2g or with data saver.
 */
export function fetchAhead(navigator: Navigator<unknown>): void {
  let resting: ReturnType<typeof setTimeout> | undefined
  addEventListener(
    'pointerover',
    ({ target }) => {
      clearTimeout(resting)
      const url = wishOf(target)
      if (url) resting = setTimeout(() => fetchEarly(url), restMilliseconds)
    },
    { passive: true },
  )
  for (const sign of ['focusin', 'touchstart', 'pointerdown'] as const)
    addEventListener(
      sign,
      ({ target }) => {
        const url = wishOf(target)
        if (url) fetchEarly(url)
      },
      { passive: true },
    )
  watchSight()
  watchEnd()
  let seen = navigator.read().place
  navigator.subscribe(() => {
    const { place } = navigator.read()
    if (place === seen) return
    seen = place
    watchSight()
    watchEnd()
  })
}

/** The address to ask for, where the connection allows and the page is of the kind. */
function wishOf(target: EventTarget | null): string | undefined {
  if (isSlow()) return undefined
  const link = aimedAt({ target }, 'a[href]')
  return link instanceof HTMLAnchorElement ? addressOf(link) : undefined
}

function addressOf(link: HTMLAnchorElement): string | undefined {
  if (!isSitePage(link)) return undefined
  const { pathname, search } = link
  if (pathname === location.pathname && search === location.search) return undefined
  return segments.has(pathname.split('/', 2)[1]?.toLowerCase() ?? '') ? `${pathname}${search}` : undefined
}

let observer: IntersectionObserver | undefined

function watchSight(): void {
  observer?.disconnect()
  if (connection().effectiveType !== '4g') return
  let left = inSight
  observer = new IntersectionObserver(entries => {
    for (const { target, isIntersecting } of entries) {
      if (!isIntersecting || left === 0) continue
      const url = wishOf(target)
      if (!url) continue
      left--
      fetchEarly(url)
    }
    if (left === 0) observer?.disconnect()
  })
  const watch = () => {
    for (const link of document.querySelectorAll('#main .card-title a')) observer?.observe(link)
  }
  if ('requestIdleCallback' in window) requestIdleCallback(watch, { timeout: 3000 })
}

/** how far above the way to the next chapter one is near the end: one screen, as the observer writes it */
const nearEnd = '0px 0px 100% 0px'

let endObserver: IntersectionObserver | undefined

/** One who reads to the end goes on: the next chapter is asked for when the way there comes near. */
function watchEnd(): void {
  endObserver?.disconnect()
  const next = document.querySelector('a.turn-next')
  if (!next) return
  endObserver = new IntersectionObserver(
    entries => {
      if (!entries.some(entry => entry.isIntersecting)) return
      const url = wishOf(next)
      if (url) fetchEarly(url)
      endObserver?.disconnect()
    },
    { rootMargin: nearEnd },
  )
  endObserver.observe(next)
}
