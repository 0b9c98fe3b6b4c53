import type { State } from '../../src/features/learning/enrolments/enrolments.rules.ts'

/** Who takes part in the classes of a demo tenant. Days are counted back from the day of seeding. */
export interface DemoEnrolments {
  /** mailboxes of members who look after a class, by its slug */
  staff: Record<string, string[]>
  classes: DemoClassPeople[]
}

export interface DemoClassPeople {
  /** slug of the class */
  class: string
  /** code of the run; none for a course */
  run?: string
  people: DemoPupil[]
}

export interface DemoPupil {
  /** mailbox of somebody of the demo, or the name of a member who is only in this list */
  who: { mailbox: string } | { name: string; npsn: string }
  state: State
  /** in this state since */
  daysAgo: number
  /** how many chapters are done, from the first on */
  done?: number
  /** why, where somebody was refused or suspended */
  why?: string
}
