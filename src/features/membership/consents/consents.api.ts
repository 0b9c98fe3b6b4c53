import { type Endpoint, endpoint } from '../../../platform/http/endpoint.ts'
import { permissions } from '../../core/permissions/permissions.ts'
import * as contract from './consents.contract.ts'
import { giveConsent, type Keys, ownConsents } from './consents.ts'

const own = { tag: 'Privasi', access: permissions.beMember } as const

export const consentsApi = ({ secrets }: { secrets: Keys }): Endpoint[] => [
  endpoint(
    {
      ...own,
      method: 'GET',
      path: '/v1/privacy/consents',
      summary: 'Persetujuan sendiri: yang terbaru per tujuan, dan seluruh riwayatnya',
      message: 'Berhasil mengambil persetujuan',
      data: contract.ownConsents,
    },
    context => ownConsents(context),
  ),
  endpoint(
    {
      ...own,
      method: 'POST',
      path: '/v1/privacy/consents',
      summary:
        'Memberi atau menarik satu persetujuan; setiap jawaban menjadi baris baru yang tidak dapat diubah',
      message: 'Persetujuan tersimpan',
      status: 201,
      body: contract.consentGiving,
      data: contract.ownConsents,
      limit: { tokens: 60, seconds: 60 },
    },
    (context, { body }) => giveConsent(context, secrets, body),
  ),
]
