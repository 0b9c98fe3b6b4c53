import { room } from '../../../platform/room.ts'
import { type DiscClockDeps, forgetOldResults } from './disc-clock.ts'
import { loadCounts } from './disc-counts.loads.ts'
import { discTestsApi } from './disc-tests.api.ts'
import { discForms } from './disc-tests.forms.ts'
import {
  loadGroup,
  loadKeptResult,
  loadLocalResult,
  loadSharedResult,
  loadStart,
} from './disc-tests.loads.ts'
import { discPersonal } from './disc-tests.personal.ts'
import { discTables } from './disc-tests.tables.ts'
import type { DiscDeps } from './disc-tests.ts'

export const discTestsRoom = room((house: DiscDeps & DiscClockDeps) => ({
  name: 'disc-tests',
  pages: {
    'Tes-Kepribadian': loadStart,
    'Tes-Kepribadian-Isi': loadGroup(house),
    'Tes-Kepribadian-Hasil': loadLocalResult(house),
    'Tes-Kepribadian-Hasil-token': loadKeptResult(house),
    'Tes-Kepribadian-Dibagikan-token': loadSharedResult(house),
    'Kelola-Tes-Kepribadian': loadCounts,
  },
  calls: discTestsApi,
  forms: discForms(house),
  tables: discTables(house),
  personal: [discPersonal(house)],
  jobs: [{ name: 'disc-tests.forget', run: () => forgetOldResults(house) }],
  office: {
    sections: [
      {
        group: 'content',
        place: 98,
        label: 'Tes kepribadian',
        page: 'Kelola-Tes-Kepribadian',
        icon: 'numbers',
        permission: 'countDiscTests',
      },
    ],
  },
}))
