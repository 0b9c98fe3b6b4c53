import { grantOf } from '../../../platform/http/access.ts'
import { to } from '../../../routes.ts'
import type { OverviewPart } from '../../core/administration/administration.ts'
import { permissions } from '../../core/permissions/permissions.ts'
import { type ClassWay, type OwnContext, scopeOf } from '../enrolments/enrolments.ts'
import { countOf, countWaiting } from './threads.store.ts'

/** Whoever teaches is told on the first page which questions wait, and what was reported. */
export const threadsOverview: OverviewPart = {
  place: 28,
  async waiting({ tx, viewer }) {
    const grant = grantOf(permissions.leadDiscussions, viewer.member)
    if (grant === 'none') return []
    const { open, reported } = await countWaiting(tx, scopeOf({ ...viewer, grant }))
    return [
      ...(open === 0
        ? []
        : [
            {
              label: `${open} pertanyaan kelas belum terjawab`,
              text: 'Yang paling lama menunggu ada di atas.',
              href: to.discussions(),
              tone: 'orange' as const,
            },
          ]),
      ...(reported === 0
        ? []
        : [
            {
              label: `${reported} diskusi dilaporkan`,
              text: 'Hapus yang tidak pantas, atau tutup laporannya.',
              href: to.discussions(),
              tone: 'red' as const,
            },
          ]),
    ]
  },
}

/** The way from one's class to what it talks about. */
export async function discussionWay(
  { tx }: OwnContext,
  { classId, classroomId, slug }: { classId: number; classroomId: number | null; slug: string },
): Promise<ClassWay[]> {
  const { questions = 0, announcements = 0 } = (await countOf(tx, classId, classroomId)) ?? {}
  return [
    {
      label: 'Diskusi dan pengumuman',
      text: `${announcements} pengumuman · ${questions} pertanyaan`,
      href: to.discussion({ slug }),
    },
  ]
}
