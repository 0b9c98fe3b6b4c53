import { duration } from '../../../shared/dates.ts'
import { conflict } from '../../../shared/failure.ts'
import type { ChapterStanding } from './learning.store.ts'

type Asked = Pick<ChapterStanding, 'completion' | 'completionLeast'>

/** What a chapter asks before it counts as done, said to whoever reads it; undefined: nothing but reading to its end. */
export function asksOf(chapter: Asked | undefined): string | undefined {
  if (!chapter) return undefined
  const least = chapter.completionLeast ?? 0
  if (chapter.completion === 'min_time') return `Dihitung selesai setelah dibuka ${duration(least)}.`
  if (chapter.completion === 'min_score') return `Dihitung selesai dengan nilai minimal ${least}.`
  if (chapter.completion === 'submit') return 'Tandai selesai setelah tugas Anda kumpulkan.'
  if (chapter.completion === 'attend') return 'Tandai selesai setelah Anda hadir.'
  return undefined
}

/** Refuses what is not done yet: a chapter that is still shut, and one that asks for time. */
export function assertMayFinish(
  chapter: ChapterStanding,
  chapters: readonly ChapterStanding[],
  now: Date,
): void {
  if (chapter.doneAt !== null) return
  const first = chapters.find(one => one.id === chapter.releaseAfter)
  const isShut = (chapter.releaseAt !== null && chapter.releaseAt > now) || (first && first.doneAt === null)
  if (isShut) throw conflict('Bab ini belum terbuka.')
  if (chapter.completion !== 'min_time') return
  const read = chapter.begunAt === null ? 0 : (now.getTime() - chapter.begunAt.getTime()) / 60_000
  const left = Math.ceil((chapter.completionLeast ?? 0) - read)
  if (left > 0) throw conflict(`Bab ini dihitung selesai setelah ${duration(left)} lagi.`)
}
