import { z } from 'zod'
import { bulkIds } from '../../../platform/http/bulk.ts'
import { lineOf } from '../../../platform/http/person-fields.ts'
import { officeQuery, plainText, positiveId, searchText, seenVersion } from '../../../platform/http/query.ts'
import type { Exercise } from '../../../shared/exercise.ts'
import { keysOf } from '../../../shared/keys-of.ts'
import type { OfficeListData } from '../../../shared/office-list.ts'
import {
  exportFormats,
  importFormats,
  kindNames,
  type QuestionKindName,
  questionStates,
} from './question-kinds.rules.ts'
import { givenAnswer } from './spec-fields.contract.ts'

const kind = z.enum(keysOf(kindNames), 'Pilih jenis soal')
const state = z.enum(keysOf(questionStates), 'Pilih status')

/** "Jaringan, TCP" are two tags; written alike however they were typed */
export const tag = plainText(40)
  .transform(text =>
    text
      .normalize('NFC')
      .toLocaleLowerCase('id')
      .replaceAll(/[\s,]+/g, ' ')
      .trim(),
  )
  .pipe(z.string().min(1, 'Tuliskan tandanya'))

/** what a kind asks for; that kind's own schema looks at it */
const spec = z.record(z.string(), z.unknown())

export const points = z
  .number('Tuliskan poinnya')
  .min(0.25, 'Minimal 0,25 poin')
  .max(100, 'Maksimal 100 poin')
  .multipleOf(0.25, 'Kelipatan 0,25')

const shared = {
  spec,
  points: points.default(1),
  tags: z.array(tag).max(10, 'Paling banyak 10 tanda').default([]),
  competence: lineOf(120).default(''),
  state: state.default('draft'),
}
export const newQuestion = z.strictObject({ kind, ...shared })
export type NewQuestion = z.output<typeof newQuestion>
export const changedQuestion = z.strictObject({ version: seenVersion, ...shared })
export type ChangedQuestion = z.output<typeof changedQuestion>

export const idParameter = z.object({ id: positiveId })
export const keptQuestion = z.object({ id: z.int(), version: z.int(), name: z.string(), state })
export type KeptQuestion = z.output<typeof keptQuestion>

export const tried = z.strictObject({ kind, spec, answer: givenAnswer.optional() })
export type Tried = z.output<typeof tried>
export const trial = z.object({
  exercise: z.custom<Exercise>(() => true),
  key: z.string(),
  rule: z.string(),
  /** percent of the points, where an answer was sent; null: somebody has to mark it */
  percent: z.int().nullable(),
  /** of a question whose numbers are drawn: how it may turn out */
  draws: z.array(z.object({ prompt: z.string(), key: z.string() })),
})
export type Trial = z.output<typeof trial>

export const bulkDeed = z.strictObject({
  ids: bulkIds,
  deed: z.enum(['ready', 'draft', 'retired', 'tag', 'remove'], 'Pilih tindakan'),
  tag: tag.optional(),
})
export type BulkDeed = z.output<typeof bulkDeed>

/** characters of a text full of questions */
export const mostText = 1_000_000

export const importing = z.strictObject({
  text: plainText(mostText).refine(text => text.trim() !== '', 'Tempelkan soalnya di sini'),
  format: z.enum(keysOf(importFormats), 'Pilih bentuknya'),
  tags: z.array(tag).max(10).default([]),
  /** only says what would be taken over */
  isTrial: z.boolean().default(true),
  /** leaves out what could not be read, instead of taking nothing */
  skipsBad: z.boolean().default(false),
})
export type Importing = z.output<typeof importing>
/** What a file says, as a text to be looked at. */
export const readFile = z.object({
  text: z.string(),
  format: z.enum(keysOf(importFormats)),
  /** pictures in it that did not come along */
  pictures: z.int(),
})
export type ReadFile = z.output<typeof readFile>

export const imported = z.object({
  rows: z.array(
    z.object({
      line: z.int(),
      name: z.string(),
      kindLabel: z.string(),
      ok: z.boolean(),
      message: z.string(),
    }),
  ),
  taken: z.int(),
})
export type Imported = z.output<typeof imported>

export const questionQuery = officeQuery(20, {
  search: searchText.optional(),
  kind: kind.optional(),
  state: state.optional(),
  tag: plainText(40).optional(),
  sort: z.enum(['newest', 'name'], 'Urutan tidak dikenal').optional(),
})
export type QuestionQuery = z.output<typeof questionQuery>

/** What goes out: of the list what one sees of it, in which format. */
export const exportQuery = z.object({
  format: z.enum(keysOf(exportFormats), 'Pilih bentuknya'),
  search: searchText.optional(),
  kind: kind.optional(),
  state: state.optional(),
  tag: plainText(40).optional(),
})
export type ExportQuery = z.output<typeof exportQuery>

export interface QuestionItem {
  id: number
  name: string
  kind: QuestionKindName
  state: keyof typeof questionStates
  tags: string[]
  competence: string
  points: string
  version: number
  uses: number
  updatedText: string
  href: string
}

export interface QuestionListPage {
  list: OfficeListData<QuestionItem>
  tags: string[]
}

/** A question in the editor; `id` null: it has not been saved yet. */
export interface QuestionPage {
  id: number | null
  version: number
  kind: QuestionKindName
  spec: Record<string, unknown>
  points: number
  tags: string[]
  competence: string
  state: keyof typeof questionStates
  knownTags: string[]
  uses: number
  versions: { number: number; text: string }[]
}

export interface QuestionImportPage {
  formats: { value: string; label: string }[]
}

declare module '../../../shared/page.ts' {
  interface PageData {
    'questions.list': QuestionListPage
    'questions.editor': QuestionPage
    'questions.import': QuestionImportPage
  }
}
