import { type Comparing, difference } from './difference.ts'
import { ask, type House } from './house.ts'

export interface Findings {
  /** addresses asked, each in both versions */
  asked: number
  /** how many answers were of each status */
  statuses: Map<number, number>
  /** a few lines each: where, and what differs */
  differences: string[]
  comparing: Comparing
}

interface Walk {
  host: string
  /** where to begin; every link found is followed */
  from: readonly string[]
  headers?: Record<string, string>
  /** said of it in a finding */
  as?: string
  /** false: only what `from` names */
  isFollowing?: boolean
}

/** the page itself, what navigation within the browser asks for, and what a program gets */
const wishes = {
  page: 'text/html',
  data: 'application/vnd.sanggar.page+json',
  program: 'application/json',
}

/** Signing in leads to another host; a search can be asked without end; leaving would end the walk. */
const isLeftOut = (path: string) => /^\/(Login|Register|Logout|CallbackAuth)\b|^\/Cari\?|^\/_\//i.test(path)

/** Goes through a site from link to link and asks both versions for every address, as page and as data. */
export async function walk(
  [before, after]: readonly [House, House],
  { host, from, headers = {}, as = '', isFollowing = true }: Walk,
  findings: Findings,
): Promise<void> {
  const known = new Set(from)
  for (const path of known) {
    const isCall = /^\/v\d+\/|^\/(generate|user)\//.test(path)
    for (const accept of isCall ? [wishes.program] : [wishes.page, wishes.data]) {
      const wish = { ...headers, accept }
      const answers = await Promise.all([before, after].map(house => ask(house, host, path, wish)))
      const [one, other] = answers
      if (!one || !other) continue
      findings.asked += 1
      findings.statuses.set(one.status, (findings.statuses.get(one.status) ?? 0) + 1)
      const told = difference(one, other, findings.comparing)
      if (told !== undefined) findings.differences.push(`${host}${path} ${as} (${accept})\n    ${told}`)
      if (!isFollowing || accept !== wishes.page) continue
      for (const link of linksOf(one.body, one.headers.location, host)) if (!isLeftOut(link)) known.add(link)
    }
  }
}

/** Where a page, a sitemap or a redirect leads within its own site. */
function linksOf(body: string, location: string | undefined, host: string): string[] {
  const found = [
    ...[...body.matchAll(/<(?:a|link rel="alternate")\b[^>]*?\shref="([^"]+)"/g)].map(
      match => match[1] ?? '',
    ),
    ...[...body.matchAll(/<loc>([^<]+)<\/loc>/g)].map(match => match[1] ?? ''),
    ...(location === undefined ? [] : [location]),
  ]
  return found.flatMap(text => {
    const address = text.replaceAll('&amp;', '&')
    if (!URL.canParse(address, `http://${host}`)) return []
    const url = new URL(address, `http://${host}`)
    return url.hostname === host && /^https?:$/.test(url.protocol) ? [`${url.pathname}${url.search}`] : []
  })
}
