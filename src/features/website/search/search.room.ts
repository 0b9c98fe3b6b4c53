import { room } from '../../../platform/room.ts'
import type { PartsOf } from '../../../platform/room-parts.ts'
import { searchApi } from './search.api.ts'
import { loadSearch } from './search.loads.ts'
import { searchSetting } from './search.rules.ts'
import { createSearch } from './search.ts'

export const searchRoom = room(({ partsOf }: { partsOf: PartsOf }) => {
  const search = createSearch(() => partsOf('search'))
  return {
    name: 'search',
    pages: { Cari: loadSearch(search) },
    calls: searchApi(search),
    settings: { search: searchSetting },
  }
})
