/** Within the editor's frame every way keeps the token that shows the draft's look. */
const previewToken = new URLSearchParams(location.search).get('pratinjau')

function withPreview(url: URL): string {
  if (previewToken !== null) url.searchParams.set('pratinjau', previewToken)
  return `${url.pathname}${url.search}${url.hash}`
}

/**
 * One listener for every link and every GET form of the page, those in articles too: addresses of this site go
 * through the navigator, all others stay the browser's. Components therefore print plain `<a href>`.
 */
export function followLinks(navigate: (href: string) => void): void {
  document.addEventListener('click', event => {
    const link = event.target instanceof Element ? event.target.closest('a[href]') : null
    if (!(link instanceof HTMLAnchorElement)) return
    if (!isOurs(event, link)) {
      // what is no page of the site cannot be shown within the editor's frame
      if (previewToken !== null) link.target = '_blank'
      return
    }
    const url = new URL(link.href)
    event.preventDefault()
    navigate(withPreview(url))
  })
  document.addEventListener('submit', event => {
    const form = event.target
    if (!(form instanceof HTMLFormElement) || event.defaultPrevented || form.method !== 'get') return
    // a button may have a name of its own, or lead the same fields elsewhere
    const { submitter } = event
    const led = submitter?.hasAttribute('formaction') ? submitter.getAttribute('formaction') : null
    const url = new URL(led ?? form.action, location.href)
    if (url.origin !== location.origin) return
    event.preventDefault()
    const fields = [...new FormData(form, submitter)].flatMap(([name, value]) =>
      typeof value === 'string' && value.trim() !== '' ? [[name, value.trim()]] : [],
    )
    url.search = String(new URLSearchParams(fields))
    url.hash = ''
    navigate(withPreview(url))
  })
}

function isOurs(event: MouseEvent, link: HTMLAnchorElement): boolean {
  return (
    !event.defaultPrevented &&
    event.button === 0 &&
    !event.metaKey &&
    !event.ctrlKey &&
    !event.shiftKey &&
    !event.altKey &&
    isSitePage(link)
  )
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
