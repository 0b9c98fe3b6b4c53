import { z } from 'zod'
import { agreed, lineOf } from '../../../platform/http/person-fields.ts'
import { listQuery } from '../../../platform/http/query.ts'
import { limits } from '../../../shared/limits.ts'
import type { ShownForm } from '../../../shared/shown-form.ts'
import type { Action, PageFrameProps, Pager } from '../../../ui/parts.tsx'
import { optionalRating, voiceContent, voiceName } from '../voices/voices.ts'

export const testimonyQuery = listQuery(24, {})
export type TestimonyQuery = z.output<typeof testimonyQuery>

export const sentTestimony = z.strictObject({
  name: voiceName,
  role: lineOf(limits.fullName).default('').meta({ label: 'Peran atau sekolah' }),
  content: voiceContent('Cerita Anda'),
  rating: optionalRating,
})
export const newTestimony = sentTestimony.extend({
  consent: agreed('Beri tanda centang agar tulisan Anda boleh ditampilkan'),
})

export interface TestimoniesPage extends ShownForm, PageFrameProps {
  path: string
  stamp: string
  pager?: Pager
  stars: { value: string; label: string }[]
  consentText: string
  isEmpty: boolean
  sent?: { title: string; text: string; action: Action }
}

declare module '../../../shared/page.ts' {
  interface PageData {
    'testimonies.list': TestimoniesPage
  }
}
