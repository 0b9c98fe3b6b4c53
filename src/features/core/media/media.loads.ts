import { parsed } from '../../../platform/http/field-errors.ts'
import { officePage } from '../../../platform/http/office-page.ts'
import type { PersonalPageLoad } from '../../../platform/http/page-load.ts'
import { routes } from '../../../routes.ts'
import { permissions } from '../permissions/permissions.ts'
import { listFolders } from './file-holders.ts'
import { listMedia } from './library.ts'
import { mediaQuery } from './media.contract.ts'
import type { MediaDeps } from './media-deps.ts'
import { renewIfOld } from './sweeping.ts'

/** /Kelola/Media */
export const loadLibrary = (house: MediaDeps): PersonalPageLoad =>
  officePage(
    {
      page: 'media.library',
      path: routes['Kelola-Media'],
      access: permissions.useMedia,
      query: ['kind', 'use', 'q'],
    },
    { title: 'Media', description: 'Gambar, audio, video, dan dokumen situs ini' },
    async context => {
      const query = parsed(mediaQuery, context.query)
      const files = await listMedia(house, context, query)
      const isOwn = context.viewer.grant === 'own'
      if (!isOwn) renewIfOld(house, context)
      return {
        files,
        folders: isOwn ? [] : await listFolders(context),
        asked: { kind: query.kind, use: query.use, q: query.q },
        isOwn,
      }
    },
  )
