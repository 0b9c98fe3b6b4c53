import type { Clock } from '../../../platform/clock.ts'
import type { Database } from '../../../platform/db/database.ts'
import type { Buckets } from '../../../platform/limits/buckets.ts'
import { room } from '../../../platform/room.ts'
import type { Secrets } from '../../../platform/secrets/secrets.ts'
import type { PostViews } from '../posts/posts.ts'
import { reactionsApi } from './reactions.api.ts'
import { reactionForms } from './reactions.forms.ts'
import { sweepViews } from './reactions.ts'

interface Deps {
  secrets: Secrets
  buckets: Buckets
  postViews: PostViews
  database: Database
  clock: Clock
}

export const reactionsRoom = room((house: Deps) => ({
  name: 'reactions',
  calls: reactionsApi(house),
  forms: reactionForms(house),
  jobs: [{ name: 'reactions.sweepViews', run: () => sweepViews(house) }],
}))
