import { grantOf } from '../../../platform/http/access.ts'
import { to } from '../../../routes.ts'
import { momentText } from '../../../shared/dates.ts'
import type { OverviewPart } from '../../core/administration/administration.ts'
import { memberOf, permissions } from '../../core/permissions/permissions.ts'
import type { MarkerContext } from '../assignments/assignments.ts'
import { type DueWork, type OwnContext, scopeOf } from '../enrolments/enrolments.ts'
import type { WaitingMark } from '../quizzes/quizzes.ts'
import { listWaiting } from './hand-in-lists.store.ts'
import { latenessOf, latenessText } from './hand-ins.rules.ts'
import { listOpen } from './own-hand-ins.store.ts'

/** Whoever marks is told on the first page how many wait. */
export const handInsOverview: OverviewPart = {
  place: 27,
  async waiting({ tx, viewer }) {
    const grant = grantOf(permissions.grade, viewer.member)
    if (grant === 'none') return []
    const rows = await listWaiting(tx, scopeOf({ ...viewer, grant }))
    const marks = rows.filter(one => one.state === 'submitted' && !one.isMarked).length
    const appeals = rows.filter(({ appeal }) => appeal === 'open').length
    return [
      ...(marks === 0
        ? []
        : [
            {
              label: `${marks} tugas menunggu penilaian`,
              text: 'Yang mengumpulkan lebih dulu ada di atas.',
              href: to.marking(),
              tone: 'orange' as const,
            },
          ]),
      ...(appeals === 0
        ? []
        : [
            {
              label: `${appeals} tanggapan atas nilai belum dijawab`,
              text: 'Siswa menunggu penjelasan Anda.',
              href: to.marking(),
              tone: 'orange' as const,
            },
          ]),
    ]
  },
}

/** What was handed in and waits, beside the attempts at quizzes. */
export async function waitingHandIns({ tx, viewer, tenant }: MarkerContext): Promise<WaitingMark[]> {
  const rows = await listWaiting(tx, scopeOf(viewer))
  return rows.map(row => ({
    key: `tugas-${row.id}`,
    name: row.name,
    what: `${row.title}, ${row.className}`,
    sinceText: row.submittedAt ? momentText(row.submittedAt, tenant.timeZone) : '',
    at: row.submittedAt,
    leftText:
      row.appeal === 'open'
        ? 'Menanggapi nilainya'
        : row.isMarked
          ? 'Siap dirilis'
          : row.lateness > 0
            ? `Tugas, terlambat ${latenessText(row.lateness)}`
            : 'Tugas',
    isOpen: row.appeal === 'open' || !row.isMarked,
    href: to.markHandIn(row),
    ready:
      row.state === 'submitted' && row.isMarked
        ? {
            path: `/v1/assignments/${row.chapterId}/release`,
            label: `${row.title}, ${row.className}`,
            noun: 'tugas',
          }
        : null,
  }))
}

/** What somebody is to hand in, and what came back. */
export async function dueAssignments({ tx, clock, viewer, tenant }: OwnContext): Promise<DueWork[]> {
  const now = clock.now()
  const rows = await listOpen(tx, memberOf(viewer).membershipId, now)
  return rows.flatMap(row => {
    if (row.state === 'submitted' || row.state === 'graded' || row.state === 'replaced') return []
    const late = latenessOf(row.dueAt, now)
    if (late > 0 && row.late === 'refuse' && row.state !== 'returned') return []
    const soon = row.dueAt !== null && row.dueAt.getTime() - now.getTime() < 3 * 86_400_000
    const [label, tone] =
      row.state === 'returned'
        ? (['Perbaiki', 'red'] as const)
        : late > 0
          ? ([`Terlambat ${latenessText(late)}`, 'red'] as const)
          : row.state === 'draft'
            ? (['Sedang dikerjakan', 'blue'] as const)
            : ([soon ? 'Segera' : 'Belum dikerjakan', soon ? 'orange' : 'neutral'] as const)
    return [
      {
        title: row.title,
        className: row.className,
        href: to.assignment({ slug: row.classSlug, chapterSlug: row.chapterSlug }),
        dueText: row.dueAt ? `paling lambat ${momentText(row.dueAt, tenant.timeZone)}` : '',
        label,
        tone,
        at: row.dueAt,
      },
    ]
  })
}
