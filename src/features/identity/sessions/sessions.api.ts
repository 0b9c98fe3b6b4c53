import { z } from 'zod'
import { type CallContext, endpoint } from '../../../platform/http/endpoint.ts'
import { permissions } from '../../core/permissions/permissions.ts'
import { sessionAnswer } from './sessions.contract.ts'
import { whoIs } from './who.ts'

/** Who the caller is, for the page's header and for outside apps. */
export const sessionsApi = [
  endpoint(
    {
      method: 'GET',
      path: '/v1/user/session',
      tag: 'Sesi',
      summary: 'Siapa yang sedang masuk; member null untuk pengunjung',
      access: permissions.enter,
      isAlwaysOpen: true,
      message: 'Berhasil mengambil sesi',
      data: sessionAnswer,
    },
    context => whoIs(context),
  ),
  endpoint(
    {
      method: 'GET',
      path: '/v1/authorizer/validate',
      tag: 'Sesi',
      summary: 'Apakah cookie atau bearer token masih berlaku (bearer yang salah: 401)',
      access: permissions.enter,
      isAlwaysOpen: true,
      message: 'Berhasil memeriksa token',
      data: z.object({ isTokenValid: z.boolean(), userKind: z.int().nullable() }),
    },
    async ({ viewer: { member } }: CallContext) => ({
      isTokenValid: member !== undefined,
      userKind: member?.kind ?? null,
    }),
  ),
]
