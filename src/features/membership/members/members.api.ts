import { z } from 'zod'
import type { Database } from '../../../platform/db/database.ts'
import { bulkEndpoint } from '../../../platform/http/bulk.ts'
import { endpoint } from '../../../platform/http/endpoint.ts'
import { permissions } from '../../core/permissions/permissions.ts'
import * as contract from './members.contract.ts'
import { changeKind, changePerson, getPerson, listPeople, reinstate, signOut, suspend } from './members.ts'

const tag = 'Orang'
const one = { tag, parameters: contract.personParameters } as const
const changing = { ...one, access: permissions.changePeople, data: contract.personDetail } as const

export interface MembersDeps {
  database: Pick<Database, 'withTenant'>
}

export const membersApi = ({ database }: MembersDeps) => [
  endpoint(
    {
      method: 'GET',
      path: '/v1/people',
      tag,
      summary: 'Orang di situs ini; ketua program dan ketua wilayah melihat orang yang dipimpinnya',
      message: 'Berhasil mengambil daftar orang',
      access: permissions.readPeople,
      query: contract.personListQuery,
      data: contract.personList,
    },
    (context, { query }) => listPeople(context, query),
  ),
  endpoint(
    {
      ...one,
      method: 'GET',
      path: '/v1/people/{id}',
      summary: 'Satu orang; isian yang tidak boleh dilihat penanya disebut di hidden',
      message: 'Berhasil mengambil data orang',
      access: permissions.readPeople,
      data: contract.personDetail,
    },
    (context, { parameters }) => getPerson(context, parameters.id),
  ),
  endpoint(
    {
      ...changing,
      method: 'PUT',
      path: '/v1/people/{id}',
      summary: 'Mengubah nama, program, provinsi, dan sekolah seseorang',
      message: 'Perubahan tersimpan',
      body: contract.personChange,
    },
    async (context, { parameters: { id }, body }) => {
      await changePerson(context, id, body)
      return getPerson(context, id)
    },
  ),
  endpoint(
    {
      ...changing,
      method: 'PUT',
      path: '/v1/people/{id}/kind',
      summary: 'Mengubah peran seseorang; sesinya di situs ini berakhir',
      message: 'Peran diubah',
      body: contract.kindChange,
    },
    async (context, { parameters: { id }, body }) => {
      await changeKind(context, id, body)
      return getPerson(context, id)
    },
  ),
  endpoint(
    {
      ...changing,
      method: 'POST',
      path: '/v1/people/{id}/suspension',
      summary: 'Menangguhkan seseorang dengan alasan; sesinya di situs ini berakhir',
      message: 'Keanggotaan ditangguhkan',
      body: contract.suspension,
    },
    async (context, { parameters: { id }, body }) => {
      await suspend(context, id, body.reason)
      return getPerson(context, id)
    },
  ),
  endpoint(
    {
      ...changing,
      method: 'DELETE',
      path: '/v1/people/{id}/suspension',
      summary: 'Mengakhiri penangguhan',
      message: 'Keanggotaan aktif kembali',
    },
    async (context, { parameters: { id } }) => {
      await reinstate(context, id)
      return getPerson(context, id)
    },
  ),
  endpoint(
    {
      ...one,
      method: 'POST',
      path: '/v1/people/{id}/sign-out',
      summary: 'Mengeluarkan seseorang dari semua perangkatnya di situs ini',
      message: 'Semua sesi diakhiri',
      access: permissions.changePeople,
      body: z.strictObject({}).optional(),
      data: contract.signedOut,
    },
    (context, { parameters: { id } }) => signOut(context, id),
  ),
  bulkEndpoint(
    database,
    {
      path: '/v1/people',
      tag,
      summary: 'Menangguhkan atau memulihkan banyak orang sekaligus; setiap orang mendapat hasilnya sendiri',
      access: permissions.changePeople,
      body: contract.bulkPeople,
    },
    (context, id, body) =>
      body.action === 'suspend' ? suspend(context, id, body.reason) : reinstate(context, id),
  ),
]
