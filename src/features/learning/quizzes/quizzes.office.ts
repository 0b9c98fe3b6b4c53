import { grantOf } from '../../../platform/http/access.ts'
import { to } from '../../../routes.ts'
import type { OverviewPart } from '../../core/administration/administration.ts'
import type { DeskPart } from '../../core/desks/desks.ts'
import { permissions } from '../../core/permissions/permissions.ts'
import { scopeOf } from '../enrolments/enrolments.ts'
import { listQueue } from './marks.store.ts'
import { listHardest } from './quizzes.office.store.ts'

/** Whoever marks is told on the first page how many wait. */
export const quizzesOverview: OverviewPart = {
  place: 26,
  async waiting({ tx, viewer }) {
    const grant = grantOf(permissions.grade, viewer.member)
    if (grant === 'none') return []
    const rows = await listQueue(tx, scopeOf({ ...viewer, grant }))
    return rows.length === 0
      ? []
      : [
          {
            label: `${rows.length} percobaan kuis menunggu penilaian`,
            text: 'Yang mengumpulkan lebih dulu ada di atas.',
            href: to.marking(),
            tone: 'orange',
          },
        ]
  },
}

/** of fewer answers a mean says nothing yet */
const fewestAnswers = 5

/** The questions that most found hard, for who teaches. */
export const quizzesDesks: readonly DeskPart[] = [
  {
    place: 40,
    kinds: [3],
    async card({ tx, viewer }) {
      const grant = grantOf(permissions.seeProgress, viewer.member)
      const rows = await listHardest(tx, scopeOf({ ...viewer, grant }), fewestAnswers)
      return {
        id: 'soal',
        title: 'Soal tersulit',
        text: 'Dari percobaan pertama: bagian poin yang rata-rata diperoleh.',
        rows: rows.map(({ chapterId, name, title, className, people, percent }) => ({
          label: name,
          text: `${title}, ${className} · rata-rata ${percent}% dari ${people} orang`,
          href: to.quizResults({ chapterId }),
          meter: { percent, label: `rata-rata ${percent}%` },
        })),
        more: { label: 'Semua kuis', href: to.quizzes() },
        empty: {
          icon: 'target',
          title: 'Belum cukup jawaban',
          text: `Setelah ${fewestAnswers} orang mengerjakan sebuah kuis, soal yang paling sulit tampil di sini.`,
        },
      }
    },
  },
]
