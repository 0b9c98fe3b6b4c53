import { grantOf } from '../../../platform/http/access.ts'
import { officeList } from '../../../platform/http/office-list.ts'
import type { PersonalPageLoad } from '../../../platform/http/page-load.ts'
import { to } from '../../../routes.ts'
import { momentText } from '../../../shared/dates.ts'
import { type Paged, paged } from '../../../shared/envelope.ts'
import { pointsText } from '../../../shared/points.ts'
import { choicesOf } from '../../../ui/lists.ts'
import { permissions } from '../../core/permissions/permissions.ts'
import { getManaged, listOptions, type MarkerContext } from '../assignments/assignments.ts'
import { scopeOf } from '../enrolments/enrolments.ts'
import * as lists from './hand-in-lists.store.ts'
import type { HandInItem } from './hand-in-pages.contract.ts'
import { type HandInQuery, handInQuery, standings } from './hand-ins.contract.ts'
import { handInStates, latenessText } from './hand-ins.rules.ts'
import { ownPage } from './own-assignment.ts'

/** Everybody who takes part with what they have handed in, as a list and as a file. */
export const handInList = officeList<'handIns.list', HandInQuery, HandInItem>(
  { page: 'handIns.list', path: to.handIns(), access: permissions.seeProgress },
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
      pointsText:
        row.points === null ? '' : `${pointsText(row.points)} dari ${pointsText(row.possible ?? 0)}`,
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
