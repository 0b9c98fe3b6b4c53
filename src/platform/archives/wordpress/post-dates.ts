import { childText, type XmlElement } from './xml-tree.ts'

const DAY = 24 * 60
/** Western Indonesia, for exports that nowhere say how far their clock is from UTC. */
const WIB = 7 * 60

/**
 * Minutes the old site's clock was ahead of UTC: what most of its entries show, else WIB.
 * Needed for entries (drafts, old imports) that only know local time.
 */
export function siteOffset(items: readonly XmlElement[]): number {
  const votes = new Map<number, number>()
  for (const item of items) {
    const local = parseDate(childText(item, 'wp:post_date'))
    const utc = parseDate(childText(item, 'wp:post_date_gmt'))
    if (!local || !utc) continue
    const ahead = Math.round((local.getTime() - utc.getTime()) / 60_000)
    if (Math.abs(ahead) <= DAY) votes.set(ahead, (votes.get(ahead) ?? 0) + 1)
  }
  const [winner] = [...votes].toSorted((a, b) => b[1] - a[1])
  return winner?.[0] ?? WIB
}

/** When an entry was (or will be) published; undefined when no date in it can be true. */
export function publishedAt(item: XmlElement, offset: number): Date | undefined {
  const utc = parseDate(childText(item, 'wp:post_date_gmt'))
  if (utc) return utc
  const local = parseDate(childText(item, 'wp:post_date'))
  if (local) return new Date(local.getTime() - offset * 60_000)
  const feed = childText(item, 'pubDate') || childText(item, 'dc:date')
  return plausible(new Date(feed.replace(/^\w{3},\s*/, '')))
}

/** `2012-03-15 21:38:08` read as UTC. WordPress writes zeros for `never`. */
function parseDate(text: string): Date | undefined {
  const found = /^(\d{4}-\d{2}-\d{2})[ T](\d{2}:\d{2}:\d{2})/.exec(text)
  return found && !found[1]?.startsWith('0000') ? plausible(new Date(`${found[1]}T${found[2]}Z`)) : undefined
}

function plausible(date: Date): Date | undefined {
  const year = date.getUTCFullYear()
  return Number.isNaN(date.getTime()) || year < 1970 || year > 2200 ? undefined : date
}
