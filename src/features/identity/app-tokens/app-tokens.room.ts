import { room } from '../../../platform/room.ts'
import { apps } from './app-credentials.loads.ts'
import { type AppTokensDeps, appTokensApi } from './app-tokens.api.ts'
import { appTokensDeeds } from './app-tokens.deeds.ts'

export const appTokensRoom = room((house: AppTokensDeps) => ({
  name: 'app-tokens',
  pages: {
    'Kelola-Aplikasi': apps.load,
  },
  calls: [...appTokensApi(house), ...apps.calls],
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
