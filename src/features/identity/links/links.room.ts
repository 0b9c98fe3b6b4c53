import { room } from '../../../platform/room.ts'
import { type LinksDeps, linksApi } from './links.api.ts'

export const linksRoom = room((house: LinksDeps) => ({
  name: 'links',
  calls: linksApi(house),
}))
