import { room } from '../../../platform/room.ts'
import { accessTokensApi } from './access-tokens.api.ts'
import { accessTokensDeeds } from './access-tokens.deeds.ts'
import { accessTokens } from './access-tokens.loads.ts'
import { accessTokensPersonal } from './access-tokens.personal.ts'
import { type EndingDeps, tellOfEnding } from './ending-tokens.ts'

/** Tokens with scopes, by which programs act in a member's name. */
export const accessTokensRoom = room((house: EndingDeps) => ({
  name: 'access-tokens',
  pages: { 'Kelola-Token': accessTokens.load },
  calls: [...accessTokens.calls, ...accessTokensApi],
  deeds: accessTokensDeeds,
  jobs: [{ name: 'access-tokens.ending', run: () => tellOfEnding(house) }],
  personal: [accessTokensPersonal],
  office: {
    sections: [
      {
        group: 'site',
        place: 112,
        label: 'Token akses',
        page: 'Kelola-Token',
        icon: 'key',
        permission: 'manageAccessTokens',
      },
    ],
    own: [
      {
        place: 35,
        label: 'Token akses',
        page: 'Kelola-Token',
        icon: 'key',
        permission: 'manageAccessTokens',
      },
    ],
  },
}))
