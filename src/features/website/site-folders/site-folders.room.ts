import { room } from '../../../platform/room.ts'
import type { MediaDeps } from '../../core/media/media.ts'
import { siteFoldersApi } from './site-folders.api.ts'
import { siteFoldersDeeds } from './site-folders.deeds.ts'
import { loadSiteFolder } from './site-folders.loads.ts'

export const siteFoldersRoom = room((house: MediaDeps) => ({
  name: 'site-folders',
  pages: { 'Kelola-Folder': loadSiteFolder },
  calls: siteFoldersApi(house),
  deeds: siteFoldersDeeds,
  office: {
    sections: [
      {
        group: 'site',
        place: 108,
        label: 'Folder situs',
        page: 'Kelola-Folder',
        icon: 'download',
        permission: 'moveSite',
      },
    ],
  },
}))
