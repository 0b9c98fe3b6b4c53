import { officeList } from '../../../platform/http/office-list.ts'
import type { PersonalPageLoad } from '../../../platform/http/page-load.ts'
import { to } from '../../../routes.ts'
import { localTimeOf } from '../../../shared/days.ts'
import { framedPage } from '../../../shared/page.ts'
import { permissions } from '../../core/permissions/permissions.ts'
import type { AssignmentItem } from './assignment-pages.contract.ts'
import { type AssignmentQuery, assignmentQuery } from './assignments.contract.ts'
import { listDues, listPeople } from './assignments.store.ts'
import { getManaged, listAssignments } from './assignments.ts'

export const managedAssignments = officeList<'assignments.list', AssignmentQuery, AssignmentItem>(
  { page: 'assignments.list', path: to.assignments(), access: permissions.writeAssignments },
  { title: 'Tugas', description: 'Tugas di bab-bab kelas.', search: 'Cari tugas atau kelas' },
  {
    query: assignmentQuery,
    filters: () => [
      {
        name: 'state',
        label: 'Status',
        options: [
          { value: 'open', label: 'Dibuka untuk siswa' },
          { value: 'closed', label: 'Belum dibuka' },
        ],
      },
    ],
    list: listAssignments,
    data: list => ({ list }),
  },
)

export const loadAssignmentSettings: PersonalPageLoad = {
  access: permissions.writeAssignments,
  query: [],
  async load(context) {
    const { tx, tenant } = context
    const row = await getManaged(context, Number(context.params.id))
    const local = (at: Date | null) => localTimeOf(at, tenant.timeZone)
    const dues = await listDues(tx, row.chapterId, row.classId)
    const data = {
      chapterId: row.chapterId,
      title: row.title,
      className: row.className,
      settings: {
        version: row.version ?? 0,
        takes: row.takes ?? ['text' as const, 'files' as const],
        isGroup: row.isGroup ?? false,
        attempts: row.attempts,
        dueAt: local(row.dueAt),
        late: row.late ?? ('accept' as const),
        latePercent: row.latePercent ?? 10,
        lateMost: row.lateMost ?? 50,
        points: row.points ?? 100,
        rubric: row.rubric ?? [],
        isOpen: row.isOpen ?? false,
      },
      dues: dues.map(({ runId, name, dueAt }) => ({ runId, name, dueAt: local(dueAt) })),
      people: row.isGroup
        ? (await listPeople(tx, row.chapterId, row.classId)).map(one => ({
            ...one,
            runName: one.runName ?? '',
          }))
        : [],
      chapterHref:
        row.entryId === null ? '' : to.chapterEditor({ id: row.entryId, chapterId: row.chapterId }),
      handInsHref: to.handIns({ chapter: row.chapterId }),
      previewHref: to.assignment({ slug: row.classSlug, chapterSlug: row.chapterSlug }),
      timeZoneText: tenant.timeZone,
    }
    return framedPage('office', 'assignments.settings', data, {
      title: `Tugas: ${row.title}`,
      description: 'Yang dikumpulkan, batas waktu, dan rubrik.',
      canonical: to.assignmentSettings(row),
    })
  },
}
