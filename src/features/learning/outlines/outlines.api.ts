import { type Endpoint, endpoint } from '../../../platform/http/endpoint.ts'
import { permissions } from '../../core/permissions/permissions.ts'
import { changeOutline } from './changing.ts'
import { outlookOf, publishCourse, updateRun } from './course-publication.ts'
import { outlineOf, reachCourse } from './outline-of.ts'
import * as contract from './outlines.contract.ts'

const path = '/v1/classes/{id}/outline'
const writing = {
  tag: 'Isi kelas',
  access: permissions.writeCourses,
  parameters: contract.outlineParameters,
  isAlwaysOpen: true,
} as const

/** who publishes what they may write */
const publishing = { ...writing, access: permissions.publishCourses } as const

export const outlinesApi: Endpoint[] = [
  endpoint(
    {
      ...writing,
      method: 'GET',
      path,
      summary: 'Modul dan bab sebuah kelas sebagaimana ditulis, dibanding yang terbit',
      message: 'Berhasil mengambil isi kelas',
      data: contract.outlineAnswer,
    },
    async (context, { parameters: { id } }) => {
      const { course } = await reachCourse(context, id)
      return outlineOf(context, id, course)
    },
  ),
  endpoint(
    {
      ...writing,
      method: 'POST',
      path,
      summary:
        'Satu perubahan isi kelas: tambah, ganti, pindah, keluarkan, kembalikan. rev lama 409 dengan isi yang sekarang',
      message: 'Tersimpan',
      body: contract.outlineChange,
      data: contract.outlineAnswer,
    },
    (context, { parameters, body }) => changeOutline(context, parameters.id, body),
  ),
  endpoint(
    {
      ...writing,
      method: 'GET',
      path: `${path}/publication`,
      summary: 'Apa yang akan terbit, apa yang perlu diperiksa, dan angkatan mana yang dijangkau',
      message: 'Berhasil memeriksa isi kelas',
      data: contract.publicationOutlook,
    },
    (context, { parameters }) => outlookOf(context, parameters.id),
  ),
  endpoint(
    {
      ...publishing,
      method: 'POST',
      path: `${path}/publication`,
      summary: 'Terbitkan isi kelas sebagai versi baru; angkatan yang berjalan tetap pada versinya',
      message: 'Isi kelas terbit',
      body: contract.publicationBody,
      data: contract.published,
    },
    (context, { parameters, body }) => publishCourse(context, parameters.id, body),
  ),
  endpoint(
    {
      ...publishing,
      method: 'PUT',
      path: '/v1/classes/{id}/runs/{runId}/version',
      summary: 'Perbarui angkatan ini ke versi terbaru; yang sudah selesai tetap selesai',
      message: 'Angkatan diperbarui',
      parameters: contract.runParameters,
      data: contract.broughtRun,
    },
    (context, { parameters: { id, runId } }) => updateRun(context, id, runId),
  ),
]
