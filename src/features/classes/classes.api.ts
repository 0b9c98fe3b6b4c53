import { endpoint, JsonText } from '../../platform/http/endpoint.ts'
import { permissions } from '../permissions/permissions.ts'
import * as contract from './classes.contract.ts'
import { getClass, getSyllabus, listClasses } from './classes.ts'

const tag = 'Kelas'

export const classesApi = [
  endpoint(
    {
      method: 'GET',
      path: '/v1/class/active',
      tag,
      summary: 'Daftar kelas dengan status pendaftarannya',
      access: permissions.readPublic,
      message: 'Berhasil mengambil daftar kelas',
      query: contract.classListQuery,
      data: contract.classList,
      tags: ['classes'],
    },
    async (context, { query: { 'filter.type': type, ...query } }) =>
      new JsonText(await listClasses(context, { ...query, type })),
  ),
  endpoint(
    {
      method: 'GET',
      path: '/v1/class/overview',
      tag,
      summary: 'Satu kelas selengkapnya menurut slug',
      access: permissions.readPublic,
      message: 'Berhasil mengambil kelas',
      query: contract.overviewQuery,
      data: contract.classDetail,
      tags: ['classes'],
    },
    async (context, { query: { slug } }) => new JsonText(await getClass(context, slug)),
  ),
  endpoint(
    {
      method: 'GET',
      path: '/v1/class/syllabus',
      tag,
      summary: 'Silabus sebuah ruang kelas',
      access: permissions.readPublic,
      message: 'Berhasil mengambil silabus',
      query: contract.syllabusQuery,
      data: contract.syllabus,
      tags: ['classes'],
    },
    async (context, { query: { classroomId } }) => new JsonText(await getSyllabus(context, classroomId)),
  ),
]
