import { room } from '../../../platform/room.ts'
import { routes } from '../../../routes.ts'
import type { SendingDeps } from '../voices/voices.ts'
import { aspirationsSitemap } from './aspirations.feeds.ts'
import { aspirationForms } from './aspirations.forms.ts'
import { loadAspiration, loadAspirations } from './aspirations.loads.ts'
import { aspirationsSearch } from './aspirations.search.ts'
import { aspirationsTables } from './aspirations.tables.ts'
import { loadNewAspiration } from './new-aspiration.loads.ts'

export const aspirationsRoom = room((house: SendingDeps) => ({
  name: 'aspirations',
  pages: {
    Aspirasi: loadAspirations,
    'Aspirasi-Kirim': loadNewAspiration(house.secrets),
    'Aspirasi-id': loadAspiration,
  },
  forms: aspirationForms(house),
  search: aspirationsSearch,
  sitemaps: [aspirationsSitemap],
  intros: { [routes.Aspirasi]: { label: 'Aspirasi', place: 274, isForm: true } },
  tables: aspirationsTables(house),
}))
