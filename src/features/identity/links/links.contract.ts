import { z } from 'zod'
import { plainText } from '../../../platform/http/query.ts'

export const tokenParameter = z.object({ token: plainText(60) })

/** What a short token is for, and where to go with it. */
export const openedLink = z.object({
  kind: z.string(),
  words: z.string(),
  href: z.string(),
})
export type OpenedLink = z.output<typeof openedLink>
