import type { Tx } from '../../../platform/db/transaction.ts'
import { optionalInstant } from '../../../shared/days.ts'
import { conflict, invalidField, notFound } from '../../../shared/failure.ts'
import type { Hand } from '../../core/publishing/publishing.ts'
import { masteryWindow } from './mastery.rules.ts'
import { listPool, masteryPool } from './question-pool.ts'
import type { QuizSettings } from './quizzes.contract.ts'
import { type Mode, mostSealed } from './quizzes.rules.ts'
import * as store from './quizzes.store.ts'

type Settings = Omit<QuizSettings, 'slots'> & { chapterId: number }

/** Looks at what a quiz would be, and writes it. */
export async function writeSettings(
  context: Pick<Hand, 'tx' | 'clock' | 'tenant'>,
  given: Settings,
  slots: readonly store.WrittenSlot[],
) {
  const { tx, clock, tenant } = context
  const { chapterId, version, mode, isOpen } = given
  const at = (local: string) => optionalInstant(local, tenant.timeZone)
  const opensAt = at(given.opensAt)
  const closesAt = at(given.closesAt)
  if (opensAt && closesAt && closesAt <= opensAt)
    throw invalidField('closesAt', 'Kuis ditutup setelah dibuka')
  const questions = slots.reduce((sum, { pick }) => sum + pick, 0)
  if (isOpen && questions === 0) throw invalidField('slots', 'Tambahkan soal sebelum kuis dibuka untuk siswa')
  if (mode === 'mastery' && isOpen) await assertMarkedByMachine(context, slots)
  const isSealed = given.isSealed && mode === 'exam'
  if (isSealed) await assertSealable(context, slots)
  const settings = { ...given, isSealed, ...(mode === 'mastery' ? asMastery : {}) }
  await store.writeQuiz(tx, { ...settings, opensAt, closesAt, at: clock.now() })
  await store.writeSlots(tx, chapterId, slots)
  return { version, isOpen, questions }
}

/** what "tuntas" decides by itself */
const asMastery = {
  minutes: null,
  attempts: null,
  passingPercent: 100,
  isOneByOne: false,
  counts: 'best',
} as const

/** The next question comes of the last answer: nobody can wait for somebody who marks. */
async function assertMarkedByMachine({ tx }: { tx: Tx }, slots: readonly store.WrittenSlot[]): Promise<void> {
  const pool = await masteryPool(tx, slots)
  if (pool.needsPerson.length > 0)
    throw invalidField(
      'slots',
      `Kuis tuntas hanya memakai soal yang dinilai otomatis; keluarkan "${pool.needsPerson[0]}"`,
    )
  if (pool.questions.length < masteryWindow)
    throw invalidField('slots', `Kuis tuntas memerlukan sedikitnya ${masteryWindow} soal siap pakai`)
}

/** A sealed paper is whatever may be asked: it has to fit onto a phone. */
async function assertSealable({ tx }: { tx: Tx }, slots: readonly store.WrittenSlot[]) {
  const { length } = await listPool(tx, slots)
  if (length > mostSealed)
    throw invalidField(
      'isSealed',
      `Naskah tersegel memuat paling banyak ${mostSealed} soal; kuis ini ${length}`,
    )
}

/** What a quiz is once it has been set up; a chapter whose quiz nobody has written yet has none. */
export interface ReadyQuiz {
  chapterId: number
  classId: number
  title: string
  className: string
  classSlug: string
  chapterSlug: string
  mode: Mode
  intro: string
  minutes: number | null
  opensAt: Date | null
  closesAt: Date | null
  attempts: number | null
  passingPercent: number
  isShuffled: boolean
  isOneByOne: boolean
  counts: 'best' | 'last'
  review: NonNullable<store.QuizRow['review']>
  isOpen: boolean
  isSealed: boolean
  graceMinutes: number
}

export function readyOf(row: store.QuizRow | undefined): ReadyQuiz {
  if (!row || row.mode === null || row.review === null) throw notFound('Kuis')
  const { mode, review, passingPercent, isShuffled, isOneByOne, counts, isOpen, isSealed, graceMinutes } = row
  if (
    passingPercent === null ||
    isShuffled === null ||
    isOneByOne === null ||
    counts === null ||
    isOpen === null ||
    isSealed === null ||
    graceMinutes === null
  )
    throw conflict('Kuis ini belum lengkap.')
  return {
    ...row,
    mode,
    intro: row.intro ?? '',
    review,
    passingPercent,
    isShuffled,
    isOneByOne,
    counts,
    isOpen,
    isSealed,
    graceMinutes,
  }
}
