import type { Clock } from '../../../platform/clock.ts'
import type { Database } from '../../../platform/db/database.ts'
import type { Log } from '../../../platform/log.ts'
import { room } from '../../../platform/room.ts'
import type { PartsOf } from '../../../platform/room-parts.ts'
import { createPassageIndex } from './passage-index.ts'
import { sourcesIn } from './passages.ts'

interface Deps {
  database: Database
  clock: Clock
  log: Log
  partsOf: PartsOf
}

/** What questions are answered out of: made by the clock and behind what is published. */
export const passagesRoom = room(({ database, clock, log, partsOf }: Deps) => {
  const index = createPassageIndex({ database, clock, log, sources: () => sourcesIn(partsOf) })
  return {
    name: 'passages',
    jobs: [{ name: 'passages.index', everyMinute: true, run: index.catchUp }],
    published: index.published,
    atEnd: index.close,
  }
})
