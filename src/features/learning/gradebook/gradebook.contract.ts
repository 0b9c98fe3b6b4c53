import { z } from 'zod'
import { paragraphOf } from '../../../platform/http/person-fields.ts'
import { officeQuery, plainText, positiveId, searchText } from '../../../platform/http/query.ts'
import { keysOf } from '../../../shared/keys-of.ts'
import type { Pager } from '../../../ui/parts.tsx'
import {
  cellActs,
  type Letter,
  missingRules,
  reasonLength,
  type ThingKind,
  thingKinds,
} from './gradebook.rules.ts'

export const byClass = z.object({ id: positiveId })

export const runQuery = z.strictObject({ run: positiveId.optional() })
export const fileQuery = z.strictObject({
  run: positiveId.optional(),
  format: z.enum(['csv', 'xlsx'], 'Format ini tidak dikenal').default('csv'),
})

/** thirty people beside a hundred things are as many cells as a phone draws at once */
export const gradebookQuery = officeQuery(30, { search: searchText.optional(), run: positiveId.optional() })

const weight = z
  .number('Tulis bobotnya sebagai bilangan')
  .min(0, 'Paling sedikit 0')
  .max(1000, 'Paling banyak 1000')
  .multipleOf(0.01, 'Paling banyak dua angka di belakang koma')
const percent = z.int('Tulis bilangan bulat').min(0, 'Paling sedikit 0').max(100, 'Paling banyak 100')

export const ruleChange = z.strictObject({
  missing: z.enum(keysOf(missingRules), 'Pilih salah satu'),
  passingPercent: percent,
  attendanceWeight: weight,
  /** the scale of the final grade, best first; empty: numbers alone */
  letters: z
    .array(z.strictObject({ letter: plainText(4).trim().min(1, 'Tulis hurufnya'), least: percent }))
    .max(12, 'Paling banyak 12 huruf')
    .refine(
      all => all.every((one, at) => at === 0 || one.least < (all[at - 1]?.least ?? 0)),
      'Urutkan dari nilai tertinggi; setiap huruf mulai dari nilai yang lebih rendah',
    )
    .refine(all => new Set(all.map(one => one.letter)).size === all.length, 'Satu huruf ditulis dua kali')
    .refine(all => all.length === 0 || all.at(-1)?.least === 0, 'Huruf terakhir mulai dari 0')
    .default([]),
  weights: z.array(z.strictObject({ chapterId: positiveId, weight })).max(500),
  /** of the rule that whoever changes it saw; 0: there was none */
  rev: z.int().min(0),
})
export type RuleChange = z.output<typeof ruleChange>

export const keptRule = z.object({ rev: z.int() })

export const cellChange = z.strictObject({
  enrolmentId: positiveId,
  chapterId: positiveId,
  act: z.enum(keysOf(cellActs), 'Pilih salah satu'),
  percent: percent.nullable().default(null),
  comment: paragraphOf(reasonLength).default(''),
  /** the event that whoever marks saw there; 0: none */
  expectedEvent: z.int().min(0),
})
export type CellChange = z.output<typeof cellChange>

/** A cell as it stands after a change, and the person's final grade by the rule. */
export const keptCell = z.object({ event: z.int(), code: z.int(), final: z.number().nullable() })
export type KeptCell = z.output<typeof keptCell>

export const releasing = z.strictObject({ runId: positiveId.optional() })
export const released = z.object({ released: z.int(), unchanged: z.int(), waiting: z.int() })
export type Released = z.output<typeof released>

const kind = z.enum(keysOf(thingKinds))

/**
 * The whole class by columns: the n-th of each list is one person, and of each of `cells` the mark of the n-th person in that
 * thing. Percent from 0 to 100, or −1 none yet, −2 waits for a mark, −3 excused, −4 not in the version they read.
 */
export const classGrades = z.object({
  things: z.object({
    /** of a chapter; null: the attendance */
    id: z.array(z.int().nullable()),
    title: z.array(z.string()),
    kind: z.array(kind),
    weight: z.array(z.number()),
  }),
  rule: z.object({ missing: z.enum(keysOf(missingRules)), passingPercent: z.int() }),
  people: z.object({
    enrolmentId: z.array(z.int()),
    name: z.array(z.string()),
    run: z.array(z.string()),
    /** by the rule, as it stands now */
    final: z.array(z.number().nullable()),
    /** as it was released last */
    released: z.array(z.number().nullable()),
  }),
  cells: z.array(z.array(z.int())),
})
export type ClassGrades = z.output<typeof classGrades>

/** One thing as its student sees it. */
export const ownThing = z.object({
  title: z.string(),
  kind,
  kindText: z.string(),
  /** percent, where it may be seen; empty: not yet */
  percent: z.int().nullable(),
  words: z.string(),
  /** who set it, and why, where a person did */
  reason: z.string(),
  weightText: z.string(),
  href: z.string(),
})
export const ownGrades = z.object({
  things: z.array(ownThing),
  /** the final grade, once it is released */
  final: z
    .object({ percentText: z.string(), letter: z.string(), isPassed: z.boolean(), when: z.string() })
    .nullable(),
  rule: z.string(),
})
export type OwnGrades = z.output<typeof ownGrades>

export interface GradedThing {
  /** of a chapter; null: the attendance */
  id: number | null
  title: string
  kind: ThingKind
  kindText: string
  weight: number
  href: string
}

export interface GradebookRow {
  id: number
  name: string
  run: string
  final: number | null
  released: number | null
  /** a code of each thing */
  cells: number[]
  /** of things whose mark a person set: the place of the thing, its event, and why */
  set: { at: number; event: number; comment: string }[]
}

export interface GradebookPage {
  id: number
  name: string
  path: string
  mayGrade: boolean
  /** everybody of the class or the run, without a search */
  people: number
  things: GradedThing[]
  rows: GradebookRow[]
  rule: {
    missing: keyof typeof missingRules
    passingPercent: number
    attendanceWeight: number
    letters: Letter[]
    rev: number
  }
  /** meetings that were held, whether they count or not */
  meetings: number
  runs: { value: string; label: string }[]
  given: { search: string; run: string }
  files: { csv: string; xlsx: string }
  pager: Pager | undefined
}

export interface OwnGradesPage extends OwnGrades {
  slug: string
  name: string
}

declare module '../../../shared/page.ts' {
  interface PageData {
    'gradebook.class': GradebookPage
    'gradebook.own': OwnGradesPage
  }
}
