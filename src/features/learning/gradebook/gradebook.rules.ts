import type { NotificationKind } from '../../membership/notifications/notifications.ts'

/** What a gradebook counts. */
export const thingKinds = { quiz: 'Kuis', assignment: 'Tugas', attendance: 'Kehadiran' } as const
export type ThingKind = keyof typeof thingKinds

export const missingRules = {
  zero: 'Dihitung 0',
  skip: 'Tidak dihitung',
} as const
export type MissingRule = keyof typeof missingRules

/** What somebody who marks says of one cell. */
export const cellActs = {
  override: 'Tetapkan nilai lain',
  excuse: 'Bebaskan, tidak dihitung',
  withdraw: 'Pakai nilai kuis atau tugasnya',
} as const
export type CellAct = keyof typeof cellActs

/** The usual rule, of a class whose teacher has set none. */
export const usualRule = {
  missing: 'zero',
  passingPercent: 70,
  attendanceWeight: 0,
  letters: [],
  rev: 0,
} as const

export interface Rule {
  missing: MissingRule
  passingPercent: number
}

/** One step of a class's scale: from `least` on it is this letter. */
export interface Letter {
  letter: string
  least: number
}

/** The final grade as a letter; empty: the class has no scale. Best first, and the last begins at nothing. */
export const letterOf = (final: number | null, letters: readonly Letter[]): string =>
  final === null ? '' : (letters.find(({ least }) => final >= least)?.letter ?? '')

/** One thing for one person. */
export type Cell =
  | { is: 'mark'; percent: number }
  /** handed in, nobody has marked it */
  | { is: 'waiting' }
  | { is: 'none' }
  /** not counted for this person: excused, or not in the version they read */
  | { is: 'excused' | 'foreign' }

/** characters of a mark, and of why somebody set it */
export const markLength = 3
export const reasonLength = 500

/** Numbers that stand for a cell without a mark where whole classes are sent by columns. */
const codes = { none: -1, waiting: -2, excused: -3, foreign: -4 } as const

export const codeOf = (cell: Cell): number => (cell.is === 'mark' ? cell.percent : codes[cell.is])

/** A cell as it is read aloud, and as it stands in a file. */
export const cellWords = {
  none: 'belum ada',
  waiting: 'menunggu dinilai',
  excused: 'dibebaskan',
  foreign: 'tidak ada di versinya',
} as const satisfies Record<Exclude<Cell['is'], 'mark'>, string>

const noCells = { [-1]: 'none', [-2]: 'waiting', [-3]: 'excused', [-4]: 'foreign' } as const

/** The other way round: null where the code is a mark. */
export const wordOf = (code: number): keyof typeof cellWords | null =>
  code === -1 || code === -2 || code === -3 || code === -4 ? noCells[code] : null

/**
 * The final grade by the class's rule, with two decimals: the mean of what counts, each by its weight. What waits for a mark
 * is left out until it has one. null: nothing counts yet.
 */
export function finalOf(
  cells: readonly Cell[],
  weights: readonly number[],
  { missing }: Pick<Rule, 'missing'>,
): number | null {
  let sum = 0
  let full = 0
  for (const [at, cell] of cells.entries()) {
    const weight = weights[at] ?? 0
    const percent = cell.is === 'mark' ? cell.percent : cell.is === 'none' && missing === 'zero' ? 0 : null
    if (percent === null) continue
    sum += percent * weight
    full += weight
  }
  return full === 0 ? null : Math.round((sum / full) * 100) / 100
}

export const hasPassed = (final: number, { passingPercent }: Pick<Rule, 'passingPercent'>): boolean =>
  final >= passingPercent

/** Of meetings that were held, those one came to, in whole percent; who was excused from one is not asked for it. null: none counts. */
export function attendanceOf(held: readonly number[], states: ReadonlyMap<number, string>): number | null {
  const asked = held.filter(id => states.get(id) !== 'excused')
  const came = asked.filter(id => states.get(id) === 'present' || states.get(id) === 'late')
  return asked.length === 0 ? null : Math.floor((came.length / asked.length) * 100)
}

/** "78,43" */
export const decimal = (value: number): string => String(value).replace('.', ',')

export const finalGradeKind: NotificationKind = {
  kind: 'final_grade',
  place: 21,
  label: 'Nilai akhir',
  about: 'Nilai akhir Anda di sebuah kelas dirilis.',
  usual: { bell: true, mail: 'now' },
}
