import { z } from 'zod'
import { type Endpoint, endpoint } from '../../../platform/http/endpoint.ts'
import { to } from '../../../routes.ts'
import type { MediaDeps } from '../../core/media/media.ts'
import { permissions } from '../../core/permissions/permissions.ts'
import { paperCalls } from '../registrations/registrations.ts'
import { mergeSchool } from './merging.ts'
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

export interface RegistrationsDeps extends MediaDeps {
  secrets: Keys
}

/** Registrations of schools: their papers, by link and for whoever checks them, and what becomes of them. */
export const schoolRegistrationsApi = (house: RegistrationsDeps): Endpoint[] => [
  ...paperCalls(house, {
    sort: 'school',
    tag,
    noun: 'pendaftaran sekolah',
    message: 'Dokumen sekolah',
    pageOf: token => to.ownSchool({ token }),
    ofLink: schoolOfLink,
    taking: ({ tx }, token) => takingSchool(tx, token),
    managed: {
      path: '/v1/schools/{npsn}/papers/{paperId}',
      access: permissions.manageSchools,
      parameters: contract.schoolPaper,
      find: (context, { npsn }) => managedRegistration(context, npsn),
    },
  }),
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
  endpoint(
    {
      ...managing,
      method: 'POST',
      path: '/v1/schools/{npsn}/merge',
      summary:
        'Menggabungkan sekolah yang tercatat dua kali: anggota, undangan, tim, dan programnya pindah, NPSN lama mengarah ke tujuannya',
      message: 'Sekolah digabung',
      parameters: contract.npsnParameter,
      body: contract.schoolMerge,
      data: z.object({ moved: z.int() }),
    },
    (context, { parameters, body }) => mergeSchool(context, house.secrets, parameters.npsn, body),
  ),
]
