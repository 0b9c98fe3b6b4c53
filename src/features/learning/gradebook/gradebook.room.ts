import { room } from '../../../platform/room.ts'
import { gradebookApi } from './gradebook.api.ts'
import { gradebookDeeds } from './gradebook.deeds.ts'
import { loadGradebook, loadOwnGrades } from './gradebook.loads.ts'
import { gradebookPersonal } from './gradebook.personal.ts'
import { finalGradeKind } from './gradebook.rules.ts'
import { gradesWay } from './own-grades.ts'

/** What a class has come to: quizzes, assignments and attendance of everybody, and final grades. */
export const gradebookRoom = room(() => ({
  name: 'gradebook',
  pages: { 'Mengajar-Kelas-Nilai': loadGradebook, 'Belajar-Nilai': loadOwnGrades },
  calls: gradebookApi,
  deeds: gradebookDeeds,
  personal: [gradebookPersonal],
  notificationKinds: [finalGradeKind],
  classWays: gradesWay,
}))
