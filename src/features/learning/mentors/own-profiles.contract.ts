import { z } from 'zod'
import { positiveId } from '../../../platform/http/query.ts'

export const profileParameters = z.object({ id: positiveId })

/** Whose own a public profile is to be; null: the office's alone. */
export const profileWriter = z.strictObject({ membershipId: positiveId.nullable() })
export const handedOver = z.object({ id: z.int() })

export interface ProfileWriterPage {
  id: number
  name: string
  writer: string
  members: { value: string; label: string }[]
  editorHref: string
}

declare module '../../../shared/page.ts' {
  interface PageData {
    'mentors.writer': ProfileWriterPage
  }
}
