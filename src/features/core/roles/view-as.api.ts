import { z } from 'zod'
import { endpoint } from '../../../platform/http/endpoint.ts'
import { invalidField } from '../../../shared/failure.ts'
import { permissions } from '../permissions/permissions.ts'
import { isViewed, viewAsCookie } from './view-as.ts'

const shared = { tag: 'Peran', path: '/v1/view-as', isAlwaysOpen: true } as const

export const viewAsApi = [
  endpoint(
    {
      ...shared,
      method: 'POST',
      summary: 'Melihat situs sebagai peran lain: hanya membaca, sampai diakhiri atau browser ditutup',
      message: 'Anda melihat situs sebagai peran ini',
      access: permissions.changeSettings,
      body: z.strictObject({ kind: z.string().max(2, 'Peran tidak dikenal') }),
      data: z.null(),
    },
    async ({ cookies }, { body }) => {
      if (!isViewed(body.kind)) throw invalidField('kind', 'Peran ini tidak dapat dilihat')
      cookies.set(viewAsCookie, body.kind)
      return null
    },
  ),
  endpoint(
    {
      ...shared,
      method: 'DELETE',
      summary: 'Kembali ke peran sendiri',
      message: 'Anda kembali ke peran Anda',
      access: permissions.beMember,
      data: z.null(),
    },
    async ({ cookies }) => {
      cookies.clear(viewAsCookie)
      return null
    },
  ),
]
