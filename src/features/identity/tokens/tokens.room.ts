import { room } from '../../../platform/room.ts'
import { tokensApi } from './tokens.api.ts'
import type { TokensParts } from './tokens.ts'

export const tokensRoom = room((house: TokensParts) => ({
  name: 'tokens',
  calls: tokensApi(house),
}))
