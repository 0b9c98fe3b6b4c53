import type { Clock } from '../../../platform/clock.ts'
import type { Database } from '../../../platform/db/database.ts'
import { fieldsOf } from '../../../platform/http/fields.ts'
import type { Log } from '../../../platform/log.ts'
import { room } from '../../../platform/room.ts'
import type { PartsOf } from '../../../platform/room-parts.ts'
import { searchApi } from './search.api.ts'
import { loadSearch } from './search.loads.ts'
import { searchSetting } from './search.rules.ts'
import { createSearch } from './search.ts'
import { createSearchIndex } from './search-index.ts'

interface Deps {
  database: Database
  clock: Clock
  log: Log
  partsOf: PartsOf
}

export const searchRoom = room(({ database, clock, log, partsOf }: Deps) => {
  const parts = () => partsOf('search')
  const index = createSearchIndex({ database, clock, log, parts })
  const search = createSearch(parts, index)
  return {
    name: 'search',
    pages: { Cari: loadSearch(search) },
    calls: searchApi(search),
    deeds: { fields: { search: 'Kata sepadan pencarian' } },
    settings: { search: searchSetting },
    settingForms: [
      {
        key: 'search',
        place: 90,
        id: 'pencarian',
        title: 'Kata sepadan pencarian',
        short: 'Pencarian',
        text: 'Kata yang sama maksudnya di situs ini: yang mencari salah satunya menemukan semuanya. Kata umum seperti kursus dan kelas sudah dikenal.',
        fields: fieldsOf(searchSetting),
        said: 'Kata sepadan tersimpan',
        held: value => searchSetting.safeParse(value).data,
        begin: { synonyms: [] },
      },
    ],
    jobs: [{ name: 'search.index', everyMinute: true, run: index.catchUp }],
    published: index.published,
    atEnd: index.close,
  }
})
