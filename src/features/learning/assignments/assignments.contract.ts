import { z } from 'zod'
import { lineOf } from '../../../platform/http/person-fields.ts'
import { officeQuery, plainText, positiveId, searchText, seenVersion } from '../../../platform/http/query.ts'
import { momentOrEmpty, pointsBetween, wholeBetween } from '../../../platform/http/written-fields.ts'
import { keysOf } from '../../../shared/keys-of.ts'
import { criterionLength, lateRules, levelLength, takes } from './assignments.rules.ts'

/** ids say nothing: a level that is renamed stays the one that was chosen */
const id = plainText(12).regex(/^[a-z0-9]{0,12}$/, 'Kode tidak dikenal')

const level = z.strictObject({
  id: id.default(''),
  title: lineOf(levelLength, 1),
  points: pointsBetween(0, 1000),
})
const criterion = z.strictObject({
  id: id.default(''),
  title: lineOf(criterionLength, 1),
  levels: z.array(level).min(2, 'Tulis sedikitnya dua tingkat').max(9, 'Paling banyak sembilan tingkat'),
})

/** Times are of the tenant's zone: 2026-12-12T09:00. */
export const assignmentSettings = z.strictObject({
  /** 0: the first save */
  version: seenVersion,
  takes: z
    .array(z.enum(keysOf(takes)))
    .min(1, 'Pilih sedikitnya satu')
    .max(4),
  isGroup: z.boolean().default(false),
  attempts: wholeBetween(1, 50).nullable().default(null),
  dueAt: momentOrEmpty,
  dues: z
    .array(z.strictObject({ runId: positiveId, dueAt: momentOrEmpty }))
    .max(500)
    .default([]),
  late: z.enum(keysOf(lateRules)).default('accept'),
  latePercent: wholeBetween(1, 100).default(10),
  lateMost: wholeBetween(1, 100).default(50),
  points: pointsBetween(1, 1000).default(100),
  rubric: z.array(criterion).max(20, 'Paling banyak 20 kriteria').default([]),
  isOpen: z.boolean().default(false),
})
export type AssignmentSettings = z.output<typeof assignmentSettings>
export const keptAssignment = z.object({ version: z.int(), isOpen: z.boolean(), possible: z.number() })

export const chapterParameter = z.object({ chapterId: positiveId })
export const grouping = z.strictObject({
  groups: z
    .array(z.strictObject({ enrolmentId: positiveId, number: wholeBetween(1, 500) }))
    .max(5000, 'Terlalu banyak peserta'),
})
export type Grouping = z.output<typeof grouping>

export const assignmentQuery = officeQuery(20, {
  search: searchText.optional(),
  state: z.enum(['open', 'closed'], 'Status tidak dikenal').optional(),
})
export type AssignmentQuery = z.output<typeof assignmentQuery>
export const nothing = z.null()
