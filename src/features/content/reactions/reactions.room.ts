import type { Clock } from '../../../platform/clock.ts'
import type { Database } from '../../../platform/db/database.ts'
import { room } from '../../../platform/room.ts'
import type { Secrets } from '../../../platform/secrets/secrets.ts'
import { reactionsApi } from './reactions.api.ts'
import { sweepViews } from './reactions.ts'

export const reactionsRoom = room((house: { secrets: Secrets; database: Database; clock: Clock }) => ({
  name: 'reactions',
  calls: reactionsApi(house),
  jobs: [{ name: 'reactions.sweepViews', run: () => sweepViews(house) }],
}))
