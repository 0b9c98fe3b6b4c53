import type { PersonalPart } from '../../../platform/personal-part.ts'
import { readJson } from '../../../shared/json.ts'
import * as store from './access-tokens.store.ts'

/** The tokens that act in somebody's name. */
export const accessTokensPersonal: PersonalPart = {
  place: 22,
  tables: ['access_tokens'],
  copy: async ({ tx, membershipId }) => ({
    accessTokens: readJson(await store.personalDataOf(tx, membershipId)),
  }),
  erase: ({ tx, membershipId }) => store.removeTokensOf(tx, membershipId),
  expire: store.removeOld,
}
