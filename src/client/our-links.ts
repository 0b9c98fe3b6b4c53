/** What an event is aimed at or within: the nearest that fits. */
export const aimedAt = <Found extends Element>({ target }: Pick<Event, 'target'>, selector: string) =>
  target instanceof Element ? target.closest<Found>(selector) : null

/** The link that a click follows within this site and window; undefined where it stays the browser's. */
export function clickedLink(event: MouseEvent): HTMLAnchorElement | undefined {
  const link = aimedAt(event, 'a[href]')
  const isPlain =
    !event.defaultPrevented &&
    event.button === 0 &&
    !event.metaKey &&
    !event.ctrlKey &&
    !event.shiftKey &&
    !event.altKey
  return isPlain && link instanceof HTMLAnchorElement && isSitePage(link) ? link : undefined
}

/** A link that leads to a page of this site, in this window. */
export const isSitePage = (link: HTMLAnchorElement) =>
  (link.target === '' || link.target === '_self') &&
  !link.hasAttribute('download') &&
  link.origin === location.origin &&
  !isDocument(link.pathname)

/** Addresses the server answers with something else than a page: signing in and out, calls, files. */
export const isDocument = (path: string) =>
  /^\/(_|docs|openapi\.json|v\d|(login|register|logout|callback\w+)\b)/i.test(path)
