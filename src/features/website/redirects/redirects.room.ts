import { room } from '../../../platform/room.ts'
import { type RedirectsDeps, redirectsApi } from './redirects.api.ts'
import { redirectsDeeds } from './redirects.deeds.ts'
import { redirectList } from './redirects.loads.ts'
import { redirectUndoing } from './redirects.ts'

export const redirectsRoom = room((house: RedirectsDeps) => ({
  name: 'redirects',
  pages: { 'Kelola-Pengalihan': redirectList.load },
  calls: [...redirectList.calls, ...redirectsApi(house)],
  deeds: redirectsDeeds,
  undoings: [redirectUndoing],
  office: {
    sections: [
      {
        group: 'site',
        place: 105,
        label: 'Pengalihan',
        page: 'Kelola-Pengalihan',
        icon: 'link',
        permission: 'manageRedirects',
      },
    ],
  },
}))
