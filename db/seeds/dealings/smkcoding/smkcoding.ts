import type { Dealings } from '../../demo.types.ts'
import { assignments, threads } from './assignments.ts'
import { enrolments } from './enrolments.ts'
import { forms } from './forms.ts'
import { meetings } from './meetings.ts'
import { orders } from './orders.ts'
import { payouts } from './payouts.ts'
import { quizzes } from './quizzes.ts'
import { teaching } from './teaching.ts'

export const smkcoding: Dealings = {
  assignments,
  threads,
  enrolments,
  forms,
  meetings,
  orders,
  payouts,
  quizzes,
  teaching,
}
