/**
 * Parts of a page with a little script of their own: reactions, photographs, films, the foot of a chapter, a payment that is waited for, a recording. One small module for all of them,
 * fetched after a page has loaded and only where one stands; most pages have none.
 */
export function wakeElements(): void {
  if (
    document.querySelector(
      'reaction-bar,photo-lightbox,film-frame,chapter-reading,chapter-notes,pay-watch,listen-start',
    )
  )
    import('./all.ts').catch(() => {})
}
