import { room } from '../../../platform/room.ts'
import { to } from '../../../routes.ts'
import type { MediaHouse } from '../../core/media/media.ts'
import { assignmentsApi } from './assignments.api.ts'
import { assignmentsDeeds } from './assignments.deeds.ts'
import { assignmentForms } from './assignments.forms.ts'
import {
  handInList,
  loadAssignmentSettings,
  loadOwnAssignment,
  managedAssignments,
} from './assignments.loads.ts'
import { assignmentsOverview, dueAssignments, waitingHandIns } from './assignments.office.ts'
import { assignmentsPersonal } from './assignments.personal.ts'
import { placeOfAssignment } from './assignments.ts'
import { loadMarkHandIn } from './hand-in-marking.loads.ts'
import { verifyReceipt } from './hand-in-receipts.ts'
import { remarkUndoing } from './kept-remarks.ts'

/** Assignments of chapters: set up, written, handed in, marked. */
export const assignmentsRoom = room((house: MediaHouse) => ({
  name: 'assignments',
  pages: {
    'Belajar-Tugas': loadOwnAssignment,
    'Kelola-Tugas': managedAssignments.load,
    'Kelola-Tugas-Kumpulan': handInList.load,
    'Kelola-Tugas-Nilai': loadMarkHandIn,
    'Kelola-Tugas-id': loadAssignmentSettings,
  },
  calls: [...handInList.calls, ...assignmentsApi(house)],
  forms: assignmentForms,
  deeds: assignmentsDeeds,
  undoings: [remarkUndoing],
  overview: assignmentsOverview,
  personal: [assignmentsPersonal],
  chapterPlaces: placeOfAssignment,
  verified: verifyReceipt,
  markingQueue: waitingHandIns,
  dueWork: dueAssignments,
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
