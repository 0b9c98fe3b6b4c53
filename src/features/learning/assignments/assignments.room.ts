import { room } from '../../../platform/room.ts'
import { to } from '../../../routes.ts'
import { assignmentsApi } from './assignments.api.ts'
import { assignmentsDeeds } from './assignments.deeds.ts'
import { loadAssignmentSettings, managedAssignments } from './assignments.loads.ts'
import { assignmentsPersonal } from './assignments.personal.ts'
import { placeOfAssignment } from './assignments.ts'

/** Assignments of chapters: what is asked for, until when, and by what it is marked. */
export const assignmentsRoom = room(() => ({
  name: 'assignments',
  pages: { 'Kelola-Tugas': managedAssignments.load, 'Kelola-Tugas-id': loadAssignmentSettings },
  calls: assignmentsApi,
  deeds: assignmentsDeeds,
  personal: [assignmentsPersonal],
  chapterPlaces: placeOfAssignment,
  chapterWriting: {
    kind: 'assignment',
    label: 'Atur tugas',
    href: chapterId => to.assignmentSettings({ chapterId }),
  },
  office: {
    sections: [
      {
        group: 'learning',
        place: 55,
        label: 'Tugas',
        page: 'Kelola-Tugas',
        icon: 'clipboard-list',
        permission: 'writeAssignments',
      },
    ],
    own: [
      {
        place: 57.5,
        label: 'Tugas',
        page: 'Kelola-Tugas',
        icon: 'clipboard-list',
        permission: 'writeAssignments',
      },
    ],
  },
}))
