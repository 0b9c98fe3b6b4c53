import type { OfficeListData } from '../../../shared/office-list.ts'
import type { ShownForm } from '../../../shared/shown-form.ts'
import type { DeskCard } from '../../../ui/office/desk-card.ts'
import type { Action, Crumb, Fact, Heading, Image } from '../../../ui/parts.tsx'
import type { EnrolmentItem, StaffMember } from './enrolments.contract.ts'

interface Choice {
  value: string
  label: string
}

/** One run to choose, in words. */
export interface RunChoice {
  id: number
  name: string
  lines: string[]
  seats: string
}

/** /Class/{slug}/Daftar: registering, and what came of it. */
export interface JoinPage extends ShownForm {
  heading: Heading
  crumbs: Crumb[]
  cover?: Image | undefined
  facts: Fact[]
  classHref: string
  /** where its forms are sent: this page's own address */
  action: string
  price: string
  /** what one chooses from, or reads where there is one only */
  runs: RunChoice[]
  /** said of getting in: by approval, by a code */
  how: string
  asksCode: boolean
  /** on the button; empty: one cannot register now, `closed` says why */
  button: string
  closed: string
  /** where it is bought, of a paid class */
  buy?: Action
  ask: Action[]
  /** whoever is in, or on the way in */
  standing?:
    | { title: string; text: string; tone: 'good' | 'info' | 'warning'; action?: Action; leave: string }
    | undefined
}

/** A class one takes part in, as a row of one's own list. */
export interface LearningItem {
  id: number
  name: string
  href: string
  cover?: Image | undefined
  /** what run, when */
  lines: string[]
  stateLabel: string
  stateTone: 'orange' | 'blue' | 'green' | 'red' | 'neutral'
  /** none where there is nothing to read yet */
  progress?: { percent: number; words: string } | undefined
  next: string
  action: Action
}

/** A meeting to come, as one's own pages show it. */
export interface MeetingLine {
  title: string
  className: string
  when: string
  where: string
  href: string
  label: string
  tone: LearningItem['stateTone']
}

export interface LearningPage {
  /** where one was last, to the very chapter; undefined: nothing begun */
  resume: { title: string; className: string; words: string; percent: number; action: Action } | undefined
  /** what else one may do today */
  desk: DeskCard[]
  now: LearningItem[]
  waiting: LearningItem[]
  finished: LearningItem[]
  meetings: MeetingLine[]
  due: {
    title: string
    className: string
    href: string
    dueText: string
    label: string
    tone: LearningItem['stateTone']
  }[]
  certificates: { name: string; text: string; href: string; fileHref: string }[]
  classesHref: string
}

/** A course to be kept on a device: whose, and which pages, the course's own first. */
export interface KeptCourseOrder {
  reader: number
  slug: string
  name: string
  pages: string[]
  /** calls whose answers are kept beside them: own notes */
  files: string[]
}

export interface LearningInPage {
  item: LearningItem
  words: string
  classHref: string
  /** the page where one leaves */
  standingHref: string
  /** where the forms of the chapters are sent */
  formAction: string
  /** what "Simpan di perangkat" keeps; undefined: nothing may be read */
  keeping?: KeptCourseOrder | undefined
  ways: { label: string; text: string; href: string }[]
  meetings: MeetingLine[]
  modules: {
    title: string
    chapters: {
      title: string
      slug: string
      href: string
      minutes: string
      isDone: boolean
      /** what finishes it, where its reader does not tick it off; empty: they do */
      doneBy: string
      isExtra: boolean
      /** came after whoever reads here, and was not opened yet */
      isNew: boolean
    }[]
  }[]
}

export interface EnrolmentsPage {
  list: OfficeListData<EnrolmentItem>
  /** one class was chosen */
  chosen: { id: number; name: string; href: string; staff: StaffMember[] } | null
  classes: Choice[]
  /** runs by class, to add people to and move them into */
  runs: Record<string, Choice[]>
  waiting: number
  mayAssign: boolean
  roles: Choice[]
}

declare module '../../../shared/page.ts' {
  interface PageData {
    'enrolments.join': JoinPage
    'enrolments.learning': LearningPage
    'enrolments.in': LearningInPage
    'enrolments.list': EnrolmentsPage
  }
}
