import { z } from 'zod'
import { plainText } from '../../../platform/http/query.ts'

const mostPaths = 80

export const pencilBody = z.strictObject({
  /** pages of this site: the one that is looked at, and those it links to */
  paths: z.array(plainText(400)).min(1, 'Wajib diisi').max(mostPaths, `Maksimal ${mostPaths} alamat`),
})

const pencil = z.object({
  /** as it was asked */
  path: z.string(),
  /** its editor */
  href: z.string(),
  /** what the thing is called */
  label: z.string(),
})
export type Pencil = z.output<typeof pencil>

export const pencilAnswer = z.object({ pencils: z.array(pencil) })
