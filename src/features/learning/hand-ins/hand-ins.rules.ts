import { rounded } from '../../../shared/points.ts'
import type { LateRule, Rubric } from '../assignments/assignments.ts'

/** What is true of what people hand in. Nothing here asks a clock or the database. */

export const handInStates = {
  draft: { label: 'Sedang dikerjakan', tone: 'blue' },
  submitted: { label: 'Terkumpul', tone: 'orange' },
  replaced: { label: 'Diganti', tone: 'neutral' },
  returned: { label: 'Dikembalikan', tone: 'red' },
  graded: { label: 'Dinilai', tone: 'green' },
} as const
export type HandInState = keyof typeof handInStates

/** by criterion: the level that was chosen */
export type Levels = Readonly<Record<string, string>>

export const textLength = 50_000
export const linkLength = 500
export const commentLength = 4000
export const mostFiles = 10
/** bytes of one file that is handed in: less than the library takes, for a class of thirty sends thirty */
export const largestFile = 200 * 1_048_576

/** null while a criterion has no level, or one that it does not know */
export function pointsOfLevels(rubric: Rubric, levels: Levels): number | null {
  const points = rubric.map(({ id, levels: known }) => known.find(one => one.id === levels[id])?.points)
  if (points.some(one => one === undefined)) return null
  return rounded(points.reduce<number>((sum, one) => sum + (one ?? 0), 0))
}

/** whole minutes after it was due; what came within the minute is in time */
export const latenessOf = (dueAt: Date | null, at: Date): number =>
  dueAt === null ? 0 : Math.max(0, Math.floor((at.getTime() - dueAt.getTime()) / 60_000))

interface Lateness {
  late: LateRule
  latePercent: number
  lateMost: number
}

const dayMinutes = 1440

/** What lateness costs: so many percent for each day that has begun, up to a bound. */
export function latePercentOf({ late, latePercent, lateMost }: Lateness, minutes: number): number {
  if (late !== 'deduct' || minutes <= 0) return 0
  return Math.min(lateMost, latePercent * Math.ceil(minutes / dayMinutes))
}

/** after what lateness costs */
export const pointsAfter = (points: number, latePercent: number): number =>
  rounded(points * (1 - latePercent / 100))

/** "2 hari 3 jam" */
export function latenessText(minutes: number): string {
  const days = Math.floor(minutes / dayMinutes)
  const hours = Math.floor((minutes % dayMinutes) / 60)
  const parts = [days > 0 ? `${days} hari` : '', hours > 0 ? `${hours} jam` : ''].filter(Boolean)
  return parts.length > 0 ? parts.join(' ') : `${minutes} menit`
}

/** What a chapter of this kind asks before it is done; whatever else it says, handing in is enough. */
export const passesBy = (completion: string): 'submit' | 'min_score' =>
  completion === 'min_score' ? 'min_score' : 'submit'

interface Holding {
  text: string
  link: string
  files: number
}

/** Whether there is anything in it at all. */
export const isEmpty = ({ text, link, files }: Holding): boolean =>
  text.trim() === '' && link.trim() === '' && files === 0

export interface HandInEvent {
  number: number
  kind: 'mark' | 'return' | 'release'
  points: number | null
  levels: Levels
  comment: string
  byName: string | null
  at: Date
}

/** What was said last: a mark, or why it was given back. */
export const lastMark = <Event extends Pick<HandInEvent, 'kind'>>(
  events: readonly Event[],
): Event | undefined => events.findLast(({ kind }) => kind === 'mark' || kind === 'return')
