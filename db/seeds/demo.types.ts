import type { DemoAssignment, DemoThread } from './assignments.types.ts'
import type { DemoDonations } from './donations.types.ts'
import type { DemoEnrolments } from './enrolments.types.ts'
import type { DemoSite } from './folders/demo-site.ts'
import type { DemoForms } from './forms.types.ts'
import type { DemoMeetings } from './meetings.types.ts'
import type { DemoOrders } from './orders.types.ts'
import type { DemoPayouts } from './payouts.types.ts'
import type { DemoQuiz } from './quizzes.types.ts'
import type { DemoTeaching } from './teaching.types.ts'

/**
 * What is done at a demo tenant: what a site says stands in its folder, and this is who did what there. Days are counted
 * from the day of the seeding, so that every state shows whenever somebody tries the product; prices are whole rupiah.
 */
export interface Dealings {
  teaching?: DemoTeaching
  /** who takes part in its classes */
  enrolments?: DemoEnrolments
  quizzes?: DemoQuiz[]
  assignments?: DemoAssignment[]
  /** when its runs meet */
  meetings?: DemoMeetings[]
  /** what its classes talk about */
  threads?: DemoThread[]
  /** what it has sold */
  orders?: DemoOrders
  /** what those who earn have asked for */
  payouts?: DemoPayouts
  donations?: DemoDonations
  /** who took the personality test: the letter that fits most, and the one that fits least */
  discLeanings?: (readonly [most: 'D' | 'I' | 'S' | 'C', least: 'D' | 'I' | 'S' | 'C'])[]
  /** the league, boards, appointments */
  forms?: DemoForms
}

/** A tenant of the demo: its site's folder, and what is done there. */
export type DemoTenant = DemoSite & Dealings
