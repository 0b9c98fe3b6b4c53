import { createHash } from 'node:crypto'

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
}

/** letters that Apple takes of a description */
const longestDescription = 4000

/** The whole file. Every value is escaped here and nowhere else. */
export function podcastRss(show: Show): string {
  const newest = show.episodes[0]?.publishedAt
  return `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:itunes="http://www.itunes.com/dtds/podcast-1.0.dtd" xmlns:podcast="https://podcastindex.org/namespace/1.0">
<channel>
${lines([
  element('title', show.title),
  element('link', show.link),
  empty('atom:link', { href: show.self, rel: 'self', type: 'application/rss+xml' }),
  element('description', show.description.slice(0, longestDescription)),
  element('language', show.language),
  element('copyright', show.copyright),
  newest && element('lastBuildDate', newest.toUTCString()),
  `<image>${element('url', show.image)}${element('title', show.title)}${element('link', show.link)}</image>`,
  empty('itunes:image', { href: show.image }),
  element('itunes:author', show.author),
  element('itunes:type', 'episodic'),
  element('itunes:explicit', String(show.isExplicit)),
  category(show.category),
  element('podcast:guid', uuidOf(podcastNamespace, show.self.replace(/^https?:\/\//, ''))),
  element('podcast:medium', 'podcast'),
  element('podcast:locked', 'no'),
  ...show.episodes.map(item),
])}
</channel>
</rss>
`
}

function item(episode: Episode): string {
  const { enclosure } = episode
  return `<item>
${lines([
  element('title', episode.title),
  element('link', episode.link),
  `<guid isPermaLink="false">${escapeXml(episode.guid)}</guid>`,
  element('pubDate', episode.publishedAt.toUTCString()),
  element('description', episode.description.slice(0, longestDescription)),
  empty('enclosure', { url: enclosure.url, length: String(enclosure.bytes), type: enclosure.type }),
  element('itunes:title', episode.title),
  element('itunes:duration', String(episode.seconds)),
  element('itunes:season', String(episode.season)),
  element('itunes:episode', String(episode.number)),
  element('itunes:episodeType', 'full'),
  element('itunes:explicit', 'false'),
  episode.image && empty('itunes:image', { href: episode.image }),
  element('podcast:season', String(episode.season)),
  element('podcast:episode', String(episode.number)),
  ...episode.people.map(
    ({ name, role }) => `<podcast:person role="${role}">${escapeXml(name)}</podcast:person>`,
  ),
])}
</item>`
}

const lines = (parts: (string | undefined)[]) => parts.filter(Boolean).join('\n')
const element = (name: string, text: string) => `<${name}>${escapeXml(text)}</${name}>`

const empty = (name: string, attributes: Record<string, string>) =>
  `<${name} ${Object.entries(attributes)
    .map(([key, value]) => `${key}="${escapeXml(value)}"`)
    .join(' ')}/>`

const category = ({ name, within }: Show['category']) =>
  within
    ? `<itunes:category text="${escapeXml(name)}"><itunes:category text="${escapeXml(within)}"/></itunes:category>`
    : empty('itunes:category', { text: name })

/** Text as XML takes it: what XML 1.0 has no place for is left out. */
function escapeXml(text: string): string {
  return (
    text
      // biome-ignore lint/suspicious/noControlCharactersInRegex: exactly those are what XML refuses
      .replaceAll(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, '')
      .toWellFormed()
      .replaceAll('&', '&amp;')
      .replaceAll('<', '&lt;')
      .replaceAll('>', '&gt;')
      .replaceAll('"', '&quot;')
  )
}

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
