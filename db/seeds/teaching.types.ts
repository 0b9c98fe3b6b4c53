/** What a demo tenant adds to its catalogue: dated meetings, and what stands above the others. */
export interface DemoWebinar {
  /** slug of the class it belongs to */
  class: string
  title: string
  summary: string
  inDays: number
  /** begins at this hour in Jakarta; 19.5 is half past seven in the evening */
  hour: number
  minutes: number
  provider: string
  speakers: string[]
  capacity?: number
  /** of what is over: where it can be seen again */
  recording?: string
  isCancelled?: boolean
}

export interface DemoTeaching {
  webinars: DemoWebinar[]
  /** slugs of classes that the tenant raises above the others */
  elevated: string[]
}
