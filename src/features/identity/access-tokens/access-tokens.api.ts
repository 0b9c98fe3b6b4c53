import { endpoint } from '../../../platform/http/endpoint.ts'
import { permissions } from '../../core/permissions/permissions.ts'
import * as contract from './access-tokens.contract.ts'
import { addToken, listTokens, revokeToken, takeToken } from './access-tokens.ts'

const common = { tag: 'Token akses', access: permissions.manageAccessTokens } as const
const path = '/v1/access-tokens'
const one = { ...common, parameters: contract.tokenParameter } as const

export const accessTokensApi = [
  endpoint(
    {
      ...common,
      method: 'GET',
      path,
      summary: 'Token akses yang berlaku: milik sendiri, bagi admin semuanya',
      message: 'Berhasil mengambil daftar token',
      data: contract.tokenList,
    },
    async context => ({ items: await listTokens(context) }),
  ),
  endpoint(
    {
      ...common,
      method: 'POST',
      path,
      summary: 'Membuat token akses; tokennya hanya ditampilkan sekali ini',
      message: 'Token dibuat',
      body: contract.newToken,
      data: contract.madeToken,
      status: 201,
      limit: { tokens: 20, seconds: 600 },
    },
    (context, { body }) => addToken(context, body),
  ),
  endpoint(
    {
      ...one,
      method: 'DELETE',
      path: `${path}/{tokenId}`,
      summary: 'Mencabut token akses',
      message: 'Token dicabut',
      data: contract.gone,
    },
    (context, { parameters }) => revokeToken(context, parameters.tokenId),
  ),
  endpoint(
    {
      ...one,
      method: 'PUT',
      path: `${path}/{tokenId}/owner`,
      summary: 'Mengambil alih token situs yang dibuat admin lain',
      message: 'Token diambil alih',
      data: contract.tokenItem,
    },
    (context, { parameters }) => takeToken(context, parameters.tokenId),
  ),
]
