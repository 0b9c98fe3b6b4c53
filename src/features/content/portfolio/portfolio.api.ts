import { endpoint } from '../../../platform/http/endpoint.ts'
import { permissions } from '../../core/permissions/permissions.ts'
import * as contract from './portfolio.contract.ts'
import { getPortfolio, listPortfolio } from './portfolio.ts'

const tag = 'Portofolio'

export const portfolioApi = [
  endpoint(
    {
      method: 'GET',
      path: '/v1/portfolio/list',
      tag,
      summary: 'Daftar studi kasus',
      access: permissions.readPublic,
      message: 'Berhasil mengambil daftar portofolio',
      query: contract.portfolioListQuery,
      data: contract.portfolioList,
      tags: ['portfolio'],
    },
    (context, { query }) => listPortfolio(context, query),
  ),
  endpoint(
    {
      method: 'GET',
      path: '/v1/portfolio/detail',
      tag,
      summary: 'Satu studi kasus menurut slug',
      access: permissions.readPublic,
      message: 'Berhasil mengambil portofolio',
      query: contract.portfolioDetailQuery,
      data: contract.portfolioDetail,
      tags: ['portfolio'],
    },
    (context, { query: { slug } }) => getPortfolio(context, slug),
  ),
]
