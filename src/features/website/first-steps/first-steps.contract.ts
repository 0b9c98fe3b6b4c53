import { z } from 'zod'
import { plainText } from '../../../platform/http/query.ts'
import type { FieldOption } from '../../../shared/form-field.ts'
import { institutionNames } from '../../../shared/institutions.ts'
import type { DraftAnswer } from '../../core/publishing/publishing.ts'
import { type StepName, stepNames } from './first-steps.rules.ts'

export const startChange = z.strictObject({
  institution: z.enum(institutionNames, 'Pilih jenis lembaga').optional(),
  step: z.enum(stepNames, 'Langkah tidak dikenal').optional(),
  /** all steps are done or left out */
  isEnded: z.boolean().optional(),
})
export type StartChange = z.output<typeof startChange>

export const start = z.object({
  institution: z.enum(institutionNames).nullable(),
  step: z.enum(stepNames),
  isEnded: z.boolean(),
})
export type Start = z.output<typeof start>

export const coloursBody = z.strictObject({ key: plainText(100).min(1, 'Pilih logo') })

export const coloursAnswer = z.object({
  palettes: z.array(z.object({ clr_primary: z.string(), clr_secondary: z.string(), clr_dark: z.string() })),
})
export type LogoColours = z.output<typeof coloursAnswer>['palettes'][number]

export interface FirstStepsPage {
  start: Start
  /** the look as a draft: what is typed is on the server a moment later, and on every device */
  draft: DraftAnswer
  /** shows the site in the draft's look, for two hours */
  preview: string
  samples: { isThere: boolean }
  /** kinds of people that may be invited from here */
  kinds: FieldOption[]
  steps: readonly { name: StepName; label: string }[]
}

declare module '../../../shared/page.ts' {
  interface PageData {
    'first-steps.wizard': FirstStepsPage
  }
}
