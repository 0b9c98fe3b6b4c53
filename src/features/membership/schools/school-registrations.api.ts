import { z } from 'zod'
import type { Tx } from '../../../platform/db/transaction.ts'
import { type Endpoint, endpoint, streamEndpoint } from '../../../platform/http/endpoint.ts'
import { to } from '../../../routes.ts'
import { record } from '../../core/audit/audit.ts'
import type { MediaHouse } from '../../core/media/media.ts'
import { permissions } from '../../core/permissions/permissions.ts'
import { keptPaper, paperByLink, sendPaper, sentPaper, takePaper } from '../registrations/registrations.ts'
import {
  decideRegistration,
  getChecked,
  managedRegistration,
  schoolOfLink,
  takingSchool,
} from './school-checking.ts'
import type { Keys } from './school-links.ts'
import * as contract from './schools.contract.ts'

const tag = 'Sekolah'
const managing = { tag, access: permissions.manageSchools } as const

export interface RegistrationsDeps extends MediaHouse {
  secrets: Keys
}

/** Registrations of schools: their papers, by link and for whoever checks them, and what becomes of them. */
export const schoolRegistrationsApi = (house: RegistrationsDeps): Endpoint[] => [
  streamEndpoint(
    {
      method: 'POST',
      path: '/v1/school/links/{token}/papers/{kind}',
      tag,
      summary:
        'Dokumen pendaftaran sekolah oleh pemegang tautannya: satu gambar atau PDF dalam formulir multipart',
      message: 'Dokumen diterima',
      access: permissions.readPublic,
      accepts: ['multipart/form-data'],
      parameters: sentPaper,
      data: keptPaper,
      status: 201,
      limit: { tokens: 30, seconds: 600 },
      leadsTo: ({ page }) => `${page}#dokumen`,
      refusedTo: ({ token }) => to.ownSchool({ token }),
    },
    async (context, { parameters: { token, kind } }, { request }) => {
      const find = (tx: Tx) => takingSchool(tx, token)
      const paper = await takePaper(house, context, { kind, find }, request)
      await house.database.withTenant(context.tenant.id, async tx => {
        const { id, name } = await schoolOfLink(tx, token)
        await record(
          { ...context, tx },
          { action: 'school.paper_added', object: { type: 'school', id, name } },
        )
      })
      return { ...paper, page: to.ownSchool({ token }) }
    },
  ),
  streamEndpoint(
    {
      method: 'GET',
      path: '/v1/school/links/{token}/papers/{paperId}',
      tag,
      summary: 'Satu dokumen pendaftaran sekolah, bagi pemegang tautannya',
      message: 'Dokumen sekolah',
      access: permissions.readPublic,
      parameters: paperByLink,
      data: z.null(),
    },
    async (context, { parameters: { token, paperId } }, { take }) => {
      const find = async (tx: Tx) => ({ school: (await schoolOfLink(tx, token)).id })
      await sendPaper(house, context, { id: paperId, find }, take)
      return null
    },
  ),
  streamEndpoint(
    {
      ...managing,
      method: 'GET',
      path: '/v1/schools/{npsn}/papers/{paperId}',
      summary: 'Satu dokumen pendaftaran sekolah, bagi yang memeriksanya; ketua wilayah melihat provinsinya',
      message: 'Dokumen sekolah',
      parameters: contract.schoolPaper,
      data: z.null(),
    },
    async (context, { parameters: { npsn, paperId } }, { take }) => {
      const find = (tx: Tx) => managedRegistration({ ...context, tx }, npsn)
      await sendPaper(house, context, { id: paperId, find }, take)
      return null
    },
  ),
  endpoint(
    {
      ...managing,
      method: 'GET',
      path: '/v1/schools/{npsn}/registration',
      summary: 'Yang menentukan keputusan atas satu sekolah: dokumen, catatan, dan sekolah yang mirip',
      message: 'Berhasil mengambil pendaftaran sekolah',
      parameters: contract.npsnParameter,
      data: contract.checkedSchool,
    },
    (context, { parameters }) => getChecked(context, parameters.npsn),
  ),
  endpoint(
    {
      ...managing,
      method: 'POST',
      path: '/v1/schools/{npsn}/decision',
      summary:
        'Menyetujui, meminta perbaikan dengan catatan per bagian, menolak, atau menandai duplikat; narahubung diberi tahu',
      message: 'Keputusan tersimpan',
      parameters: contract.npsnParameter,
      body: contract.schoolDecision,
      data: z.null(),
    },
    async (context, { parameters, body }) => {
      await decideRegistration(context, house.secrets, parameters.npsn, body)
      return null
    },
  ),
]
