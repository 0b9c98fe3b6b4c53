import { createRequire } from 'node:module'
import type sanitize from 'sanitize-html'
import { isFrame } from '../../shared/embeds.ts'

const require = createRequire(import.meta.url)

// What may stand in rich text, whoever wrote it: an editor, an importer, a member.

/** Bytes of UTF-8. Longer texts are refused, not cut: half a text is worse than a clear answer. */
const MAX_HTML_BYTES = 200 * 1024

/** Deeper tags are dropped and their text kept; deep nesting is what makes cleaners and browsers slow. */
const MAX_NESTING = 40

/** Of frames that load at once. Exact host names: a suffix test would let `www.youtube.com.evil.test` in. */
const VIDEO_HOSTS = ['www.youtube-nocookie.com', 'player.vimeo.com']

export class HtmlTooLong extends Error {
  override readonly name = 'HtmlTooLong'
  constructor() {
    super(`Isi lebih panjang dari ${MAX_HTML_BYTES / 1024} KB. Pecahlah menjadi beberapa bagian.`)
  }
}

const structure = ['p', 'h2', 'h3', 'h4', 'h5', 'h6', 'blockquote', 'aside', 'section', 'div', 'hr', 'br']
const folded = ['details', 'summary']
const lists = ['ul', 'ol', 'li', 'dl', 'dt', 'dd']
const code = ['pre', 'code', 'kbd', 'samp', 'var']
const tables = ['table', 'caption', 'colgroup', 'col', 'thead', 'tbody', 'tfoot', 'tr', 'th', 'td']
const media = ['figure', 'figcaption', 'img', 'iframe', 'audio', 'video', 'film-frame', 'photo-lightbox']
const words = [
  ...[
    'a',
    'strong',
    'em',
    'b',
    'i',
    'u',
    's',
    'sub',
    'sup',
    'abbr',
    'mark',
    'small',
    'cite',
    'q',
    'del',
    'ins',
  ],
  ...['time', 'dfn', 'span', 'bdi', 'bdo', 'wbr'],
]

/** What KaTeX writes; nothing of it leads anywhere or runs. */
const formulas = [
  ...['math', 'semantics', 'annotation', 'mrow', 'mi', 'mn', 'mo', 'ms', 'mtext', 'mspace', 'msup', 'msub'],
  ...['msubsup', 'mfrac', 'msqrt', 'mroot', 'mtable', 'mtr', 'mtd', 'mover', 'munder', 'munderover'],
  ...['mpadded', 'mphantom', 'menclose', 'mstyle'],
]
const formulaLooks = [
  ...['mathvariant', 'stretchy', 'fence', 'separator', 'lspace', 'rspace', 'minsize', 'maxsize', 'accent'],
  ...['accentunder', 'columnalign', 'columnspacing', 'rowspacing', 'columnlines', 'rowlines', 'scriptlevel'],
  ...['displaystyle', 'width', 'height', 'depth', 'voffset', 'linethickness', 'notation', 'mathcolor'],
  ...['mathsize', 'movablelimits', 'form', 'linebreak', 'symmetric', 'largeop'],
]

const withId = [
  ...['h2', 'h3', 'h4', 'h5', 'h6', 'a', 'p', 'li', 'dt', 'dd', 'figure', 'aside', 'section', 'sup'],
]

/** Names the program looks up itself: text must not be able to stand in their place. */
const RESERVED_ID = /^(?:app-|__|(?:app|root|page|page-data|main|layout)$)/i
const ID = /^[^\s"'<>&]{1,128}$/

const settings: sanitize.IOptions = {
  allowedTags: [...structure, ...folded, ...lists, ...code, ...tables, ...media, ...words, ...formulas],
  allowedAttributes: {
    '*': ['lang', 'dir'],
    ...Object.fromEntries(withId.map(tag => [tag, ['id']])),
    ...Object.fromEntries(formulas.map(tag => [tag, formulaLooks])),
    math: ['xmlns', 'display'],
    annotation: ['encoding'],
    a: ['id', 'name', 'href', 'title', 'rel', 'data-photo', 'data-caption'],
    img: ['src', 'alt', 'title', 'width', 'height', 'loading'],
    iframe: ['src', 'title', 'width', 'height', 'loading', 'allowfullscreen'],
    audio: ['src', 'controls', 'preload'],
    video: ['src', 'controls', 'preload'],
    'film-frame': ['data-frame', 'data-title', 'data-kind'],
    ol: ['start', 'type', 'reversed'],
    td: ['colspan', 'rowspan'],
    th: ['colspan', 'rowspan', 'scope'],
    col: ['span'],
    colgroup: ['span'],
    time: ['datetime'],
    abbr: ['title'],
    dfn: ['title'],
    q: ['cite'],
    blockquote: ['cite'],
    pre: ['tabindex'],
    table: ['id', 'tabindex'],
  },
  allowedClasses: {
    code: ['language-*'],
    pre: ['language-*'],
    aside: ['note', 'tip', 'warning', 'danger'],
    a: ['film-link', 'btn', 'btn-main'],
    span: ['hljs-*'],
    ul: ['photos', 'tasks'],
    li: ['done'],
    div: ['columns'],
    ...Object.fromEntries(
      ['p', 'h2', 'h3', 'h4', 'h5', 'h6', 'figure', 'img'].map(tag => [
        tag,
        ['align-left', 'align-right', 'align-center'],
      ]),
    ),
    // a file to take along, and a card of another page: each is a link in a paragraph
    p: ['align-left', 'align-right', 'align-center', 'file', 'thing'],
  },
  allowedSchemes: ['http', 'https', 'mailto', 'tel'],
  allowedSchemesByTag: { img: ['http', 'https'], iframe: ['https'], audio: ['https'], video: ['https'] },
  allowedSchemesAppliedToAttributes: ['href', 'src', 'cite'],
  allowProtocolRelative: false,
  allowedIframeHostnames: VIDEO_HOSTS,
  allowIframeRelativeUrls: false,
  nestingLimit: MAX_NESTING,
  transformTags: {
    h1: 'h2',
    acronym: 'abbr',
    tt: 'code',
    strike: 's',
    a: (tagName, attribs) => ({ tagName, attribs: safeLink(attribs) }),
    img: (tagName, attribs) => ({ tagName, attribs: safePicture(attribs) }),
    iframe: (tagName, attribs) => ({ tagName, attribs: { ...attribs, loading: 'lazy' } }),
    // nobody is asked for a sound or a film before it is played
    audio: (tagName, { src = '' }) => ({ tagName, attribs: { src, controls: '', preload: 'none' } }),
    video: (tagName, { src = '' }) => ({ tagName, attribs: { src, controls: '', preload: 'none' } }),
    // wide code and tables scroll by themselves: the keyboard must get there too
    pre: (tagName, attribs) => ({ tagName, attribs: { ...attribs, tabindex: '0' } }),
    table: (tagName, attribs) => ({ tagName, attribs: { ...withoutForeignId(attribs), tabindex: '0' } }),
    '*': (tagName, attribs) => ({ tagName, attribs: withoutForeignId(attribs) }),
  },
  exclusiveFilter: frame =>
    (['img', 'iframe', 'audio', 'video'].includes(frame.tag) && !(frame.attribs.src ?? '').trim()) ||
    (frame.tag === 'film-frame' && !isFrame(frame.attribs['data-frame'] ?? '')),
}

/**
 * Clean HTML by the one policy of the platform. Sanitising its own answer again changes nothing.
 * Throws {@link HtmlTooLong} above {@link MAX_HTML_BYTES}. Text written by strangers belongs in
 * `createSanitizer()`, which runs this where it can be stopped.
 */
export function sanitizeHtml(html: string): string {
  if (html.length > MAX_HTML_BYTES || Buffer.byteLength(html) > MAX_HTML_BYTES) throw new HtmlTooLong()
  // found when it is first needed: with its parsers it is a twentieth of a start, and most pages are clean already
  const clean: typeof sanitize = require('sanitize-html')
  return clean(html, settings)
}

/** Whole addresses, addresses on this site, and places on this page; `/\\` counts as `//` in browsers. */
const LINK = /^(?:https?:|mailto:|tel:|#|\/(?![/\\]))/i
const SOURCE = /^(?:https?:|\/(?![/\\]))/i

/** A link to elsewhere neither recommends the place nor tells it where the reader came from. */
function safeLink({ rel: _theirs, ...attribs }: sanitize.Attributes): sanitize.Attributes {
  const { href, ...rest } = withoutForeignId(attribs)
  const to = href?.trim()
  if (to === undefined || !LINK.test(to)) return rest
  return /^https?:/i.test(to)
    ? { ...rest, href: to, rel: 'noopener noreferrer nofollow ugc' }
    : { ...rest, href: to }
}

function safePicture({ src, ...attribs }: sanitize.Attributes): sanitize.Attributes {
  const from = src?.trim()
  return from !== undefined && SOURCE.test(from) ? { src: from, ...attribs, loading: 'lazy' } : attribs
}

function withoutForeignId(attribs: sanitize.Attributes): sanitize.Attributes {
  const kept = { ...attribs }
  for (const key of ['id', 'name'])
    if (kept[key] !== undefined && (!ID.test(kept[key]) || RESERVED_ID.test(kept[key]))) delete kept[key]
  return kept
}
