import { aimedAt, clickedLink } from './our-links.ts'

/** Within the editor's frame every way keeps the token that shows the draft's look. */
const previewToken = new URLSearchParams(location.search).get('pratinjau')

function withPreview(url: URL): string {
  if (previewToken !== null) url.searchParams.set('pratinjau', previewToken)
  return `${url.pathname}${url.search}${url.hash}`
}

/** What is no page of the site cannot be shown within the editor's frame. */
function keepInFrame(event: MouseEvent): void {
  const link = aimedAt(event, 'a[href]')
  if (previewToken !== null && link instanceof HTMLAnchorElement) link.target = '_blank'
}

/**
 * One listener for every link and every GET form of the page, those in articles too: addresses of this site go
 * through the navigator, all others stay the browser's. Components therefore print plain `<a href>`.
 */
export function followLinks(navigate: (href: string) => void): void {
  document.addEventListener('click', event => {
    const link = clickedLink(event)
    if (!link) return keepInFrame(event)
    event.preventDefault()
    navigate(withPreview(new URL(link.href)))
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
