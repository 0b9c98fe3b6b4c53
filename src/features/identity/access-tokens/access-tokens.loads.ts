import { officeList, pageOfAll } from '../../../platform/http/office-list.ts'
import { routes } from '../../../routes.ts'
import { permissions } from '../../core/permissions/permissions.ts'
import * as contract from './access-tokens.contract.ts'
import { listTokens, scopesFor } from './access-tokens.ts'
import { tokenStates } from './token-scopes.rules.ts'

export const accessTokens = officeList<'access-tokens.list', contract.TokenQuery, contract.TokenItem>(
  { page: 'access-tokens.list', path: routes['Kelola-Token'], access: permissions.manageAccessTokens },
  { title: 'Token akses', description: 'Token yang dipakai program untuk memanggil API' },
  {
    query: contract.tokenQuery,
    list: async (context, query) => pageOfAll(await listTokens(context), query),
    data: (list, { viewer }) => ({
      list,
      scopes: scopesFor(viewer),
      canShare: viewer.grant === 'all',
    }),
    calls: {
      columns: [
        ['Nama', ({ name }) => name],
        ['Akhir token', ({ hint }) => hint],
        ['Pemilik', ({ owner }) => owner],
        ['Izin', ({ scopes }) => scopes.join(' ')],
        ['Status', ({ state }) => tokenStates[state].label],
        ['Terakhir dipakai', ({ usedText }) => usedText],
        ['Berakhir', ({ endsText }) => endsText],
      ],
    },
  },
)
