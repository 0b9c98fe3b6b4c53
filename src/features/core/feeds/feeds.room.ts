import { room } from '../../../platform/room.ts'
import type { PartsOf } from '../../../platform/room-parts.ts'
import { byPlace } from '../../../shared/by-place.ts'
import { everywhere, feedFiles, sitemapFiles } from './feeds.ts'

export const feedsRoom = room(({ partsOf }: { partsOf: PartsOf }) => ({
  name: 'feeds',
  get files() {
    return [
      ...sitemapFiles([everywhere, ...partsOf('sitemaps').flat()].sort(byPlace), partsOf('news').flat()),
      ...feedFiles(partsOf('feeds').flat()),
    ]
  },
}))
