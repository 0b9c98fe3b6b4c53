/** Meetings of a demo tenant's run, a week apart, with who came. Days are counted from the day of seeding. */
export interface DemoMeetings {
  /** slug of the class */
  class: string
  /** code of its run */
  run: string
  /** mailbox of who teaches, and corrects who was there */
  teacher: string
  provider: string
  address: string
  /** begins at this hour in Jakarta */
  hour: number
  minutes: number
  /** the chapter that the first meeting is */
  chapter: { slug: string; title: string; minutes: number; html: string }
  meetings: DemoMeeting[]
}

interface DemoMeeting {
  title: string
  summary: string
  inDays: number
  /** file of a film of the demo, of what is over */
  film?: string
  /** of what is over: who came late, was excused or was not there, by their place among the people; all others came */
  late?: number[]
  excused?: number[]
  absent?: number[]
}
