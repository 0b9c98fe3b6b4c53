import type { Rubric } from '../../src/features/learning/assignments/assignments.rules.ts'

/** An assignment of a class of the demo, with what its people handed in. */
export interface DemoAssignment {
  /** slug of the class */
  class: string
  chapter: { slug: string; title: string; minutes: number; html: string }
  /** days from now until which it is handed in; negative: it was due */
  dueInDays: number
  rubric: Rubric
  /** percent that pass the chapter; none: handing in is enough */
  passes?: number
  /** people of one group; none: everybody alone */
  groupsOf?: number
  /** what is handed in, by the person's (or group's) place in the list; who is not named has not begun */
  works: DemoWork[]
  /** mailbox of who marks */
  marker: string
}

export interface DemoWork {
  place: number
  state: 'draft' | 'submitted' | 'returned' | 'graded'
  text: string
  link?: string
  /** hours before (negative) or after it was due */
  hours: number
  /** level of each criterion, counted from the best; none: nobody has marked it */
  levels?: number[]
  comment?: string
  /** what is said about the mark: the learner first, then in turns */
  appeal?: string[]
}

/** What a class talks about. */
export interface DemoThread {
  class: string
  kind: 'question' | 'announcement'
  title: string
  body: string
  /** mailbox of a teacher, or the place of somebody in the list of the class */
  by: string | number
  daysAgo: number
  /** by its place in the course */
  chapter?: number
  replies?: { by: string | number; body: string; isAnswer?: boolean }[]
}
