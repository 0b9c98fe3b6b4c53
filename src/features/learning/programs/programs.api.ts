import { endpoint, JsonText } from '../../../platform/http/endpoint.ts'
import { permissions } from '../../core/permissions/permissions.ts'
import * as contract from './programs.contract.ts'
import {
  getProgram,
  getProgramSyllabus,
  listProgramNames,
  listProgramSchools,
  listPrograms,
} from './programs.ts'

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
      tags: ['programs', 'classes', 'schools', 'people'],
    },
    (context, { query: { slug } }) => getProgram(context, slug),
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
  endpoint(
    {
      method: 'GET',
      path: '/v1/program/schools',
      tag,
      summary: 'Sekolah terverifikasi yang mengikuti sebuah program',
      access: permissions.readPublic,
      message: 'Berhasil mengambil sekolah program',
      query: contract.programSchoolsQuery,
      data: contract.programSchools,
      tags: ['programs', 'schools'],
    },
    (context, { query }) => listProgramSchools(context, query),
  ),
  endpoint(
    {
      method: 'GET',
      path: '/programs',
      tag,
      summary: 'Daftar program yang aktif; peramban yang meminta text/html mendapat halamannya',
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
      path: '/silabus/{programId}',
      tag,
      summary: 'Kurikulum sebuah program: kelas berurutan dengan modul dan babnya',
      access: permissions.readPublic,
      message: 'Berhasil mengambil silabus program',
      parameters: contract.programSyllabusParameters,
      data: contract.programSyllabus,
      tags: ['programs', 'classes'],
    },
    (context, { parameters: { programId } }) => getProgramSyllabus(context, programId),
  ),
]
