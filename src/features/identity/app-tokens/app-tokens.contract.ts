import { z } from 'zod'

export const versionAnswer = z.object({ appVersion: z.string() })

/** Outside apps say who they are; our own pages send nothing. */
export const tokenBody = z
  .strictObject({
    id: z.string('Wajib diisi').regex(/^[a-z0-9]{16}$/, 'ID aplikasi tidak valid'),
    secret: z.string('Wajib diisi').regex(/^[\w-]{43}$/, 'Rahasia aplikasi tidak valid'),
    scopes: z.union(
      [z.literal('alkamedia'), z.tuple([z.literal('alkamedia')])],
      'Cakupan yang tersedia: alkamedia',
    ),
  })
  .optional()

export const tokenAnswer = z.object({ token: z.string(), code: z.string(), expiresAt: z.string() })
