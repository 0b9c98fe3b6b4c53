import { embedOf } from '../../../shared/embeds.ts'
import { escapeAttribute } from '../pages/html-tree.ts'
import type { Note } from '../skip-list.ts'

export type GalleryPicture = { url: string; alt: string; caption: string }
export type ShortcodeContext = {
  note: Note
  /** Pictures by attachment id, or those attached to the post itself when none are named. */
  gallery: (ids: readonly string[] | undefined, without: readonly string[]) => GalleryPicture[]
}

type Attributes = { named: Record<string, string>; bare: string[] }
type Handler = (attributes: Attributes, inner: string, context: ShortcodeContext) => string

const handlers: Record<string, Handler> = {
  caption: captioned,
  wp_caption: captioned,
  gallery: galleryOf,
  embed: (attributes, inner) => embedHtml(inner.trim() || addressIn(attributes)),
  audio: mediaOf('audio'),
  video: mediaOf('video'),
  wpvideo: (_, __, { note }) => dropped('wpvideo', note),
  youtube: (attributes, inner) => embedHtml(addressIn(attributes) || inner.trim()),
  vimeo: (attributes, inner) => {
    const address = addressIn(attributes) || inner.trim()
    return embedHtml(/^\d+$/.test(address) ? `https://vimeo.com/${address}` : address)
  },
  code: listing,
  sourcecode: listing,
}

const SHORTCODE = /\[(\[?)(\/?)([a-z][\w-]*)((?:[\s=:][^[\]]*)?)\](\]?)/gi
const LISTING = /(<pre\b(?:(?!<pre\b)[\s\S])*?<\/pre>|<code\b(?:(?!<code\b)[\s\S])*?<\/code>)/gi

/**
 * WordPress' square brackets as HTML. What only looks like one (`[sic]`, `[1]`) stays; unknown ones
 * lose their brackets, keep the words between them, and are noted.
 */
export function expandShortcodes(text: string, context: ShortcodeContext): string {
  return text
    .split(LISTING)
    .map((piece, at) =>
      at % 2 === 1 ? piece.replace(/\[(\[[^[\]]*\])\]/g, '$1') : expandPiece(piece, context),
    )
    .join('')
}

function expandPiece(text: string, context: ShortcodeContext): string {
  let made = ''
  let at = 0
  const unknown = new Set<string>()
  const endOf = closingMarks(text)
  const pattern = new RegExp(SHORTCODE)
  for (let found = pattern.exec(text); found; found = pattern.exec(text)) {
    const [whole, escaped = '', closing, rawName = '', rest = '', escapedEnd] = found
    const name = rawName.toLowerCase()
    made += text.slice(at, found.index)
    at = found.index + whole.length
    const handler = Object.hasOwn(handlers, name) ? handlers[name] : undefined
    if (escaped && escapedEnd) made += whole.slice(1, -1)
    else if (closing) made += unknown.has(name) || handler ? '' : whole
    else if (handler) {
      const end = rest.trim().endsWith('/') ? undefined : endOf(name, at)
      made += `${escaped}${handler(attributesOf(rest), end ? text.slice(at, end.from) : '', context)}`
      at = end?.to ?? at
      pattern.lastIndex = at
    } else if (looksLikeOne(name, rest, endOf(name, at) !== undefined)) {
      unknown.add(name)
      made += dropped(name, context.note)
    } else made += whole
  }
  return made + text.slice(at)
}

type Mark = { from: number; to: number; closes: boolean }

/**
 * Where the shortcode `name`, opened before `from`, is closed; undefined when another of its name
 * comes first, since then it had no end of its own. All marks are found in one walk over the text.
 */
function closingMarks(
  text: string,
): (name: string, from: number) => { from: number; to: number } | undefined {
  const marks = new Map<string, Mark[]>()
  for (const found of text.matchAll(/\[(\/?)([a-z][\w-]*)(?=[\s\]=:])\]?/gi)) {
    const name = found[2]?.toLowerCase() ?? ''
    const mark = { from: found.index, to: found.index + found[0].length, closes: found[1] === '/' }
    const known = marks.get(name)
    if (known) known.push(mark)
    else marks.set(name, [mark])
  }
  const passed = new Map<string, number>()
  return (name, from) => {
    const list = marks.get(name) ?? []
    let at = passed.get(name) ?? 0
    while ((list[at]?.from ?? from) < from) at += 1
    passed.set(name, at)
    const next = list[at]
    return next?.closes ? next : undefined
  }
}

function looksLikeOne(name: string, rest: string, closed: boolean): boolean {
  return /=\s*\S/.test(rest) || rest.trim() === '/' || /[_-]/.test(name) || closed
}

function dropped(name: string, note: Note): string {
  note(`[${name}]`, 'Shortcode tidak dikenal; hanya teks di dalamnya yang dibawa')
  return ''
}

function attributesOf(text: string): Attributes {
  const named: Record<string, string> = {}
  const bare: string[] = []
  for (const found of text.matchAll(
    /([\w-]+)\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'/][^\s"']*))|"([^"]*)"|(\S+)/g,
  )) {
    if (found[1]) named[found[1].toLowerCase()] = found[2] ?? found[3] ?? found[4] ?? ''
    else bare.push(found[5] ?? found[6] ?? '')
  }
  return { named, bare: bare.filter(word => word !== '/') }
}

function captioned({ named }: Attributes, inner: string): string {
  const picture = /^\s*((?:<a\b[^>]*>\s*)?<img\b[^>]*>(?:\s*<\/a>)?)([\s\S]*)$/i.exec(inner)
  const caption = named.caption || picture?.[2]?.trim() || ''
  const told = caption ? `<figcaption>${caption}</figcaption>` : ''
  const side = /^align(?:left|right|center)$/.test(named.align ?? '') ? ` class="${named.align}"` : ''
  return block(`<figure${side}>${picture?.[1] ?? inner}${picture ? told : ''}</figure>`)
}

function galleryOf({ named }: Attributes, _inner: string, { gallery, note }: ShortcodeContext): string {
  const list = (value: string | undefined) => value?.split(/[\s,]+/).filter(Boolean)
  const pictures = gallery(list(named.ids ?? named.include), list(named.exclude) ?? [])
  if (pictures.length === 0) note('[gallery]', 'Galeri tanpa gambar yang dikenal')
  const shown = pictures
    .map(({ url, alt, caption }) => {
      const told = caption ? `<figcaption>${caption}</figcaption>` : ''
      return `<figure><img src="${escapeAttribute(url)}" alt="${escapeAttribute(alt)}">${told}</figure>`
    })
    .join('')
  return block(`<div class="wp-block-gallery">${shown}</div>`)
}

function mediaOf(tag: 'audio' | 'video'): Handler {
  return (attributes, inner) => {
    const address = addressIn(attributes) || /https?:\/\/[^\s"'<>]+/.exec(inner)?.[0] || ''
    if (!address || embedOf(address)) return embedHtml(address)
    return block(`<${tag} src="${escapeAttribute(address)}"></${tag}>`)
  }
}

function addressIn({ named, bare }: Attributes): string {
  const keys = ['src', 'url', 'mp4', 'webm', 'mp3', 'm4a', 'ogg', 'ogv', 'wav', 'id']
  const found = keys.map(key => named[key]).find(Boolean) ?? bare[0] ?? ''
  return found.replace(/^=/, '')
}

/** A frame for the hosts we may show, a plain link for the rest. */
export function embedHtml(address: string): string {
  if (!/^https?:\/\/[^\s<>"']+$/i.test(address)) return ''
  const found = embedOf(address.replaceAll('&amp;', '&'))
  if (found) return block(`<iframe src="${escapeAttribute(found.frame)}"></iframe>`)
  return block(
    `<p><a href="${escapeAttribute(address.replaceAll('&amp;', '&'))}">${escapeAttribute(address)}</a></p>`,
  )
}

function listing({ named, bare }: Attributes, inner: string): string {
  const language = /^[\w+#-]+$/.exec(named.language ?? named.lang ?? bare[0] ?? '')?.[0]
  const text = inner.replace(/^\n/, '').replaceAll('<', '&lt;')
  return block(`<pre><code${language ? ` class="language-${language}"` : ''}>${text}</code></pre>`)
}

function block(html: string): string {
  return `\n\n${html}\n\n`
}
