import { calendarFiles } from '../features/calendars/calendars.loads.ts'
import { careersSitemap } from '../features/careers/careers.feeds.ts'
import { classesSitemaps } from '../features/classes/classes.feeds.ts'
import { eventsSitemap } from '../features/events/events.feeds.ts'
import { feedFiles, sitemapFiles } from '../features/feeds/feeds.ts'
import { featuresSitemap } from '../features/lms-features/lms-features.feeds.ts'
import { mentorsSitemap } from '../features/mentors/mentors.feeds.ts'
import { sitePagesSitemap } from '../features/pages/pages.feeds.ts'
import { podcastFeed } from '../features/podcasts/podcasts.feed.ts'
import { portfolioSitemap } from '../features/portfolio/portfolio.feeds.ts'
import { postsFeeds, postsSitemaps, recentNews } from '../features/posts/posts.feeds.ts'
import { programsSitemap } from '../features/programs/programs.feeds.ts'
import type { FeedPart, PublicFile, SitemapPart } from '../platform/http/public-file.ts'
import { pagesSitemap } from './pages-sitemap.ts'

export type { PublicFile } from '../platform/http/public-file.ts'

/** What stands in the sitemaps, room by room. */
const sitemapParts: readonly SitemapPart[] = [
  pagesSitemap,
  ...classesSitemaps,
  programsSitemap,
  ...postsSitemaps,
  eventsSitemap,
  careersSitemap,
  portfolioSitemap,
  mentorsSitemap,
  featuresSitemap,
  sitePagesSitemap,
]

/** What stands in the feeds, room by room. */
const feedParts: readonly FeedPart[] = [...postsFeeds]

/** Files of every site for machines. A room adds its own here by one line. */
export const publicFiles: readonly PublicFile[] = [
  ...sitemapFiles(sitemapParts, recentNews),
  ...feedFiles(feedParts),
  ...calendarFiles,
  podcastFeed,
]

/** Feeds that pages at and below `below` announce in their head. */
export const feedLinks: readonly { below: string; href: string; title: string }[] = feedParts.map(
  ({ path, title }) => ({ below: path, href: `${path}/feed.xml`, title }),
)

export interface FoundFile {
  file: PublicFile
  params: Record<string, string>
  /** its one spelling; letter case does not matter on the way in */
  canonical: string
}

interface Compiled {
  file: PublicFile
  pattern: RegExp
  names: readonly string[]
}

function compile(file: PublicFile): Compiled {
  const names: string[] = []
  const source = file.path.replaceAll(/\{(\w+)\}|[.*+?^${}()|[\]\\]/g, (literal, name?: string) => {
    if (name === undefined) return `\\${literal}`
    names.push(name)
    return name === 'id' ? '(\\d{1,9})' : '([^/]+)'
  })
  return { file, names, pattern: new RegExp(`^${source}$`, 'i') }
}

/** Finds the file that a decoded path names. Every file has a dot in its last segment, so pages are told apart quickly. */
export function createFileFinder(files: readonly PublicFile[]): (path: string) => FoundFile | undefined {
  const compiled = files.map(compile)
  return path => {
    if (!path.includes('.', path.lastIndexOf('/'))) return undefined
    for (const { file, pattern, names } of compiled) {
      const found = pattern.exec(path)
      if (!found) continue
      const params = Object.fromEntries(names.map((name, index) => [name, found[index + 1] ?? '']))
      const canonical = file.path.replaceAll(/\{(\w+)\}/g, (_, name: string) => params[name] ?? '')
      return { file, params, canonical }
    }
    return undefined
  }
}
