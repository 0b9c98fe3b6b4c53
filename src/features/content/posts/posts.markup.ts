import type { PageContext } from '../../../platform/http/page-load.ts'
import { routes, to } from '../../../routes.ts'
import { describe } from '../../../shared/html-text.ts'
import type { PageHead } from '../../../shared/page.ts'
import { imageOf } from '../../../shared/picture.ts'
import type { PostDetail } from './posts.contract.ts'
import { isVideoId, schemaTypes, videoHosts } from './posts.rules.ts'

/** The head of a post's page, and what it is in the words of schema.org. */
export function postHead(context: PageContext, post: PostDetail): PageHead {
  const { seo } = post
  return {
    title: seo.title || post.title,
    description: seo.description || descriptionOf(post),
    type: 'article',
    image: seo.image ?? imageOf(post.cover),
    ...(seo.noindex ? { noindex: true } : {}),
    ...(seo.canonical ? { firstAt: seo.canonical } : {}),
    publishedAt: moment(post.publishedAt),
    modifiedAt: moment(post.updatedAt),
    authors: post.authors.map(({ name }) => name),
    section: post.category?.name,
    tags: post.tags,
    jsonLd: [{ '@type': schemaTypes[post.kindSlug], ...nodeOf(context, post) }],
  }
}

const moment = (text: string) => new Date(text).toISOString()
const descriptionOf = (post: PostDetail) => describe(post.summary || post.content || post.title)
const isoDuration = (seconds: number) => `PT${Math.floor(seconds / 60)}M${seconds % 60}S`

function nodeOf(context: PageContext, post: PostDetail): Record<string, unknown> {
  const url = to.post({ kind: post.kindSlug, id: post.id, slug: post.slug })
  const named = { name: post.title, description: descriptionOf(post), url }
  const image = post.cover ? { image: [post.cover.url] } : {}
  switch (post.kindSlug) {
    case 'tenants':
    case 'collaborators':
      return { ...named, ...image }
    case 'video':
      return { ...named, ...videoWords(post) }
    case 'gallery':
      return { ...named, ...written(context, post), image: post.images.map(({ url }) => url) }
    case 'podcasts':
      return { ...named, ...image, ...episodeWords(context, post), ...written(context, post) }
    default:
      return { headline: post.title.slice(0, 110), ...named, ...image, ...written(context, post) }
  }
}

const written = (context: PageContext, post: PostDetail) => ({
  datePublished: moment(post.publishedAt),
  dateModified: moment(post.updatedAt),
  ...(post.authors.length > 0
    ? { author: post.authors.map(author => ({ '@type': 'Person', name: author.name })) }
    : {}),
  publisher: { '@type': 'EducationalOrganization', name: context.tenant.title },
  inLanguage: post.language ?? 'id',
})

function videoWords({ video, cover, publishedAt }: PostDetail) {
  const id = video?.id
  return {
    ...(cover ? { thumbnailUrl: [cover.url] } : {}),
    uploadDate: moment(publishedAt),
    inLanguage: 'id',
    ...(video ? { duration: isoDuration(video.seconds) } : {}),
    ...(video?.provider === 'file' && video.url ? { contentUrl: video.url } : {}),
    ...(video && video.provider !== 'file' && isVideoId(id)
      ? { embedUrl: videoHosts[video.provider].frame(id).replace(/\?.*$/, '') }
      : {}),
  }
}

function episodeWords({ tenant: { origin, title } }: PageContext, { audio }: PostDetail) {
  return {
    ...(audio
      ? {
          ...(audio.episode ? { episodeNumber: audio.episode } : {}),
          ...(audio.seconds ? { duration: isoDuration(audio.seconds) } : {}),
          ...(audio.season ? { partOfSeason: { '@type': 'PodcastSeason', seasonNumber: audio.season } } : {}),
        }
      : {}),
    ...(audio?.url ? { associatedMedia: { '@type': 'MediaObject', contentUrl: audio.url } } : {}),
    partOfSeries: {
      '@type': 'PodcastSeries',
      name: `Podcast ${title}`,
      webFeed: `${origin}${routes.Podcasts}/feed.xml`,
    },
  }
}
