import type { Source } from './calls.ts'
import { make } from './make.ts'

/** Only addresses of this site: what a text says of others stays text. */
export function ownLink(url: string): string | undefined {
  if (!URL.canParse(url, location.href)) return undefined
  const { origin, pathname, search, hash } = new URL(url, location.href)
  return origin === location.origin ? `${pathname}${search}${hash}` : undefined
}

/** Where somebody is written to or called: leads out of the site, and nowhere else. */
export const contactLink = (href: string): string | undefined =>
  /^(tel:\+?\d{5,15}|mailto:[^\s<>"]+@[^\s<>"]+|https:\/\/wa\.me\/\d{6,15})$/.test(href) ? href : undefined

const pieces =
  /\*\*([^*\n]+)\*\*|\*([^*\n]+)\*|`([^`\n]+)`|\[(\d{1,2})\]|([\w.+-]+@[\w-]+(?:\.[\w-]+)+)|((?<![\d.])(?:\+62|0)\d[\d -]{6,14}\d(?![\d.]*\d))/g

/** A telephone number as a link; one that stands behind "WhatsApp" is written to there. */
function numberLink(number: string, before: string): string | undefined {
  const digits = number.replaceAll(/\D/g, '')
  return contactLink(
    /\b(whatsapp|wa)\b\W*$/i.test(before)
      ? `https://wa.me/${digits.replace(/^0/, '62')}`
      : `tel:${number.startsWith('+') ? '+' : ''}${digits}`,
  )
}

/** **bold**, *cursive*, `code`, ways to reach somebody, and [1], which leads to the first source; all else as it is written. */
function inline(text: string, sources: readonly Source[]): (Node | string)[] {
  const made: (Node | string)[] = []
  let at = 0
  for (const match of text.matchAll(pieces)) {
    const [whole, bold, cursive, code, number, mail, phone] = match
    made.push(text.slice(at, match.index))
    at = match.index + whole.length
    const source = number === undefined ? undefined : sources[Number(number) - 1]
    const href = source && ownLink(source.url)
    if (bold !== undefined) made.push(make('strong', {}, bold))
    else if (cursive !== undefined) made.push(make('em', {}, cursive))
    else if (code !== undefined) made.push(make('code', {}, code))
    else if (source && href) made.push(make('a', { href, class: 'asst-cite', title: source.title }, whole))
    else {
      const contact = mail
        ? contactLink(`mailto:${mail}`)
        : phone && numberLink(phone, text.slice(0, match.index))
      made.push(contact ? make('a', { href: contact }, whole) : whole)
    }
  }
  return [...made, text.slice(at)]
}

const bullet = /^\s*(?:[-*•]|\d{1,2}[.)])\s+/

/** A text of the assistant as elements: paragraphs, lists and code. It is made of text alone, so nothing in it can run. */
export function drawAnswer(text: string, sources: readonly Source[] = []): Node[] {
  const parts = text.split(/```[\w-]*\n?/)
  return parts.flatMap((part, index) => {
    if (index % 2 === 1) return [make('pre', {}, make('code', {}, part.replace(/\n$/, '')))]
    return part
      .split(/\n{2,}/)
      .filter(block => block.trim() !== '')
      .flatMap(block => drawBlock(block.split('\n'), sources))
  })
}

function drawBlock(lines: string[], sources: readonly Source[]): Node[] {
  const made: HTMLElement[] = []
  for (const line of lines.filter(one => one.trim() !== '')) {
    const last = made.at(-1)
    if (bullet.test(line)) {
      const tag = /^\s*\d/.test(line) ? 'ol' : 'ul'
      const list = last?.tagName === tag.toUpperCase() ? last : make(tag)
      list.append(make('li', {}, ...inline(line.replace(bullet, ''), sources)))
      if (list !== last) made.push(list)
    } else if (last?.tagName === 'P') last.append(make('br'), ...inline(line, sources))
    else made.push(make('p', {}, ...inline(line.replace(/^#{1,4}\s+/, ''), sources)))
  }
  return made
}

/** Where it stands, numbered as the text names them. */
export function drawSources(sources: readonly Source[], label = 'Sumber'): HTMLElement[] {
  const items = sources.flatMap(({ title, url, heading }) => {
    const href = ownLink(url)
    if (!href) return []
    const more = heading && heading !== title ? [make('small', {}, heading)] : []
    return [make('li', {}, make('a', { href }, title, ...more))]
  })
  if (items.length === 0) return []
  return [make('div', { class: 'asst-sources' }, make('p', {}, label), make('ol', {}, ...items))]
}

/** The badge that says who wrote it. */
export const badgeOf = (engine: 'extractive' | 'model') =>
  make('span', { class: 'asst-badge' }, engine === 'model' ? 'Jawaban AI' : 'Jawaban dari materi')
