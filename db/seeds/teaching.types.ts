/** What a demo tenant adds to its catalogue: words for competences, dated meetings, and who takes part in a programme. */
export interface DemoCompetence {
  name: string
  description: string
}

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

export interface DemoProgramTies {
  program: string
  /** slug of a person */
  lead: string
  /** codes of Kemendagri */
  provinces: string[]
  /** NPSN of schools in `community/schools.ts` */
  schools: string[]
}

export interface DemoTeaching {
  competences: DemoCompetence[]
  webinars: DemoWebinar[]
  programs: DemoProgramTies[]
  /** slugs of classes that the tenant raises above the others */
  elevated: string[]
}
