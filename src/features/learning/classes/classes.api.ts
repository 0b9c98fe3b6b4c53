import { endpoint, JsonText } from '../../../platform/http/endpoint.ts'
import { permissions } from '../../core/permissions/permissions.ts'
import * as queries from './class-queries.contract.ts'
import * as contract from './classes.contract.ts'
import {
  getClass,
  getSyllabus,
  listBatches,
  listCatalogue,
  listClasses,
  listRecentClasses,
} from './classes.ts'

const tag = 'Kelas'
/** every one of them reads what anybody may see, and is made anew when a class changes */
const reading = { method: 'GET', tag, access: permissions.readPublic, tags: ['classes'] } as const

export const classesApi = [
  endpoint(
    {
      ...reading,
      path: '/v1/class/active',
      summary: 'Daftar kelas dengan status pendaftarannya',
      message: 'Berhasil mengambil daftar kelas',
      query: queries.classListQuery,
      data: contract.classList,
    },
    async (context, { query: { 'filter.type': type, ...query } }) =>
      new JsonText(await listClasses(context, { ...query, type })),
  ),
  endpoint(
    {
      ...reading,
      path: '/v1/class/active/elevate',
      summary: 'Kelas yang diunggulkan oleh pengelola situs, dengan saringan yang sama',
      message: 'Berhasil mengambil kelas unggulan',
      query: queries.classListQuery,
      data: contract.classList,
    },
    async (context, { query: { 'filter.type': type, ...query } }) =>
      new JsonText(await listClasses(context, { ...query, type, isElevated: true })),
  ),
  endpoint(
    {
      ...reading,
      path: '/v1/class/list',
      summary: 'Seluruh katalog kelas; all=true menaruh semuanya di satu halaman',
      message: 'Berhasil mengambil katalog kelas',
      query: queries.classCatalogueQuery,
      data: contract.classList,
    },
    async (context, { query }) => new JsonText(await listCatalogue(context, query)),
  ),
  endpoint(
    {
      ...reading,
      path: '/v1/class/recent',
      summary: 'Sepuluh kelas yang terakhir diterbitkan',
      message: 'Berhasil mengambil kelas terbaru',
      data: contract.classList,
    },
    async context => new JsonText(await listRecentClasses(context)),
  ),
  endpoint(
    {
      ...reading,
      path: '/v1/class/overview',
      summary: 'Satu kelas selengkapnya menurut slug',
      message: 'Berhasil mengambil kelas',
      query: queries.overviewQuery,
      data: contract.classDetail,
    },
    async (context, { query: { slug } }) => new JsonText(await getClass(context, slug)),
  ),
  endpoint(
    {
      ...reading,
      path: '/v1/class/syllabus',
      summary: 'Silabus sebuah ruang kelas',
      message: 'Berhasil mengambil silabus',
      query: queries.syllabusQuery,
      data: contract.syllabus,
    },
    async (context, { query: { classroomId } }) => new JsonText(await getSyllabus(context, classroomId)),
  ),
  endpoint(
    {
      ...reading,
      path: '/batch/active',
      summary: 'Angkatan yang membuka pendaftaran, segera dimulai, atau sedang berlangsung',
      message: 'Berhasil mengambil daftar angkatan',
      query: queries.batchListQuery,
      data: contract.batchList,
    },
    async (context, { query }) => new JsonText(await listBatches(context, query)),
  ),
]
