import { z } from 'zod'
import { plainText } from '../../../platform/http/query.ts'
import { purposeNames } from './consents.rules.ts'

const purpose = z.enum(purposeNames, `Pilihan yang tersedia: ${purposeNames.join(', ')}`)

export const consentGiving = z.strictObject({
  purpose,
  isGiven: z.boolean('Pilih ya atau tidak'),
  /** the words that were shown; others that are in force meanwhile are refused */
  textVersion: plainText(60).optional(),
})
export type ConsentGiving = z.output<typeof consentGiving>

const consentState = z.object({
  purpose,
  label: z.string(),
  basis: z.string(),
  text: z.string(),
  /** of the words in force */
  textVersion: z.string(),
  isRequired: z.boolean(),
  isGiven: z.boolean(),
  /** the words in force are not those that were agreed to */
  isOutdated: z.boolean(),
  /** the newest word on it */
  at: z.string().nullable(),
  atText: z.string().nullable(),
})
export type ConsentState = z.output<typeof consentState>

const consentLine = z.object({
  id: z.int(),
  purpose: z.string(),
  label: z.string(),
  isGiven: z.boolean(),
  textVersion: z.string(),
  source: z.string(),
  at: z.string(),
  atText: z.string(),
})

export const ownConsents = z.object({
  purposes: z.array(consentState),
  /** newest first */
  history: z.array(consentLine),
})
export type OwnConsents = z.output<typeof ownConsents>
