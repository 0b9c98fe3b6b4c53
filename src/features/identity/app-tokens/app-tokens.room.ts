import { room } from '../../../platform/room.ts'
import { loadApps } from './app-credentials.loads.ts'
import { type AppTokensDeps, appTokensApi } from './app-tokens.api.ts'
import { appTokensDeeds } from './app-tokens.deeds.ts'

export const appTokensRoom = room((house: AppTokensDeps) => ({
  name: 'app-tokens',
  pages: {
    'Kelola-Aplikasi': loadApps,
  },
  calls: appTokensApi(house),
  deeds: appTokensDeeds,
  office: {
    sections: [
      {
        group: 'site',
        place: 110,
        label: 'Aplikasi',
        page: 'Kelola-Aplikasi',
        icon: 'key',
        key: 'a',
        permission: 'manageApps',
      },
    ],
  },
}))
