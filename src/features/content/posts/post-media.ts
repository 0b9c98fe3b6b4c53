import { to } from '../../../routes.ts'
import { imageOf } from '../../../shared/picture.ts'
import type { Watch } from '../../../ui/watch.ts'
import { lengthText } from './posts.cards.ts'
import type { Listen, PostDetail } from './posts.contract.ts'
import { isVideoId, videoHosts } from './posts.rules.ts'

/** An episode's recording, if there is one. */
export function listenOf(post: PostDetail): Listen | undefined {
  if (!post.audio?.url) return undefined
  return {
    url: post.audio.url,
    title: post.title,
    href: to.post({ kind: post.kindSlug, id: post.id, slug: post.slug }),
    picture: imageOf(post.cover),
    length: lengthText(post.audio.seconds),
    note: post.audio.note,
  }
}

/** A post's film; one that lies at a host we do not know, or under no proper name, is none. */
export function watchOf(post: PostDetail): Watch | undefined {
  const { video, title } = post
  if (!video) return undefined
  const film = { title, length: lengthText(video.seconds), poster: imageOf(post.cover) }
  if (video.provider === 'file')
    return video.url && video.mime ? { ...film, file: { url: video.url, mime: video.mime } } : undefined
  if (!isVideoId(video.id)) return undefined
  const host = videoHosts[video.provider]
  return {
    ...film,
    elsewhere: { href: host.page(video.id), frame: host.frame(video.id), name: host.name },
  }
}
