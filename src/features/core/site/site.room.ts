import { room } from '../../../platform/room.ts'
import { siteSettings } from './keyed-values.rules.ts'
import { siteFiles } from './setting-files.store.ts'
import { type SiteDeps, siteApi } from './site.api.ts'
import { siteDeeds } from './site.deeds.ts'
import { aboutPassages, contactPassages } from './site.search.ts'

export const siteRoom = room((house: SiteDeps) => ({
  name: 'site',
  fileHolders: siteFiles,
  calls: siteApi(house),
  deeds: siteDeeds,
  settings: siteSettings,
  passages: [contactPassages, aboutPassages],
}))
