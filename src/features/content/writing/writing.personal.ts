import type { PersonalPart } from '../../../platform/personal-part.ts'
import { forgetThings } from '../../core/publishing/publishing.ts'
import { emptyBin, forgetOwner, listOwned } from '../posts/posts.ts'
import { daysInBin } from './writing.rules.ts'

const dayMilliseconds = 86_400_000

/** Whose posts are: in their own copy they stand by name, with the erasure what is public stays and the name goes. */
export const writingPersonal: PersonalPart = {
  place: 115,
  tables: ['posts'],
  copy: async ({ tx, membershipId }) => ({ posts: await listOwned(tx, membershipId) }),
  erase: ({ tx, membershipId }) => forgetOwner(tx, membershipId),
  async expire(tx, now) {
    const gone = await emptyBin(tx, new Date(now.getTime() - daysInBin * dayMilliseconds))
    if (gone.length > 0)
      await forgetThings(
        tx,
        'post',
        gone.map(({ id }) => String(id)),
      )
  },
}
