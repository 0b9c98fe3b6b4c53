import { ask } from '../ui/calls/ask.ts'

/** What of a page may be written, and where: as /v1/pencils answers. */
interface Pencil {
  path: string
  href: string
  label: string
}

const most = 80
const restMilliseconds = 400

/** the layer over the page: React never sees it */
let layer: HTMLElement | undefined
let shown: { pencil: Pencil; link: HTMLAnchorElement; at: Element | undefined }[] = []
let askedFor = ''

const look = `
.pencils a{position:absolute;z-index:60;display:grid;place-items:center;width:2.75rem;height:2.75rem;border:1px solid #0000;border-radius:50%;background:#10241c;color:#fff;text-decoration:none;font:600 .875rem/1 system-ui,sans-serif;opacity:.82}
.pencils a:hover,.pencils a:focus-visible{opacity:1;outline:3px solid #ffb400;outline-offset:2px}
.pencils a.pencil-here{position:fixed;inset-inline-start:1rem;inset-block-end:1rem;display:flex;gap:.5rem;width:auto;padding-inline:1rem;border-radius:2rem}
.pencils a[hidden]{display:none}
@media (width < 48rem){.pencils a.pencil-here{inset-inline:auto max(1.125rem,env(safe-area-inset-right));inset-block-end:calc(4.75rem + var(--foot-rise,0px) + env(safe-area-inset-bottom));width:2.75rem;padding:0;justify-content:center;gap:0;transition:translate .15s,visibility .15s}.pencil-here span{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%)}.pencils.is-away a.pencil-here:not(:focus-visible){translate:0 1rem;visibility:hidden}}
.pencils svg{width:1.125rem;height:1.125rem;fill:none;stroke:currentColor;stroke-width:2;stroke-linecap:round;stroke-linejoin:round}
@media print{.pencils{display:none}}`

/**
 * Pencils at what whoever is signed in may write: at the thing of this page, and at the cards that lead to others. Pages
 * are the same for everybody; their addresses say what stands on them, and this module, which only those load who may
 * write something, asks whose it is.
 */
export function showPencils(): void {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(look)
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
  let timer: ReturnType<typeof setTimeout> | undefined
  const later = () => {
    clearTimeout(timer)
    timer = setTimeout(() => void draw(), restMilliseconds)
  }
  // the client has gone to another page, or a list has grown
  new MutationObserver(changes => {
    if (changes.some(({ target }) => target !== layer)) later()
  }).observe(document.body, { childList: true, subtree: true })
  new ResizeObserver(place).observe(document.body)
  addEventListener('scroll', giveWay, { passive: true })
  void draw()
}

/** links of the page's own part, by where they lead */
function linksHere(): Map<string, Element> {
  const found = new Map<string, Element>()
  for (const link of document.querySelectorAll<HTMLAnchorElement>('main a[href]')) {
    if (link.origin !== location.origin || found.has(link.pathname) || found.size >= most - 1) continue
    // crumbs and tabs lead to pages; they are not things that stand here. A word or a button has no pencil lying on it,
    // nor the whole page in the place of one of its links
    const card = link.closest('article, li')
    if (!card || card.querySelector('h1') || link.closest('nav')) continue
    found.set(link.pathname, card)
  }
  found.delete(location.pathname)
  return found
}

async function draw(): Promise<void> {
  const links = linksHere()
  const paths = [location.pathname, ...links.keys()]
  const now = paths.join(' ')
  if (now === askedFor) return place()
  askedFor = now
  let pencils: Pencil[] = []
  try {
    const response = await ask('/v1/pencils', {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'application/json' },
      body: JSON.stringify({ paths: paths.map(decoded) }),
    })
    if (response.ok) pencils = (await response.json()).data.pencils
  } catch {
    // without a network there is nothing to write
  }
  // another page stands here by now
  if (askedFor !== now) return
  shown = pencils.map(pencil => {
    const isHere = pencil.path === decoded(location.pathname)
    const at = isHere ? undefined : [...links].find(([path]) => decoded(path) === pencil.path)?.[1]
    return { pencil, at, link: linkTo(pencil, isHere) }
  })
  layer ??= document.body.appendChild(
    Object.assign(document.createElement('nav'), {
      className: 'pencils',
      ariaLabel: 'Sunting isi halaman ini',
    }),
  )
  layer.hidden = shown.length === 0
  layer.replaceChildren(...shown.map(({ link }) => link))
  place()
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}

function linkTo({ href, label }: Pencil, isHere: boolean): HTMLAnchorElement {
  const link = document.createElement('a')
  const back = encodeURIComponent(location.pathname + location.search)
  link.href = `${href}?back=${back}`
  link.title = `Sunting: ${label}`
  link.setAttribute('aria-label', link.title)
  link.innerHTML =
    '<svg viewBox="0 0 24 24" aria-hidden="true"><path d="M12 20h9M16.5 3.5a2.1 2.1 0 0 1 3 3L7 19l-4 1 1-4z"/></svg>'
  if (isHere) {
    link.className = 'pencil-here'
    link.append(Object.assign(document.createElement('span'), { textContent: 'Sunting' }))
  }
  return link
}

let scrolledTo = 0
/** On the way down a phone is read: what stands over the page is out of the way until somebody turns back. */
function giveWay(): void {
  const way = scrollY - scrolledTo
  if (Math.abs(way) < 8) return
  scrolledTo = scrollY
  layer?.classList.toggle('is-away', way > 0 && scrollY > 80)
}

/** px below which a card is a line or a button, which a pencil would cover */
const leastCard = { width: 140, height: 72 }

/** Each on the upper corner of its card, beside what stands in it; what is not seen has none. */
function place(): void {
  for (const { link, at } of shown) {
    if (!at) continue
    const { top, right, width, height } = at.getBoundingClientRect()
    link.hidden = width < leastCard.width || height < leastCard.height
    link.style.top = `${top + scrollY - 14}px`
    link.style.left = `${Math.min(right, document.documentElement.clientWidth - 8) + scrollX - 38}px`
  }
}
