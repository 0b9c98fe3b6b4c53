import { grantOf } from '../../../platform/http/access.ts'
import { officeList } from '../../../platform/http/office-list.ts'
import { to } from '../../../routes.ts'
import { optionsOf } from '../../../shared/office-list.ts'
import { choicesOf } from '../../../ui/lists.ts'

import { permissions } from '../../core/permissions/permissions.ts'
import { listRuns } from './class-runs.store.ts'
import { type EnrolmentItem, type EnrolmentQuery, enrolmentQuery } from './enrolments.contract.ts'
import { staffRoles, states } from './enrolments.rules.ts'
import { scopeOf } from './managed-scope.ts'
import { countRequested, findManagedClass, listManagedClasses, listManagedRuns } from './managing.store.ts'
import { listEnrolments } from './managing.ts'
import { listStaff } from './staff.ts'

const namesOf = (rows: readonly { id: number; name: string }[]) =>
  rows.map(({ id, name }) => ({ value: String(id), label: name }))

/** People of classes, as a list of the office: of one class with `?class=`, else of all one looks after. */
export const managedEnrolments = officeList<'enrolments.list', EnrolmentQuery, EnrolmentItem>(
  { page: 'enrolments.list', path: to.enrolments(), access: permissions.manageEnrolments },
  { title: 'Peserta', description: 'Peserta kelas.', search: 'Cari nama atau email' },
  {
    query: enrolmentQuery,
    filters: async ({ tx, clock, viewer }, { class: classId }) => [
      { name: 'class', label: 'Kelas', options: namesOf(await listManagedClasses(tx, scopeOf(viewer))) },
      ...(classId === undefined
        ? []
        : [{ name: 'run', label: 'Angkatan', options: namesOf(await listRuns(tx, classId, clock.now())) }]),
      { name: 'state', label: 'Status', options: optionsOf(states) },
    ],
    sorts: [
      { value: 'newest', label: 'Terbaru', column: 'since', isDescending: true },
      { value: 'name', label: 'Nama', column: 'name' },
    ],
    list: listEnrolments,
    async data(list, { tx, viewer }, { class: classId }) {
      const scope = scopeOf(viewer)
      const classes = await listManagedClasses(tx, scope)
      const mayAssign = grantOf(permissions.assignStaff, viewer.member) !== 'none'
      const chosen = classId === undefined ? undefined : await findManagedClass(tx, classId, scope)
      const runs = Map.groupBy(await listManagedRuns(tx, scope), run => String(run.classId))
      return {
        list,
        chosen: chosen
          ? {
              id: chosen.id,
              name: chosen.name,
              href: to.joinClass(chosen),
              staff: mayAssign ? await listStaff({ tx }, chosen.id) : [],
            }
          : null,
        classes: namesOf(classes),
        runs: Object.fromEntries([...runs].map(([id, of]) => [id, namesOf(of)])),
        waiting: await countRequested(tx, scope),
        mayAssign,
        roles: choicesOf(staffRoles),
      }
    },
    calls: {
      nameOf: ({ name }) => name,
      columns: [
        ['Nama', ({ name }) => name],
        ['Email', ({ email }) => email],
        ['Kelas', ({ className }) => className],
        ['Angkatan', ({ runName }) => runName],
        ['Status', ({ state }) => states[state].label],
        ['Sejak', ({ sinceText }) => sinceText],
        ['Bergabung', ({ joinedText }) => joinedText],
        ['Kemajuan (%)', ({ percent }) => String(percent)],
        ['Terakhir belajar', ({ seenText }) => seenText],
      ],
    },
  },
)
