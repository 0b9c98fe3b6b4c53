import { room } from '../../../platform/room.ts'
import { tokensApi } from './tokens.api.ts'
import type { TokensDeps } from './tokens.ts'

export const tokensRoom = room((house: TokensDeps) => ({
  name: 'tokens',
  calls: tokensApi(house),
}))
