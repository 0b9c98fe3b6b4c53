import { grantOf } from '../../../platform/http/access.ts'
import { officeList } from '../../../platform/http/office-list.ts'
import type { PersonalPageLoad } from '../../../platform/http/page-load.ts'
import { to } from '../../../routes.ts'
import { momentText } from '../../../shared/dates.ts'
import { localTimeOf } from '../../../shared/days.ts'
import { type Paged, paged } from '../../../shared/envelope.ts'
import { framedPage } from '../../../shared/page.ts'
import { choicesOf } from '../../../ui/lists.ts'
import { permissions } from '../../core/permissions/permissions.ts'
import { scopeOf } from '../enrolments/enrolments.ts'
import type { AssignmentItem, HandInItem } from './assignment-pages.contract.ts'
import {
  type AssignmentQuery,
  assignmentQuery,
  type HandInQuery,
  handInQuery,
  standings,
} from './assignments.contract.ts'
import { handInStates, latenessText } from './assignments.rules.ts'
import { listDues, listOptions, listPeople } from './assignments.store.ts'
import { getManaged, listAssignments, type MarkerContext } from './assignments.ts'
import * as lists from './hand-in-lists.store.ts'
import { decimal, ownPage } from './own-assignment.ts'

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

/** Everybody who takes part with what they have handed in, as a list and as a file. */
export const handInList = officeList<'assignments.handIns', HandInQuery, HandInItem>(
  { page: 'assignments.handIns', path: to.handIns(), access: permissions.seeProgress },
  { title: 'Kumpulan tugas', description: 'Yang dikumpulkan peserta kelas.', search: 'Cari nama' },
  {
    name: 'hand-ins',
    query: handInQuery,
    filters: async ({ tx, viewer }) => [
      {
        name: 'chapter',
        label: 'Tugas',
        options: (await listOptions(tx, scopeOf(viewer))).map(({ id, title, className }) => ({
          value: String(id),
          label: `${title}, ${className}`,
        })),
      },
      { name: 'state', label: 'Status', options: choicesOf(standings) },
    ],
    list: listHandIns,
    async data(list, context, { chapter }) {
      const mayGrade = grantOf(permissions.grade, context.viewer.member) !== 'none'
      const row = chapter === undefined ? undefined : await getManaged(context, chapter)
      const waiting = row ? await lists.listWaiting(context.tx, scopeOf(context.viewer), row.chapterId) : []
      const ready = waiting.filter(one => one.state === 'submitted' && one.isMarked).length
      return {
        list,
        mayGrade,
        chosen: row
          ? {
              chapterId: row.chapterId,
              title: row.title,
              settingsHref: to.assignmentSettings(row),
              ready: mayGrade ? ready : 0,
            }
          : null,
      }
    },
    calls: {
      tag: 'Tugas',
      columns: [
        ['Nama', ({ name }) => name],
        ['Kelompok', ({ group }) => group],
        ['Tugas', ({ title }) => title],
        ['Kelas', ({ className }) => className],
        ['Angkatan', ({ runName }) => runName],
        ['Status', ({ stateLabel }) => stateLabel],
        ['Dikumpulkan', ({ submittedText }) => submittedText],
        ['Keterlambatan', ({ lateText }) => lateText],
        ['Poin', ({ pointsText }) => pointsText],
        ['Persen', ({ percentText }) => percentText],
      ],
    },
  },
)

async function listHandIns(context: MarkerContext, query: HandInQuery): Promise<Paged<HandInItem>> {
  const { tx, viewer, tenant, clock } = context
  const mayGrade = grantOf(permissions.grade, viewer.member) !== 'none'
  const { rows, total } = await lists.listPage(tx, query, scopeOf(viewer))
  const itemOf = (row: lists.ListedRow): HandInItem => {
    const state = row.state === null ? undefined : handInStates[row.state]
    const isOver = row.dueAt !== null && row.dueAt < clock.now()
    return {
      id: `${row.chapterId}-${row.enrolmentId}`,
      name: row.name,
      group: row.groupNumber === null ? '' : `Kelompok ${row.groupNumber}`,
      title: row.title,
      className: row.className,
      runName: row.runName ?? '',
      stateLabel: state?.label ?? (isOver ? 'Belum, sudah lewat' : 'Belum mengumpulkan'),
      stateTone: state?.tone ?? (isOver ? 'red' : 'neutral'),
      lateText: row.lateness ? `Terlambat ${latenessText(row.lateness)}` : '',
      submittedText: row.submittedAt ? momentText(row.submittedAt, tenant.timeZone) : '',
      pointsText: row.points === null ? '' : `${decimal(row.points)} dari ${decimal(row.possible ?? 0)}`,
      percentText: row.percent === null ? '' : `${row.percent}%`,
      href: mayGrade && row.id !== null && row.state !== 'draft' ? to.markHandIn({ id: row.id }) : '',
    }
  }
  return paged(rows.map(itemOf), total, query)
}

/** An assignment as its learner has it. */
export const loadOwnAssignment: PersonalPageLoad = {
  access: permissions.beMember,
  office: 'own',
  query: [],
  load: context => ownPage(context, context.params),
}

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
