import { to } from '../../../routes.ts'
import { duration, mediumDate } from '../../../shared/dates.ts'
import { imageOf } from '../../../shared/picture.ts'
import { spokenIn } from '../../../shared/spoken.ts'
import type { CardItem, Fact } from '../../../ui/parts.tsx'
import { remembered } from '../../core/cards/cards.ts'
import type { PostItem } from './posts.contract.ts'

/** "39 menit". Nothing where nobody measured it; a clip of less than a minute does not say how long one would listen. */
export const lengthText = (seconds: number): string =>
  seconds < 60 ? '' : duration(Math.round(seconds / 60))

/** "4 menit baca", for a podcast "32 menit", for an album "8 foto"; what is read in a minute does not say so */
function readingTime(post: PostItem): Fact | undefined {
  const heard = lengthText(post.audio?.seconds ?? 0)
  if (heard !== '') return { icon: 'audio', text: heard }
  if (post.video) return { icon: 'video', text: lengthText(post.video.seconds) }
  if (post.kindSlug === 'gallery') return { icon: 'photo', text: `${post.images.length} foto` }
  return post.minutes < 2 ? undefined : { icon: 'clock', text: `${post.minutes} menit baca` }
}

/** Who a community or a partner is does not age: neither date nor reading time. */
export function postFacts(post: PostItem, timeZone: string): Fact[] {
  if (post.kindSlug === 'tenants' || post.kindSlug === 'collaborators') return []
  const time = readingTime(post)
  return [publishedFact(post, timeZone), ...(time ? [time] : [])]
}

export function publishedFact(post: PostItem, timeZone: string): Fact {
  return {
    icon: 'calendar',
    text: mediumDate(new Date(post.publishedAt), timeZone),
    dateTime: new Date(post.publishedAt).toISOString(),
  }
}

/** "Musim 2, episode 3"; undefined where there is no recording, or nobody counted. */
export function episodeText({ audio }: PostItem): string | undefined {
  if (!audio?.episode) return undefined
  return audio.season ? `Musim ${audio.season}, episode ${audio.episode}` : `Episode ${audio.episode}`
}

/** The card of a post, the same object as long as the post is. */
export const postCard = remembered(
  (post: PostItem, timeZone: string): CardItem => ({
    href: to.post({ kind: post.kindSlug, id: post.id, slug: post.slug }),
    title: post.title,
    summary: post.summary,
    picture: imageOf(post.cover),
    eyebrow: episodeText(post) ?? post.category?.name,
    facts: postFacts(post, timeZone),
    spoken: spokenIn(post.language),
  }),
)
