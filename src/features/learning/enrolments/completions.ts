import type { InTenant } from '../../../platform/http/endpoint.ts'
import { duration } from '../../../shared/dates.ts'
import { conflict } from '../../../shared/failure.ts'
import { lockEnrolment } from './enrolments.store.ts'
import type { ChapterStanding } from './learning.store.ts'
import { pass } from './transitions.ts'

type Asked = Pick<ChapterStanding, 'kind' | 'completion' | 'completionLeast'>

/** What only a meeting can say: nobody ticks off having been there. */
export const isAttended = ({ kind, completion }: Pick<Asked, 'kind' | 'completion'>): boolean =>
  kind === 'live' && completion === 'attend'

/** What a chapter asks before it counts as done, said to whoever reads it; undefined: nothing but reading to its end. */
export function asksOf(chapter: Asked | undefined): string | undefined {
  if (!chapter) return undefined
  const least = chapter.completionLeast ?? 0
  if (chapter.completion === 'min_time') return `Dihitung selesai setelah dibuka ${duration(least)}.`
  if (chapter.completion === 'min_score') return `Dihitung selesai dengan nilai minimal ${least}.`
  if (chapter.completion === 'submit') return 'Tandai selesai setelah tugas Anda kumpulkan.'
  if (isAttended(chapter)) return 'Dihitung selesai setelah kehadiran Anda di pertemuannya tercatat.'
  if (chapter.completion === 'attend') return 'Tandai selesai setelah Anda hadir.'
  return undefined
}

/** Why a chapter is still shut to whoever has done these; undefined: it is open. */
export function whyShut(
  chapter: Pick<ChapterStanding, 'doneAt' | 'releaseAt' | 'releaseAfter'>,
  chapters: readonly Pick<ChapterStanding, 'id' | 'doneAt'>[],
  now: Date,
): string | undefined {
  if (chapter.doneAt !== null) return undefined
  const first = chapters.find(one => one.id === chapter.releaseAfter)
  const isShut = (chapter.releaseAt !== null && chapter.releaseAt > now) || (first && first.doneAt === null)
  return isShut ? 'Bab ini belum terbuka.' : undefined
}

/** Refuses what is not done yet: a chapter that asks for time, or for having been there. */
export function assertMayFinish(
  chapter: Asked & Pick<ChapterStanding, 'doneAt' | 'begunAt'>,
  now: Date,
): void {
  if (chapter.doneAt !== null) return
  if (isAttended(chapter)) throw conflict('Bab ini selesai setelah kehadiran Anda di pertemuannya tercatat.')
  if (chapter.completion !== 'min_time') return
  const read = chapter.begunAt === null ? 0 : (now.getTime() - chapter.begunAt.getTime()) / 60_000
  const left = Math.ceil((chapter.completionLeast ?? 0) - read)
  if (left > 0) throw conflict(`Bab ini dihitung selesai setelah ${duration(left)} lagi.`)
}

/** How far an enrolment has come: required chapters that are done, of all. */
interface Progress {
  id: number
  type: string
  state: string
  done: number
  total: number
}

/**
 * A course read at one's own pace is finished with its last chapter; of a class with dates its teachers say so. Answers
 * whether it is finished. `by`: whoever read it; null where another room said that the chapter is done.
 */
export async function finishIfDone(
  context: InTenant,
  { id, type, state, done, total }: Progress,
  by: number | null,
): Promise<boolean> {
  if (state === 'completed') return true
  if (type !== 'self_paced' || total === 0 || done < total) return false
  const locked = await lockEnrolment(context.tx, id)
  if (locked?.state === 'active') await pass(context, locked, { to: 'completed', by })
  return true
}
