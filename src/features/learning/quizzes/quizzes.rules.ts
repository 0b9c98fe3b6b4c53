import type { Given } from '../../../shared/exercise.ts'
import { rounded } from '../../../shared/points.ts'
import type { NotificationKind } from '../../membership/notifications/notifications.ts'

/** What is true of quizzes, attempts and marks. Nothing here asks a clock or the database. */

export const modes = {
  practice: { label: 'Latihan', hint: 'Boleh memeriksa jawaban saat mengerjakan' },
  mastery: {
    label: 'Tuntas',
    hint: 'Soal baru terus datang sampai 3 dari 4 jawaban terakhir benar',
  },
  exam: { label: 'Ujian', hint: 'Hasil terlihat setelah dikumpulkan' },
} as const

export type Mode = keyof typeof modes

export const countings = { best: 'Percobaan terbaik', last: 'Percobaan terakhir' } as const

export const attemptStates = {
  in_progress: { label: 'Sedang dikerjakan', tone: 'blue' },
  needs_grading: { label: 'Menunggu penilaian', tone: 'orange' },
  graded: { label: 'Dinilai', tone: 'green' },
  voided: { label: 'Dibatalkan', tone: 'neutral' },
} as const

export const reviewParts = {
  answers: 'Jawaban sendiri',
  marks: 'Benar atau salah',
  points: 'Poin',
  feedback: 'Pembahasan',
  key: 'Kunci jawaban',
} as const
export type ReviewPart = keyof typeof reviewParts

export const moments = {
  during: 'Saat mengerjakan (latihan, tuntas)',
  after: 'Setelah dikumpulkan',
  closed: 'Setelah kuis ditutup',
} as const
export type Moment = keyof typeof moments
export type Review = Record<Moment, ReviewPart[]>

export const usualReview: Review = {
  during: ['marks', 'feedback'],
  after: ['answers', 'marks', 'points'],
  closed: ['answers', 'marks', 'points', 'feedback', 'key'],
}

/** what is on its way when time is up still counts */
export const graceSeconds = 60

/** how long before an exam opens its sealed paper may be fetched */
export const preparingHours = 24

/** how many questions a sealed paper holds at most */
export const mostSealed = 300

interface Timing {
  minutes: number | null
  closesAt: Date | null
}

/** The end of an attempt: its own time, or the quiz's, whichever comes first. */
export function deadlineOf({ minutes, closesAt }: Timing, startedAt: Date, timeFactor: number): Date | null {
  const own = minutes === null ? null : startedAt.getTime() + minutes * timeFactor * 60_000
  const ends = [own, closesAt?.getTime() ?? null].filter(end => end !== null)
  return ends.length === 0 ? null : new Date(Math.min(...ends))
}

/** When an attempt ends, and how long after that what was typed may still come in. */
export interface Ending {
  deadlineAt: Date | null
  graceSeconds: number
}

const isPast = (end: Date, seconds: number, now: Date) => now.getTime() > end.getTime() + seconds * 1000

export const isOver = ({ deadlineAt, graceSeconds: seconds }: Ending, now: Date): boolean =>
  deadlineAt !== null && isPast(deadlineAt, seconds, now)

/**
 * Whether an answer came too late to count. After the usual minute only an exam from a sealed paper takes what comes, and of that
 * only what its device says was typed before time was up: a device that lies wins no more than that grace.
 */
export function isLateStep(ending: Ending, step: { typedAt: Date; receivedAt: Date }): boolean {
  const { deadlineAt } = ending
  if (deadlineAt === null || !isPast(deadlineAt, graceSeconds, step.receivedAt)) return false
  return isOver(ending, step.receivedAt) || step.typedAt > deadlineAt
}

interface Sealable {
  isSealed: boolean
  opensAt: Date | null
  closesAt: Date | null
}

/** From when the sealed paper may be fetched; undefined: at once. */
export const preparesFrom = ({ opensAt }: Pick<Sealable, 'opensAt'>): Date | undefined =>
  opensAt ? new Date(opensAt.getTime() - preparingHours * 3_600_000) : undefined

export function mayPrepare(quiz: Sealable, now: Date): boolean {
  const from = preparesFrom(quiz)
  return quiz.isSealed && (!from || now >= from) && (!quiz.closesAt || now < quiz.closesAt)
}

/** seconds after its deadline in which an attempt is handed in: longer where it is taken from a sealed paper */
export const graceOf = (quiz: { isSealed: boolean; graceMinutes: number }, isPrepared: boolean): number =>
  isPrepared && quiz.isSealed ? graceSeconds + quiz.graceMinutes * 60 : graceSeconds

/** Why nobody can start now; undefined: one can. */
export function whyClosed(
  quiz: { isOpen: boolean; opensAt: Date | null; closesAt: Date | null },
  now: Date,
): 'unopened' | 'early' | 'late' | undefined {
  if (!quiz.isOpen) return 'unopened'
  if (quiz.opensAt && now < quiz.opensAt) return 'early'
  return quiz.closesAt && now >= quiz.closesAt ? 'late' : undefined
}

export const momentOf = (closesAt: Date | null, now: Date): Moment =>
  closesAt !== null && now >= closesAt ? 'closed' : 'after'

/** Whether a learner may see what a quiz came to, now that it was handed in. */
export const mayShowPoints = (
  { review, closesAt }: { review: Review | null; closesAt: Date | null },
  now: Date,
): boolean => review?.[momentOf(closesAt, now)].includes('points') ?? false

export interface AnswerStep {
  slot: number
  writer: number
  seq: number
  answer: Given
}

/** What counts of everything that was typed: of each slot the latest writer's last step, in whatever order they came. */
export function lastAnswers(steps: readonly AnswerStep[]): Map<number, Given> {
  const last = new Map<number, AnswerStep>()
  for (const step of steps) {
    const known = last.get(step.slot)
    const isLater =
      !known || step.writer > known.writer || (step.writer === known.writer && step.seq > known.seq)
    if (isLater) last.set(step.slot, step)
  }
  return new Map([...last].map(([slot, { answer }]) => [slot, answer]))
}

export interface MarkEvent {
  number: number
  slot: number | null
  kind: 'auto' | 'manual' | 'regrade' | 'release' | 'void'
  points: number | null
  comment: string
}

export interface Mark {
  /** null: nobody has marked it yet */
  points: number | null
  comment: string
  isByHand: boolean
  /** the last event of this slot: what whoever marks it has seen */
  event: number
}

/** The marks that a row of events comes to. What somebody gave by hand stands over what the machine gives, whenever. */
export function foldMarks(slots: readonly number[], events: readonly MarkEvent[]): Map<number, Mark> {
  const marks = new Map<number, Mark>(
    slots.map(slot => [slot, { points: null, comment: '', isByHand: false, event: 0 }]),
  )
  for (const { number, slot, kind, points, comment } of [...events].sort((a, b) => a.number - b.number)) {
    const mark = slot === null ? undefined : marks.get(slot)
    if (!mark) continue
    mark.event = number
    if (kind === 'manual') {
      mark.points = points
      mark.comment = comment
      mark.isByHand = true
    } else if ((kind === 'auto' || kind === 'regrade') && !mark.isByHand) mark.points = points
  }
  return marks
}

/** null while one of them has none */
export function sumOf(marks: ReadonlyMap<number, Mark>): number | null {
  const points = [...marks.values()].map(mark => mark.points)
  if (points.includes(null)) return null
  return rounded(points.reduce<number>((sum, one) => sum + (one ?? 0), 0))
}

interface Graded {
  id: number
  number: number
  percent: number
}

/** The attempt that counts. */
export function countedOf(attempts: readonly Graded[], counts: keyof typeof countings): Graded | undefined {
  return attempts.reduce<Graded | undefined>((kept, one) => {
    if (!kept) return one
    if (counts === 'last') return one.number > kept.number ? one : kept
    return one.percent > kept.percent ? one : kept
  }, undefined)
}

export const regradeWays = {
  best: 'Pakai yang lebih tinggi antara kunci lama dan kunci baru',
  new: 'Pakai kunci baru saja',
  full: 'Beri semua orang poin penuh',
  leave: 'Biarkan nilai yang sudah ada',
} as const
export type RegradeWay = keyof typeof regradeWays

export function regraded(
  way: RegradeWay,
  { before, after, full }: { before: number; after: number; full: number },
): number {
  if (way === 'full') return full
  if (way === 'new') return after
  return way === 'best' ? Math.max(before, after) : before
}

export const markKind: NotificationKind = {
  kind: 'mark',
  place: 20,
  label: 'Nilai',
  about: 'Jawaban Anda di kuis selesai dinilai.',
  usual: { bell: true, mail: 'now' },
}
