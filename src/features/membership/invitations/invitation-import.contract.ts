import { z } from 'zod'
import { plainText, positiveId } from '../../../platform/http/query.ts'
import { givenKind, kindShape } from '../members/members.ts'
import { isImportField } from './invitations.rules.ts'

/** Inviting the people of a table. */

const mappingText = plainText(8000).transform((text, context) => {
  const wrong = (message: string) => {
    context.addIssue({ code: 'custom', message })
    return z.NEVER
  }
  const given = z.record(z.string(), z.string()).safeParse(jsonOf(text))
  if (!given.success) return wrong('Pasangan kolom harus berupa objek JSON {kolom: isian}')
  const pairs = Object.entries(given.data).flatMap(([column, field]) =>
    isImportField(field) ? [[column, field] as const] : [],
  )
  if (pairs.length !== Object.keys(given.data).length) return wrong('Ada isian yang tidak dikenal')
  if (new Set(pairs.map(([, field]) => field)).size !== pairs.length)
    return wrong('Satu isian hanya dapat diambil dari satu kolom')
  return Object.fromEntries(pairs)
})

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

export const importQuery = z.strictObject({
  /** left out it is a try: only 'false' invites anybody */
  dryRun: z
    .enum(['true', 'false'], 'Pilihan: true, false')
    .default('true')
    .transform(text => text === 'true'),
  /** {"Alamat Email": "email"}; guessed by the headings when left out */
  mapping: mappingText.optional(),
  /** for rows that name none; a student unless it says otherwise */
  kind: plainText(1)
    .regex(/^[1-9]$/, 'Pilih peran yang tersedia')
    .default('4')
    .transform(Number)
    .pipe(givenKind),
  programId: positiveId.optional(),
})

export type ImportQuery = z.output<typeof importQuery>

export const csvBody = z.custom<Buffer>(
  body => Buffer.isBuffer(body) && body.length > 0,
  'Sertakan berkas CSV atau Excel',
)

export const importRow = z.object({
  /** as the spreadsheet counts: the headings are row 1 */
  row: z.int(),
  email: z.string(),
  name: z.string(),
  kind: kindShape.nullable(),
  outcome: z.enum(['invited', 'member', 'alreadyInvited', 'error']),
  message: z.string(),
})

export type ImportRow = z.output<typeof importRow>

export const importAnswer = z.object({
  isDryRun: z.boolean(),
  columns: z.array(z.string()),
  mapping: z.record(z.string(), z.string()),
  /** the first rows as they were read */
  sample: z.array(z.array(z.string())),
  counts: z.object({
    total: z.int(),
    invited: z.int(),
    member: z.int(),
    alreadyInvited: z.int(),
    error: z.int(),
  }),
  rows: z.array(importRow),
  /** CSV of the rows with mistakes and what is wrong with them; null when there are none */
  errorFile: z.string().nullable(),
})

export type ImportAnswer = z.output<typeof importAnswer>
