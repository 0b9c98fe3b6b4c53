import { rounded } from '../../../shared/points.ts'

/** What is true of assignments. Nothing here asks a clock or the database. */

export const takes = {
  text: 'Teks',
  files: 'Berkas',
  link: 'Tautan',
  recording: 'Rekaman suara',
} as const
export type Take = keyof typeof takes

export const lateRules = {
  accept: 'Diterima dan ditandai terlambat',
  deduct: 'Diterima dengan potongan nilai',
  refuse: 'Tidak diterima',
} as const
export type LateRule = keyof typeof lateRules

export interface Level {
  id: string
  title: string
  points: number
}

/** One thing that is looked at, with what it may come to. */
export interface Criterion {
  id: string
  title: string
  levels: Level[]
}
export type Rubric = Criterion[]
export const criterionLength = 160
export const levelLength = 120
/** What an assignment can come to. */
export const possibleOf = (rubric: Rubric, points: number): number =>
  rubric.length === 0
    ? points
    : rounded(rubric.reduce((sum, { levels }) => sum + Math.max(0, ...levels.map(one => one.points)), 0))
