import { endpoint } from '../../../platform/http/endpoint.ts'
import { permissions } from '../../core/permissions/permissions.ts'
import * as contract from './assignments.contract.ts'
import { groupPeople, saveAssignment } from './assignments.ts'

const tag = 'Tugas'

export const assignmentsApi = [
  endpoint(
    {
      method: 'PUT',
      path: '/v1/assignments/{chapterId}',
      tag,
      summary: 'Menyimpan pengaturan dan rubrik tugas sebuah bab',
      message: 'Tugas tersimpan',
      access: permissions.writeAssignments,
      parameters: contract.chapterParameter,
      body: contract.assignmentSettings,
      data: contract.keptAssignment,
    },
    (context, { parameters, body }) => saveAssignment(context, parameters.chapterId, body),
  ),
  endpoint(
    {
      method: 'PUT',
      path: '/v1/assignments/{chapterId}/groups',
      tag,
      summary: 'Menyusun kelompok; yang tidak disebut belum berkelompok',
      message: 'Kelompok tersimpan',
      access: permissions.writeAssignments,
      parameters: contract.chapterParameter,
      body: contract.grouping,
      data: contract.nothing,
    },
    async (context, { parameters, body }) => {
      await groupPeople(context, parameters.chapterId, body)
      return null
    },
  ),
]
