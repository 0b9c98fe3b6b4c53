import { endpoint, JsonText } from '../../platform/http/endpoint.ts'
import { permissions } from '../permissions/permissions.ts'
import * as contract from './programs.contract.ts'
import { getProgram, listProgramNames, listPrograms } from './programs.ts'

const tag = 'Program'

export const programsApi = [
  endpoint(
    {
      method: 'GET',
      path: '/v1/program/active',
      tag,
      summary: 'Daftar program yang aktif',
      access: permissions.readPublic,
      message: 'Berhasil mengambil daftar program',
      query: contract.programListQuery,
      data: contract.programList,
      tags: ['programs'],
    },
    async (context, { query }) => new JsonText(await listPrograms(context, query)),
  ),
  endpoint(
    {
      method: 'GET',
      path: '/v1/program/active/detail',
      tag,
      summary: 'Satu program aktif menurut slug',
      access: permissions.readPublic,
      message: 'Berhasil mengambil program',
      query: contract.programDetailQuery,
      data: contract.programDetail,
      tags: ['programs'],
    },
    async (context, { query: { slug } }) => new JsonText(await getProgram(context, slug)),
  ),
  endpoint(
    {
      method: 'GET',
      path: '/v1/program/list',
      tag,
      summary: 'Nama semua program aktif',
      access: permissions.readPublic,
      message: 'Berhasil mengambil nama program',
      data: contract.programNames,
      tags: ['programs'],
    },
    async context => new JsonText(await listProgramNames(context)),
  ),
]
