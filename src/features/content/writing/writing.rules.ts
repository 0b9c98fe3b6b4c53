import type { Grant, Member } from '../../../platform/http/access.ts'
import { type PostKind, postKinds } from '../../../shared/post-kinds.ts'
import { permissions } from '../../core/permissions/permissions.ts'

/** Kinds that members write themselves: a student's may be of these alone. */
const memberKinds: readonly PostKind[] = ['tulisan-temans']

/** The kinds of posts a member may begin. */
export const kindsFor = ({ kind }: Pick<Member, 'kind'>): readonly PostKind[] =>
  kind === 4 ? memberKinds : postKinds

/** These write until it is published; afterwards it is changed by those who publish. */
const untilPublished: readonly Member['kind'][] = [2, 3, 4, 5, 8]

/** Whose a post is, as far as permissions ask. */
export interface Owned {
  ownerId: number | null
  ownerPrograms: readonly number[] | null
  ownerProvince: string | null
}

type Asker = Pick<Member, 'membershipId' | 'kind' | 'programIds' | 'provinceCode'>

const leads: readonly Member['kind'][] = [7, 9]

/** One's own, or of a member whose programme or province one looks after. */
export function isOwn(asker: Asker, { ownerId, ownerPrograms, ownerProvince }: Owned): boolean {
  if (ownerId === null) return false
  if (ownerId === asker.membershipId) return true
  if (!leads.includes(asker.kind)) return false
  return (
    (ownerPrograms ?? []).some(id => asker.programIds.includes(id)) ||
    (asker.provinceCode !== null && ownerProvince === asker.provinceCode)
  )
}

const reaches = (grant: Grant, asker: Asker, post: Owned) =>
  grant === 'all' || (grant === 'own' && isOwn(asker, post))

const rights = ['write', 'publish', 'review'] as const

/** What one may do to one post. */
export type May = Record<(typeof rights)[number], boolean>

/** `writersPublish`: the site's setting lets writers publish what they wrote. */
export function mayDo(asker: Asker, post: Owned & { isPublished: boolean }, writersPublish: boolean): May {
  const { writePosts, publishPosts, reviewPosts } = permissions
  const isTheirs = reaches(writePosts.grants[asker.kind], asker, post)
  return {
    write: isTheirs && !(post.isPublished && untilPublished.includes(asker.kind)),
    publish:
      isTheirs &&
      reaches(publishPosts.grants[asker.kind], asker, post) &&
      (asker.kind !== 6 || writersPublish),
    review: reaches(reviewPosts.grants[asker.kind], asker, post),
  }
}

/** A post lies in the bin for so many days. */
export const daysInBin = 30

/** A post's text is merged block by block. */
export const postShape = { blocks: 'body' } as const
