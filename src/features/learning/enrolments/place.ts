import { to } from '../../../routes.ts'
import type { Place } from './enrolments.contract.ts'
import { mayRead, percentOf, type State, states } from './enrolments.rules.ts'
import { getClassEntry, type OwnContext } from './entering.ts'
import { findOwnLearning, type LearningRow, resumeHref } from './learning.ts'

/** what is said of each state to whoever is in it */
const words = {
  requested: 'Pendaftaran Anda menunggu persetujuan pengelola kelas.',
  waitlisted: 'Anda di daftar tunggu. Kami mengabari lewat email begitu ada kursi.',
  invited: 'Anda diundang mengikuti kelas ini.',
  pending_payment: 'Pendaftaran Anda menunggu pembayaran.',
  active: 'Anda peserta kelas ini.',
  completed: 'Anda sudah menyelesaikan kelas ini.',
  suspended: 'Keikutsertaan Anda sedang ditangguhkan. Hubungi pengelola kelas.',
  declined: 'Pendaftaran Anda sebelumnya tidak diterima.',
  cancelled: 'Anda pernah membatalkan pendaftaran di kelas ini.',
  expired: 'Pendaftaran Anda sudah kedaluwarsa.',
  refunded: 'Dana pendaftaran Anda sudah dikembalikan.',
} as const satisfies Record<State, string>

export const wordsOf = (state: State): string => words[state]

/** Where the asker stands in a class, for its page: public pages know nobody. */
export async function placeOf(context: OwnContext, slug: string): Promise<Place> {
  const found = await getClassEntry(context, slug)
  const row = await findOwnLearning(context, found.slug)
  if (!row) return { enrolment: null, action: null, words: '' }
  const state = row.state
  return {
    enrolment: { state, stateText: states[state].label, runName: row.runName, percent: percentOf(row) },
    action: actionOf(row),
    words: wordsOf(state),
  }
}

/** The one thing to do now. */
export function actionOf(row: LearningRow): { label: string; href: string } {
  const state = row.state
  if (state === 'invited') return { label: 'Jawab undangan', href: to.joinClass(row) }
  if (state === 'pending_payment') return { label: 'Bayar', href: to.buyClass(row) }
  if (!mayRead(state)) return { label: 'Lihat pendaftaran', href: to.joinClass(row) }
  const href = resumeHref(row)
  if (state === 'completed') return { label: 'Buka lagi', href: to.learningIn(row) }
  if (href === undefined) return { label: 'Buka kelas', href: to.learningIn(row) }
  return { label: row.done > 0 ? 'Lanjutkan belajar' : 'Mulai belajar', href }
}
