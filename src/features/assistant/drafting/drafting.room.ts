import { room } from '../../../platform/room.ts'
import { draftingApi } from './drafting.api.ts'
import type { DraftingDeps } from './drafting.ts'

/** What a tenant's model proposes to those who write: summaries, questions, what pictures show. */
export const draftingRoom = room((house: DraftingDeps) => ({
  name: 'drafting',
  calls: draftingApi(house),
}))
