import type { Clock } from '../../../platform/clock.ts'
import type { Database } from '../../../platform/db/database.ts'
import { room } from '../../../platform/room.ts'
import { removalsApi } from './removals.api.ts'
import { emptyRemovals, sweepRemovals } from './removals.store.ts'
import { undoMinutes } from './removals.ts'

export interface RemovalsDeps {
  database: Pick<Database, 'withTenant' | 'withPlatform'>
  clock: Clock
}

/** What was removed in the office and may still be taken back. Rooms say how, by their part `undoings`. */
export const removalsRoom = room((house: RemovalsDeps) => ({
  name: 'removals',
  calls: removalsApi(house),
  jobs: [
    {
      name: 'removals.sweep',
      run: () =>
        house.database.withPlatform(async tx => {
          await sweepRemovals(tx, new Date(house.clock.now().getTime() - undoMinutes * 60_000))
        }),
    },
  ],
  personal: [
    {
      place: 66,
      tables: ['removals' as const],
      // whatever was removed may speak of them: none of it comes back after them
      erase: async ({ tx }) => {
        await emptyRemovals(tx)
      },
    },
  ],
}))
