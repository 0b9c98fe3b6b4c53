import { z } from 'zod'
import { slugText } from '../../../platform/http/query.ts'
import { postKinds } from '../../../shared/post-kinds.ts'
import { type Reaction, type ReactionCounts, reactions } from '../../../shared/reactions.ts'

/** Which post: its kind and slug, in the address. */
export const postInQuery = z.object({
  kindSlug: z.enum(postKinds, 'Jenis tulisan tidak dikenal'),
  slug: slugText,
})

export type PostInQuery = z.output<typeof postInQuery>

export const reactionName = z.enum(reactions, `Reaksi yang tersedia: ${reactions.join(', ')}`)
export const reactionBody = z.strictObject({ reaction: reactionName })

/** the same three words as a form's fields */
export const reactionForm = z.object({
  kindSlug: z.enum(postKinds),
  slug: z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/),
  reaction: reactionName,
})

const counts = z.object({
  like: z.int(),
  love: z.int(),
  clap: z.int(),
  insightful: z.int(),
  celebrate: z.int(),
} satisfies Record<keyof ReactionCounts, z.ZodInt>)

/** `reaction` is the visitor's own, after this; null where it was taken back */
export const reacted = z.object({ reaction: reactionName.nullable(), reactions: counts })

export const viewed = z.object({
  views: z.int(),
  isCounted: z.boolean(),
  /** the visitor's own, as far as their cookie says */
  reaction: reactionName.nullable(),
  reactions: counts,
})

export interface Reacted {
  reaction: Reaction | null
  reactions: ReactionCounts
}
