import { createHash } from 'node:crypto'
import { element, textElement, xmlDocument } from '../../../shared/xml.ts'

/** What a podcast tells of itself in RSS 2.0, with Apple's words and those of Podcasting 2.0. */
export interface Show {
  title: string
  description: string
  /** address of the page */
  link: string
  /** address of this very file */
  self: string
  language: string
  author: string
  copyright: string
  /** square JPEG of 1400 to 3000 px */
  image: string
  /** Apple's list: a category and one within it */
  category: { name: string; within?: string }
  isExplicit: boolean
  /** where listeners may support it, and what that is called */
  funding?: { url: string; label: string }
  /** newest first */
  episodes: readonly Episode[]
}

export interface Episode {
  /** never changes, whatever becomes of title and address */
  guid: string
  title: string
  link: string
  /** plain text; cut to what apps take */
  description: string
  publishedAt: Date
  seconds: number
  season: number
  number: number
  image?: string
  enclosure: { url: string; bytes: number; type: string }
  people: readonly { name: string; role: 'host' | 'guest' }[]
  /** address of its chapters as JSON */
  chapters?: string
  transcript?: { url: string; type: 'text/vtt' | 'text/plain' }
}

/** letters that Apple takes of a description */
const longestDescription = 4000

const namespaces = {
  'xmlns:atom': 'http://www.w3.org/2005/Atom',
  'xmlns:itunes': 'http://www.itunes.com/dtds/podcast-1.0.dtd',
  'xmlns:podcast': 'https://podcastindex.org/namespace/1.0',
}

/** The whole file. */
export function podcastRss(show: Show): string {
  const newest = show.episodes[0]?.publishedAt
  const channel = lines([
    textElement('title', show.title),
    textElement('link', show.link),
    element('atom:link', '', { href: show.self, rel: 'self', type: 'application/rss+xml' }),
    textElement('description', show.description.slice(0, longestDescription)),
    textElement('language', show.language),
    textElement('copyright', show.copyright),
    newest && textElement('lastBuildDate', newest.toUTCString()),
    element('image', [
      textElement('url', show.image),
      textElement('title', show.title),
      textElement('link', show.link),
    ]),
    element('itunes:image', '', { href: show.image }),
    textElement('itunes:author', show.author),
    textElement('itunes:type', 'episodic'),
    textElement('itunes:explicit', String(show.isExplicit)),
    category(show.category),
    textElement('podcast:guid', uuidOf(podcastNamespace, show.self.replace(/^https?:\/\//, ''))),
    textElement('podcast:medium', 'podcast'),
    textElement('podcast:locked', 'no'),
    show.funding && textElement('podcast:funding', show.funding.label, { url: show.funding.url }),
    ...show.episodes.map(item),
  ])
  const root = element('rss', `\n${element('channel', channel)}\n`, { version: '2.0', ...namespaces })
  return xmlDocument(root)
}

/** 0 says that nobody counted. */
const counted = (tag: string, number: number) => (number > 0 ? textElement(tag, String(number)) : undefined)

function item(episode: Episode): string {
  const { enclosure } = episode
  const content = lines([
    textElement('title', episode.title),
    textElement('link', episode.link),
    textElement('guid', episode.guid, { isPermaLink: 'false' }),
    textElement('pubDate', episode.publishedAt.toUTCString()),
    textElement('description', episode.description.slice(0, longestDescription)),
    element('enclosure', '', { url: enclosure.url, length: enclosure.bytes, type: enclosure.type }),
    textElement('itunes:title', episode.title),
    counted('itunes:duration', episode.seconds),
    counted('itunes:season', episode.season),
    counted('itunes:episode', episode.number),
    textElement('itunes:episodeType', 'full'),
    textElement('itunes:explicit', 'false'),
    episode.image && element('itunes:image', '', { href: episode.image }),
    counted('podcast:season', episode.season),
    counted('podcast:episode', episode.number),
    episode.chapters &&
      element('podcast:chapters', '', { url: episode.chapters, type: 'application/json+chapters' }),
    episode.transcript && element('podcast:transcript', '', episode.transcript),
    ...episode.people.map(({ name, role }) => textElement('podcast:person', name, { role })),
  ])
  return element('item', content)
}

/** each in a line of its own */
const lines = (parts: (string | undefined)[]) => `\n${parts.filter(Boolean).join('\n')}\n`

const category = ({ name, within }: Show['category']) =>
  element('itunes:category', within ? element('itunes:category', '', { text: within }) : '', { text: name })

/** what Podcasting 2.0 derives a show's number from */
const podcastNamespace = 'ead4c236-bf58-58c6-a2c6-a6b28d128cb6'

/** A number that follows from a name (UUID version 5, RFC 9562). */
export function uuidOf(namespace: string, name: string): string {
  const bytes = createHash('sha1')
    .update(Buffer.from(namespace.replaceAll('-', ''), 'hex'))
    .update(name)
    .digest()
    .subarray(0, 16)
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x50
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80
  return bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
}
