import { room } from '../../../platform/room.ts'
import { readJson } from '../../../shared/json.ts'
import { savedViewsApi } from './saved-views.api.ts'
import * as store from './saved-views.store.ts'
import { keptViews } from './saved-views.ts'

export const savedViewsRoom = room(() => ({
  name: 'saved-views',
  calls: savedViewsApi,
  keptViews,
  deeds: {
    topics: { saved_view: 'Tampilan daftar' },
    words: {
      'saved_view.shared': 'membagikan tampilan',
      'saved_view.removed': 'menghapus tampilan bersama',
    },
  },
  personal: [
    {
      place: 65,
      tables: ['saved_views' as const],
      copy: async ({ tx, membershipId }) => ({
        savedViews: readJson(await store.personalDataOf(tx, membershipId)),
      }),
      erase: ({ tx, membershipId }) => store.removeViewsOf(tx, membershipId),
    },
  ],
}))
