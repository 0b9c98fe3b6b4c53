import { z } from 'zod'
import { lineOf, paragraphOf } from '../../../platform/http/person-fields.ts'
import {
  moment,
  officeQuery,
  plainText,
  positiveId,
  searchText,
  seenVersion,
} from '../../../platform/http/query.ts'
import { momentOrEmpty, wholeBetween } from '../../../platform/http/written-fields.ts'
import type { Given } from '../../../shared/exercise.ts'
import { keysOf } from '../../../shared/keys-of.ts'
import { limits } from '../../../shared/limits.ts'
import { givenAnswer } from '../questions/questions.ts'
import { countings, modes, regradeWays, reviewParts } from './quizzes.rules.ts'

const parts = z.array(z.enum(keysOf(reviewParts))).max(5)

export const slotPoints = z.number().min(0.25, 'Minimal 0,25').max(100, 'Maksimal 100').multipleOf(0.25)

const slot = z
  .strictObject({
    questionId: positiveId.nullable().default(null),
    tag: plainText(40).nullable().default(null),
    pick: wholeBetween(1, 50).default(1),
    /** null: what the question itself is worth */
    points: slotPoints.nullable().default(null),
  })
  .refine(({ questionId, tag }) => (questionId === null) !== (tag === null), 'Pilih soal atau tanda')
export type SlotGiven = z.output<typeof slot>

/** Times are of the tenant's zone: 2026-12-12T09:00. */
export const quizSettings = z.strictObject({
  /** 0: the first save */
  version: seenVersion,
  mode: z.enum(keysOf(modes), 'Pilih jenis kuis'),
  intro: paragraphOf(2000).default(''),
  minutes: wholeBetween(1, 600).nullable().default(null),
  opensAt: momentOrEmpty,
  closesAt: momentOrEmpty,
  attempts: wholeBetween(1, 50).nullable().default(null),
  passingPercent: wholeBetween(0, 100).default(70),
  isShuffled: z.boolean().default(true),
  isOneByOne: z.boolean().default(false),
  counts: z.enum(keysOf(countings)).default('best'),
  review: z.strictObject({ during: parts, after: parts, closed: parts }),
  isOpen: z.boolean().default(false),
  /** exams only: the paper may be fetched sealed beforehand */
  isSealed: z.boolean().default(false),
  /** minutes after the deadline in which answers of a sealed paper still come in */
  graceMinutes: wholeBetween(1, 120).default(15),
  slots: z.array(slot).max(100, 'Paling banyak 100 baris soal'),
})
export type QuizSettings = z.output<typeof quizSettings>
export const keptQuiz = z.object({ version: z.int(), isOpen: z.boolean(), questions: z.int() })

export const chapterParameter = z.object({ chapterId: positiveId })
export const attemptParameter = z.object({ id: positiveId })

export const quizQuery = officeQuery(20, {
  search: searchText.optional(),
  state: z.enum(['open', 'closed'], 'Status tidak dikenal').optional(),
})
export type QuizQuery = z.output<typeof quizQuery>

export const starting = z.strictObject({
  slug: plainText(191),
  chapter: plainText(191),
  /** this device holds the sealed paper: its keys are wanted */
  isPrepared: z.boolean().default(false),
})

export const paperParameter = z.object({ slug: plainText(191), chapter: plainText(191) })

/** What an exam may ask, each question sealed for itself (AES-256-GCM, base64) for one learner; no key is in it. */
export const sealedPaper = z.object({
  /** changes with the questions */
  tag: z.string(),
  serverNow: z.string(),
  items: z.array(z.object({ questionId: z.int(), version: z.int(), iv: z.string(), sealed: z.string() })),
})
export type SealedPaper = z.output<typeof sealedPaper>

/** What a start gives whoever holds the paper: the keys of what was drawn, its order, the end. */
export const paperKeys = z.object({
  id: z.int(),
  serverNow: z.string(),
  deadlineAt: z.string().nullable(),
  isOneByOne: z.boolean(),
  /** this device writes from now on */
  writer: z.int(),
  lastSeq: z.int(),
  answers: z.array(z.object({ slot: z.int(), answer: z.custom<Given>(() => true) })),
  items: z.array(
    z.object({
      slot: z.int(),
      questionId: z.int(),
      version: z.int(),
      key: z.string(),
      arrangement: z.array(z.string()),
      parameters: z.record(z.string(), z.number()).nullable(),
      pointsText: z.string(),
    }),
  ),
})
export type PaperKeys = z.output<typeof paperKeys>

const step = z.strictObject({
  slot: z.int().min(1).max(5000),
  seq: z.int().min(1).max(1_000_000),
  /** what a kind of question makes of it, its own room says */
  answer: givenAnswer,
  clientAt: moment('Waktu tidak valid'),
})
export type StepGiven = z.output<typeof step>
const writer = z.int().min(1).max(1_000_000)
export const saving = z.strictObject({ writer, steps: z.array(step).min(1).max(200) })
export type Saving = z.output<typeof saving>
export const submitting = z.strictObject({ writer, steps: z.array(step).max(500).default([]) })
export type Submitting = z.output<typeof submitting>

export const receipt = z.object({
  code: z.string(),
  submittedAt: z.string(),
  submittedText: z.string(),
  answered: z.int(),
  questions: z.int(),
  endedBy: z.string(),
  /** SHA-256 of the answers that count (shared/answer-digest.ts), so that a browser knows that its own are among them */
  digest: z.string(),
})
export type Receipt = z.output<typeof receipt>

export const saved = z.object({
  writer: z.int(),
  /** false: another device writes on; these steps are kept */
  hasPen: z.boolean(),
  /** time was up: kept apart, until whoever marks lets it count */
  isLate: z.boolean(),
  serverNow: z.string(),
  deadlineAt: z.string().nullable(),
  received: z.int(),
})
export type Saved = z.output<typeof saved>
export const begun = z.object({
  id: z.int(),
  writer: z.int(),
  href: z.string(),
  /** null: not asked for, or this exam is not sealed */
  paper: paperKeys.nullable(),
})
export type Begun = z.output<typeof begun>
/** held: the pen that this window had before it was opened anew */
export const takingPen = z.strictObject({ held: writer.optional() })
export const pen = z.object({
  writer: z.int(),
  lastSeq: z.int(),
  answers: z.array(z.object({ slot: z.int(), answer: z.custom<Given>(() => true) })),
})
export const submitted = z.object({ receipt, isPassed: z.boolean().nullable() })
export type Submitted = z.output<typeof submitted>
export const fileParameter = z.object({ id: positiveId, fileId: positiveId })
export const newFile = z.strictObject({
  slot: z.int().min(1).max(5000),
  upload: plainText(32).regex(/^[0-9a-f]{32}$/, 'Unggahan tidak dikenal'),
})
/** a file that was sent as an answer */
export const attemptFile = z.object({
  id: z.int(),
  slot: z.int(),
  name: z.string(),
  sizeText: z.string(),
  href: z.string(),
})
export type AttemptFile = z.output<typeof attemptFile>
export const attemptFiles = z.array(attemptFile)

export const checking = z.strictObject({ slot: z.int().min(1) })
export const checked = z.object({
  percent: z.int().nullable(),
  feedback: z.string(),
  key: z.string(),
})
export type Checked = z.output<typeof checked>

/** one question of "tuntas" is answered, with what was typed and has not arrived yet */
export const answering = z.strictObject({
  slot: z.int().min(1).max(5000),
  writer,
  steps: z.array(step).max(200).default([]),
})
export type Answering = z.output<typeof answering>
/** what came of an answer to a question of "tuntas" */
export const answered = z.object({
  isRight: z.boolean(),
  /** what is reached of the whole, 0 to 100 */
  percent: z.int(),
  isMastered: z.boolean(),
  hasEnded: z.boolean(),
})
export type Answered = z.output<typeof answered>

export const marking = z.strictObject({
  slot: z.int().min(1).max(5000),
  points: z.number('Tulis angkanya').min(0, 'Minimal 0').max(1000),
  comment: paragraphOf(2000).default(''),
  /** number of the last event of this slot that whoever marks has seen */
  expectedEvent: z.int().min(0),
})
export type Marking = z.output<typeof marking>
export const marked = z.object({
  event: z.int(),
  points: z.number().nullable(),
  comment: z.string(),
  /** questions of this attempt that still wait */
  left: z.int(),
})
export type Marked = z.output<typeof marked>
export const released = z.object({ released: z.int() })

export const regrading = z.strictObject({
  questionId: positiveId,
  way: z.enum(keysOf(regradeWays), 'Pilih caranya'),
  /** only says who would gain or lose */
  isTrial: z.boolean().default(true),
})
export type Regrading = z.output<typeof regrading>
export const regradeResult = z.object({
  rows: z.array(z.object({ name: z.string(), before: z.number(), after: z.number() })),
  changed: z.int(),
  total: z.int(),
})
export type RegradeResult = z.output<typeof regradeResult>

export const accommodation = z.strictObject({
  membershipId: positiveId,
  timeFactor: z.number('Tulis angkanya').min(1, 'Minimal 1').max(3, 'Maksimal 3'),
  moreAttempts: wholeBetween(0, 20),
  reason: lineOf(limits.reason).default(''),
})
export type Accommodation = z.output<typeof accommodation>
