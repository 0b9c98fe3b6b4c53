import { type Endpoint, endpoint } from '../../../platform/http/endpoint.ts'
import { permissions } from '../../core/permissions/permissions.ts'
import type { Keys } from '../consents/consents.ts'
import * as contract from './guardians.contract.ts'
import { askGuardian, decideAsGuardian, guardianState } from './guardians.ts'

const own = { tag: 'Privasi', access: permissions.beMember } as const

export const guardiansApi = ({ secrets }: { secrets: Keys }): Endpoint[] => [
  endpoint(
    {
      ...own,
      method: 'GET',
      path: '/v1/privacy/guardian',
      summary: 'Apakah persetujuan wali diperlukan, dan sejauh mana sudah diminta',
      message: 'Berhasil mengambil status wali',
      data: contract.guardianState,
    },
    context => guardianState(context),
  ),
  endpoint(
    {
      ...own,
      method: 'POST',
      path: '/v1/privacy/guardian',
      summary: 'Meminta persetujuan wali lewat email, paling banyak 3 kali sehari',
      message: 'Email untuk wali dikirim',
      status: 201,
      body: contract.guardianAsking,
      data: contract.guardianState,
      limit: { tokens: 30, seconds: 60 },
    },
    (context, { body }) => askGuardian(context, body),
  ),
  endpoint(
    {
      method: 'POST',
      path: '/v1/privacy/guardian-consents/{token}',
      tag: 'Privasi',
      summary: 'Jawaban wali lewat tautan di emailnya; setiap tautan hanya dapat dipakai sekali',
      message: 'Jawaban Anda tercatat',
      access: permissions.enter,
      parameters: contract.guardianParameters,
      body: contract.guardianDecision,
      data: contract.guardianDecided,
      limit: { tokens: 20, seconds: 60 },
    },
    (context, { parameters: { token }, body }) => decideAsGuardian(context, secrets, token, body),
  ),
]
