import type { Database } from '../../../platform/db/database.ts'
import { bulkEndpoint } from '../../../platform/http/bulk.ts'
import { endpoint } from '../../../platform/http/endpoint.ts'
import { noteDeed } from '../../../platform/http/visitor-deeds.ts'
import { permissions } from '../../core/permissions/permissions.ts'
import * as contract from './enrolments.contract.ts'
import { states } from './enrolments.rules.ts'
import { join, leave } from './entering.ts'
import { noteReading } from './learning.ts'
import { addPerson, decide, moveTo } from './managing.ts'
import { placeOf } from './place.ts'
import { addStaff, dropStaff } from './staff.ts'

const tag = 'Pendaftaran kelas'

export interface EnrolmentsDeps {
  database: Pick<Database, 'withTenant'>
}

/** of those who learn */
const own = [
  endpoint(
    {
      method: 'GET',
      path: '/v1/class/place',
      tag,
      summary: 'Keadaan pemanggil di sebuah kelas: terdaftar atau belum, kemajuan, dan langkah berikutnya',
      message: 'Berhasil mengambil keadaan',
      access: permissions.beMember,
      query: contract.bySlug,
      data: contract.place,
    },
    (context, { query }) => placeOf(context, query.slug),
  ),
  endpoint(
    {
      method: 'POST',
      path: '/v1/class/enrol',
      tag,
      summary: 'Mendaftar di kelas gratis, menerima undangan, atau masuk daftar tunggu',
      message: 'Pendaftaran tersimpan',
      access: permissions.beMember,
      body: contract.joining,
      data: contract.joined,
      status: 201,
      limit: { tokens: 20, seconds: 600 },
    },
    async (context, { body }) => {
      const { slug, state } = await join(context, body)
      noteDeed(context, { kind: 'joined' })
      return { slug, state, stateText: states[state].label }
    },
  ),
  endpoint(
    {
      method: 'POST',
      path: '/v1/class/leave',
      tag,
      summary: 'Membatalkan pendaftaran sendiri; kemajuan belajar tetap tersimpan',
      message: 'Pendaftaran dibatalkan',
      access: permissions.beMember,
      body: contract.bySlug,
      data: contract.joined,
      limit: { tokens: 20, seconds: 600 },
    },
    async (context, { body }) => {
      const { slug, state } = await leave(context, body.slug)
      return { slug, state, stateText: states[state].label }
    },
  ),
  endpoint(
    {
      method: 'POST',
      path: '/v1/class/progress',
      tag,
      summary: 'Mencatat bab yang dibuka, sampai mana dibaca, atau selesai dibaca',
      message: 'Kemajuan tersimpan',
      access: permissions.beMember,
      body: contract.reading,
      data: contract.standing,
    },
    async (context, { body }) => {
      const { next = null, ...standing } = await noteReading(context, body)
      return { ...standing, next }
    },
  ),
]

/** of those who look after classes */
export const enrolmentsApi = ({ database }: EnrolmentsDeps) => [
  ...own,
  endpoint(
    {
      method: 'POST',
      path: '/v1/enrolments',
      tag,
      summary: 'Mendaftarkan atau mengundang anggota situs ke sebuah kelas',
      message: 'Peserta ditambahkan',
      access: permissions.manageEnrolments,
      body: contract.newPerson,
      data: contract.addedPerson,
      status: 201,
    },
    (context, { body }) => addPerson(context, body),
  ),
  endpoint(
    {
      method: 'POST',
      path: '/v1/enrolments/{id}/decision',
      tag,
      summary: 'Menerima, menolak, menandai selesai, menangguhkan, memulihkan, atau mengeluarkan peserta',
      message: 'Keputusan tersimpan',
      access: permissions.manageEnrolments,
      parameters: contract.idParameter,
      body: contract.decisionGiven,
      data: contract.nothing,
    },
    async (context, { parameters, body }) => {
      await decide(context, parameters.id, body)
      return null
    },
  ),
  endpoint(
    {
      method: 'POST',
      path: '/v1/enrolments/{id}/run',
      tag,
      summary: 'Memindahkan peserta ke angkatan lain dari kelas yang sama',
      message: 'Peserta dipindahkan',
      access: permissions.manageEnrolments,
      parameters: contract.idParameter,
      body: contract.move,
      data: contract.nothing,
    },
    async (context, { parameters, body }) => {
      await moveTo(context, parameters.id, body.runId)
      return null
    },
  ),
  bulkEndpoint(
    database,
    {
      path: '/v1/enrolments',
      tag,
      summary: 'Keputusan yang sama untuk banyak peserta',
      access: permissions.manageEnrolments,
      body: contract.bulkDecision,
    },
    (context, id, { ids: _, ...given }) => decide(context, id, given),
  ),
  endpoint(
    {
      method: 'POST',
      path: '/v1/classes/{id}/staff',
      tag,
      summary: 'Menjadikan anggota situs pengelola sebuah kelas',
      message: 'Pengelola kelas ditambahkan',
      access: permissions.assignStaff,
      parameters: contract.idParameter,
      body: contract.newStaff,
      data: contract.staffList,
      status: 201,
    },
    (context, { parameters, body }) => addStaff(context, parameters.id, body),
  ),
  endpoint(
    {
      method: 'DELETE',
      path: '/v1/classes/{id}/staff/{membershipId}',
      tag,
      summary: 'Melepas pengelola sebuah kelas',
      message: 'Pengelola kelas dilepas',
      access: permissions.assignStaff,
      parameters: contract.staffParameter,
      data: contract.staffList,
    },
    (context, { parameters }) => dropStaff(context, parameters.id, parameters.membershipId),
  ),
]
