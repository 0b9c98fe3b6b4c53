import { z } from 'zod'
import { positiveId } from '../../../platform/http/query.ts'
import { importSourceNames } from '../../../shared/import-sources.ts'
import { type ImportReport, postKinds } from './imports.contract.ts'

const become = ['course', ...postKinds] as const
export type Becomes = (typeof become)[number]

const wishes = {
  becomes: z.enum(become, 'Pilih akan menjadi apa'),
  isDraft: z.boolean('Pilih draf atau terbit'),
}

export const newImport = z.strictObject({
  uploadId: z.string('Sertakan unggahan').regex(/^[0-9a-f]{32}$/, 'Unggahan tidak dikenal'),
  source: z.enum(importSourceNames, 'Pilih jenis sumber'),
  ...wishes,
})
export type NewImport = z.output<typeof newImport>

export const importWishes = z.strictObject(wishes)
export type ImportWishes = z.output<typeof importWishes>

export const importParameters = z.object({ id: positiveId })
export const importBegun = z.object({ id: z.int() })

const skipped = z.object({
  what: z.string(),
  why: z.string(),
  where: z.array(z.string()),
  times: z.int(),
  isError: z.boolean(),
})

const report = z.object({
  title: z.string(),
  address: z.string(),
  dryRun: z.boolean(),
  counts: z.array(
    z.object({
      what: z.string(),
      created: z.int(),
      updated: z.int(),
      unchanged: z.int(),
      removed: z.int(),
    }),
  ),
  came: z.array(
    z.object({ title: z.string(), href: z.string().optional(), office: z.string(), isDraft: z.boolean() }),
  ),
  skipped: z.array(skipped),
}) satisfies z.ZodType<ImportReport>

export const importRun = z.object({
  id: z.int(),
  source: z.enum(importSourceNames),
  becomes: z.enum(become),
  isDraft: z.boolean(),
  name: z.string(),
  act: z.enum(['trial', 'write']),
  state: z.enum(['waiting', 'running', 'done', 'refused']),
  stage: z.string(),
  stageDone: z.int(),
  stageTotal: z.int(),
  /** of the act that ended last */
  report: report.nullable(),
  /** why it was refused */
  problem: z.string().nullable(),
  createdText: z.string(),
})
export type ImportRun = z.output<typeof importRun>

export interface BecomesOption {
  value: Becomes
  label: string
}

export interface ImportsPage {
  runs: ImportRun[]
  /** kinds of posts, in words */
  kinds: BecomesOption[]
}

export interface ImportRunPageData extends Pick<ImportsPage, 'kinds'> {
  run: ImportRun
}

declare module '../../../shared/page.ts' {
  interface PageData {
    'imports.list': ImportsPage
    'imports.run': ImportRunPageData
  }
}
