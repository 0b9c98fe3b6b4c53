import { room } from '../../../platform/room.ts'
import { classSegments } from './class-segments.ts'
import { enrolmentEvents } from './enrolment-events.ts'
import { type EnrolmentsDeps, enrolmentsApi } from './enrolments.api.ts'
import { enrolmentsDeeds } from './enrolments.deeds.ts'
import { enrolmentForms } from './enrolments.forms.ts'
import { managedEnrolments } from './enrolments.loads.ts'
import { enrolmentKind, enrolmentLetters } from './enrolments.mail.ts'
import { enrolmentsOverview } from './enrolments.office.ts'
import { enrolmentsPersonal } from './enrolments.personal.ts'
import { enrolmentPassages } from './enrolments.search.ts'
import { loadJoin } from './join.loads.ts'
import { loadLearning, loadLearningIn } from './learning.loads.ts'
import { listReadable } from './learning.store.ts'
import { loadMemberChapter } from './member-chapter.ts'

export const enrolmentsRoom = room((house: EnrolmentsDeps) => ({
  name: 'enrolments',
  pages: {
    'Class-slug-Daftar': loadJoin,
    Belajar: loadLearning,
    'Belajar-slug': loadLearningIn,
    'Kelola-Peserta': managedEnrolments.load,
  },
  memberPages: {
    'Courses-chapter': loadMemberChapter,
    'Courses-Premium-chapter': loadMemberChapter,
  },
  calls: [...managedEnrolments.calls, ...enrolmentsApi(house)],
  forms: enrolmentForms,
  notificationKinds: [enrolmentKind],
  webhookEvents: enrolmentEvents,
  letters: enrolmentLetters,
  segments: classSegments,
  deeds: enrolmentsDeeds,
  overview: enrolmentsOverview,
  personal: [enrolmentsPersonal],
  passages: [enrolmentPassages],
  passageKeys: listReadable,
  office: {
    sections: [
      {
        group: 'learning',
        place: 30,
        label: 'Peserta',
        page: 'Kelola-Peserta',
        icon: 'clipboard-list',
        key: 'b',
        permission: 'manageEnrolments',
      },
    ],
    own: [
      { place: 5, label: 'Kelas saya', page: 'Belajar', icon: 'school' },
      {
        place: 70,
        label: 'Peserta kelas',
        page: 'Kelola-Peserta',
        icon: 'users',
        permission: 'manageEnrolments',
      },
    ],
  },
}))
