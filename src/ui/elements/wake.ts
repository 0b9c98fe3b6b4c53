/** Parts of a page with a little script of their own, by the name of their element; fetched where one stands. */
const elements: Record<string, () => Promise<unknown>> = {
  'reaction-bar': () => import('./reaction-bar.ts'),
  'photo-lightbox': () => import('./photo-lightbox.ts'),
  'film-frame': () => import('./film-frame.ts'),
}

/** After a page has loaded, and after each navigation: nothing is fetched twice, and most pages need none of it. */
export function wakeElements(): void {
  for (const [name, load] of Object.entries(elements))
    if (!customElements.get(name) && document.querySelector(name)) load().catch(() => {})
}
