import { escaped } from '../../shared/document/html-tags.ts'

/** What other programs put on the clipboard, as plain elements. Pure but for the browser's own HTML parser. */

/** Word, Google Docs, LibreOffice and WPS: lists that are paragraphs, marks that are styles, and much that says nothing. */
export function plainHtml(html: string): string {
  const { body } = new DOMParser().parseFromString(html.replaceAll(/<!--[\s\S]*?-->/g, ''), 'text/html')
  for (const element of body.querySelectorAll('style, script, meta, link, title, xml, iframe, object'))
    element.remove()
  for (const element of body.querySelectorAll('*')) if (element.tagName.includes(':')) unwrap(element)
  wordLists(body)
  for (const element of body.querySelectorAll<HTMLElement>('span, font, b, i, p, div')) marksOfStyle(element)
  // Google Docs puts the whole text into one bold that is not bold
  for (const element of body.querySelectorAll<HTMLElement>(
    'b[style*="font-weight:normal"], b[id^="docs-internal"]',
  ))
    unwrap(element)
  for (const element of body.querySelectorAll('p')) if (isBlankLine(element)) element.remove()
  return body.innerHTML
}

const isBlankLine = (paragraph: Element) =>
  (paragraph.textContent ?? '').replaceAll('\u00a0', ' ').trim() === '' && !paragraph.querySelector('img')

function unwrap(element: Element): void {
  element.replaceWith(...element.childNodes)
}

/** Bold, italic and struck through that are only said as a style become elements. */
function marksOfStyle(element: HTMLElement): void {
  if (element.tagName !== 'SPAN' && element.tagName !== 'FONT') return
  const { fontWeight, fontStyle, textDecoration, verticalAlign } = element.style
  const tags = [
    ...(fontWeight === 'bold' || Number(fontWeight) >= 600 ? ['strong'] : []),
    ...(fontStyle === 'italic' ? ['em'] : []),
    ...(textDecoration.includes('line-through') ? ['s'] : []),
    ...(textDecoration.includes('underline') && !element.closest('a') ? ['u'] : []),
    ...(verticalAlign === 'super' ? ['sup'] : []),
    ...(verticalAlign === 'sub' ? ['sub'] : []),
  ]
  const outer = tags.reduce<Element | undefined>((inside, tag) => {
    const made = document.createElement(tag)
    made.append(...(inside ? [inside] : element.childNodes))
    return made
  }, undefined)
  if (outer) element.replaceWith(outer)
}

/** Word's lists are paragraphs with a bullet typed before them; how deep each is stands in its style. */
function wordLists(body: HTMLElement): void {
  const items = [...body.querySelectorAll<HTMLElement>('p')].filter(
    one => /mso-list:\s*l\d/i.test(one.getAttribute('style') ?? '') || /MsoListParagraph/.test(one.className),
  )
  let before: Element | undefined
  const open: { depth: number; list: Element }[] = []
  for (const item of items) {
    const depth = Number(/level(\d)/.exec(item.getAttribute('style') ?? '')?.[1] ?? 1)
    if (before === undefined || item.previousElementSibling !== before) open.length = 0
    const marker = takeMarker(item)
    const tag = /^\s*(?:\d+|[a-z]|[ivx]+)[.)]/i.test(marker) ? 'ol' : 'ul'
    while ((open.at(-1)?.depth ?? 0) > depth) open.pop()
    let holder = open.at(-1)
    if (!holder || holder.depth < depth) {
      const list = document.createElement(tag)
      if (holder) (holder.list.lastElementChild ?? holder.list).append(list)
      else item.before(list)
      holder = { depth, list }
      open.push(holder)
    }
    const line = document.createElement('li')
    line.append(...item.childNodes)
    holder.list.append(line)
    before = open[0]?.list
    item.remove()
  }
}

/** the bullet or number that Word typed, taken out of the words */
function takeMarker(item: HTMLElement): string {
  const ignored = [...item.querySelectorAll<HTMLElement>('span')].find(one =>
    /mso-list:\s*ignore/i.test(one.getAttribute('style') ?? ''),
  )
  if (ignored) {
    const text = ignored.textContent ?? ''
    ignored.remove()
    return text
  }
  const [first] = item.childNodes
  const found = /^\s*(?:[·•o§▪-]|\d+[.)]|[a-z][.)])[\s\u00a0]+/i.exec(first?.textContent ?? '')
  if (found && first?.nodeType === Node.TEXT_NODE)
    first.textContent = (first.textContent ?? '').slice(found[0].length)
  return found?.[0] ?? ''
}

/** Words without markup, as WhatsApp has them: *bold*, _italic_, ~struck~; "- " and "1. " are lists, an empty line a paragraph. */
export function htmlOfPlain(text: string): string {
  return text
    .replaceAll('\r\n', '\n')
    .split(/\n\s*\n/)
    .filter(part => part.trim() !== '')
    .map(partHtml)
    .join('')
}

function partHtml(part: string): string {
  const lines = part.split('\n').filter(line => line.trim() !== '')
  const heading = /^(#{1,4})\s+(.+)$/.exec(part.trim())
  if (heading && lines.length === 1) {
    const level = Math.max(2, heading[1]?.length ?? 2)
    return `<h${level}>${words(heading[2] ?? '')}</h${level}>`
  }
  const items = (marker: RegExp) => lines.map(line => `<li>${words(line.replace(marker, ''))}</li>`).join('')
  const bullet = /^\s*[-*•]\s+/
  const number = /^\s*\d{1,3}[.)]\s+/
  if (lines.every(line => bullet.test(line))) return `<ul>${items(bullet)}</ul>`
  if (lines.every(line => number.test(line))) return `<ol>${items(number)}</ol>`
  return `<p>${lines.map(words).join('<br>')}</p>`
}

/** "[24/11/26 09.05] Sari: …": who said when is left out */
const said = /^\[\d{1,2}[/.]\d{1,2}[/.]\d{2,4},? \d{1,2}[.:]\d{2}(?:[.:]\d{2})?\] [^:]{1,60}: /

const words = (line: string) =>
  escaped(line.replace(said, ''))
    .replaceAll(/(^|[\s(])\*{1,2}(?!\s)([^*\n]+?)\*{1,2}(?=$|[\s.,;:!?)])/g, '$1<strong>$2</strong>')
    .replaceAll(/(^|[\s(])_(?!\s)([^_\n]+?)_(?=$|[\s.,;:!?)])/g, '$1<em>$2</em>')
    .replaceAll(/(^|[\s(])~(?!\s)([^~\n]+?)~(?=$|[\s.,;:!?)])/g, '$1<s>$2</s>')
