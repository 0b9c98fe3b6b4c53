import { to } from '../../routes.ts'
import { duration, mediumDate } from '../../shared/dates.ts'
import { imageOf } from '../../shared/picture.ts'
import type { CardItem, Fact } from '../../ui/parts.tsx'
import type { PostItem } from './posts.contract.ts'

/** "4 menit baca" or, for a podcast, "32 menit" */
export function readingTime(post: PostItem): Fact {
  return post.audio
    ? { icon: 'audio', text: duration(Math.round(post.audio.seconds / 60)) }
    : { icon: 'clock', text: `${post.minutes} menit baca` }
}

export function publishedFact(post: PostItem, timeZone: string): Fact {
  return {
    icon: 'calendar',
    text: mediumDate(new Date(post.publishedAt), timeZone),
    dateTime: new Date(post.publishedAt).toISOString(),
  }
}

export function postCard(post: PostItem, timeZone: string): CardItem {
  const episode = post.audio ? `Musim ${post.audio.season}, episode ${post.audio.episode}` : undefined
  return {
    href: to.post({ kind: post.kindSlug, id: post.id, slug: post.slug }),
    title: post.title,
    summary: post.summary,
    picture: imageOf(post.cover),
    eyebrow: episode ?? post.category?.name,
    facts: [publishedFact(post, timeZone), readingTime(post)],
  }
}
