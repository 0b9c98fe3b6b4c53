import { z } from 'zod'
import type { PageContext } from '../../../platform/http/page-load.ts'
import type { PublicFile } from '../../../platform/http/public-file.ts'
import { routes, to } from '../../../routes.ts'
import { htmlToText } from '../../../shared/html-text.ts'
import { isThere, readJson } from '../../../shared/json.ts'
import { chaptersFile, findPost, isVtt, listEpisodes, newestPosts, type PostDetail } from '../posts/posts.ts'
import { type Episode, podcastRss, uuidOf } from './rss.ts'

declare module '../../../platform/room-parts.ts' {
  interface RoomParts {
    /** where the site may be supported at this moment; undefined: nowhere */
    funding: (context: PageContext) => Promise<{ href: string; label: string } | undefined>
  }
}

/** What an editor says of the show, as the setting `podcast`; whatever is missing is taken from the site. */
const showSetting = z.object({
  title: z.string().min(1).max(255).optional(),
  summary: z.string().max(4000).optional(),
  author: z.string().max(160).optional(),
  cover: z.object({ key: z.string() }).optional(),
  category: z.object({ name: z.string(), within: z.string().optional() }).optional(),
})

/** episodes in a feed; apps keep the older ones themselves */
const most = 100
/** our own, for the numbers of episodes: a moved domain changes none of them */
const episodeNamespace = '3f1c5f0a-6c0e-5b53-9d53-7a4b1f6b9f10'

/** /Podcasts/feed.xml: every episode that can be heard, for any podcast app. Tenants without any have no feed. */
export const podcastFeed = {
  path: `${routes.Podcasts}/feed.xml`,
  type: 'application/rss+xml; charset=utf-8',
  tags: ['posts', 'donations'],
  async make(context: PageContext): Promise<string | undefined> {
    const [fund] = context.partsOf('funding')
    const [posts, funding] = await Promise.all([
      newestPosts(context, { kindSlug: 'podcasts' }, most),
      fund?.(context),
    ])
    const { tenant } = context
    const { origin, values } = tenant
    const square = squareOf(context)
    const parts = await listEpisodes(
      context,
      posts.map(({ id }) => id),
    )
    const episodes = posts.flatMap(post => {
      const { audio, cover } = post
      if (!audio?.url || !audio.bytes || !audio.mime) return []
      const made: Episode = {
        guid: uuidOf(episodeNamespace, `${tenant.slug}/${post.id}`),
        title: post.title,
        link: `${origin}${to.post({ kind: 'podcasts', id: post.id, slug: post.slug })}`,
        description: htmlToText(post.summary) || post.title,
        publishedAt: new Date(post.publishedAt),
        seconds: audio.seconds,
        season: audio.season,
        number: audio.episode,
        ...(cover ? { image: square(cover.key) } : {}),
        enclosure: { url: audio.url, bytes: audio.bytes, type: audio.mime },
        people: post.authors.map(({ name }) => ({ name, role: 'host' as const })),
        ...partsOf(
          parts.get(post.id),
          `${origin}${to.post({ kind: 'podcasts', id: post.id, slug: post.slug })}`,
        ),
      }
      return [made]
    })
    const [first] = posts
    if (episodes.length === 0 || !first) return undefined
    const setting = showSetting.safeParse(values.podcast ?? {}).data ?? {}
    const cover = setting.cover?.key ?? posts.find(post => post.cover)?.cover?.key
    if (!cover) return undefined
    return podcastRss({
      title: setting.title ?? `Podcast ${tenant.title}`,
      description: setting.summary ?? (tenant.description || tenant.tagline || tenant.title),
      link: `${origin}${to.posts('podcasts')}`,
      self: `${origin}${podcastFeed.path}`,
      language: 'id',
      author: setting.author ?? tenant.title,
      copyright: `${context.clock.now().getFullYear()} ${tenant.title}`,
      image: square(cover),
      category: setting.category ?? { name: 'Education', within: 'Courses' },
      isExplicit: false,
      ...(funding ? { funding: { url: `${origin}${funding.href}`, label: funding.label } } : {}),
      episodes,
    })
  },
}

/** Where chapters and what is said lie, below the episode's own address. */
function partsOf(
  has: { chapters: boolean; words: 'none' | 'plain' | 'timed' } | undefined,
  page: string,
): Pick<Episode, 'chapters' | 'transcript'> {
  if (!has) return {}
  return {
    ...(has.chapters ? { chapters: `${page}/chapters.json` } : {}),
    ...(has.words === 'timed'
      ? { transcript: { url: `${page}/transcript.vtt`, type: 'text/vtt' as const } }
      : {}),
    ...(has.words === 'plain'
      ? { transcript: { url: `${page}/transcript.txt`, type: 'text/plain' as const } }
      : {}),
  }
}

/** Files of one episode, for whatever plays it. */
const episodeFile = (
  name: string,
  type: string,
  textOf: (episode: NonNullable<PostDetail['episode']>) => string | undefined,
): PublicFile => ({
  path: `${routes['Podcasts-slug']}/${name}`,
  type,
  tags: ['posts'],
  async make(context) {
    const found = await findPost(context, { kindSlug: 'podcasts', slug: context.params.slug ?? '' })
    const episode = isThere(found) ? readJson(found).episode : null
    return episode ? textOf(episode) : undefined
  },
})

export const episodeFiles: readonly PublicFile[] = [
  episodeFile('chapters.json', 'application/json+chapters; charset=utf-8', episode =>
    episode.chapters.length > 0 ? chaptersFile(episode) : undefined,
  ),
  episodeFile('transcript.vtt', 'text/vtt; charset=utf-8', ({ transcript }) =>
    isVtt(transcript) ? transcript : undefined,
  ),
  episodeFile('transcript.txt', 'text/plain; charset=utf-8', ({ transcript }) =>
    transcript !== '' && !isVtt(transcript) ? transcript : undefined,
  ),
]

/** Where a picture of the tenant lies as a square JPEG. */
const squareOf =
  ({ tenant }: PageContext) =>
  (key: string) =>
    `${tenant.pictureBase.replace('w_1280,f_webp', 's_1400x1400,f_jpeg')}${key}`
