import type { FormField } from '../../../shared/form-field.ts'
import type { MediaRef } from '../../../shared/media.ts'
import type { OfficeListData } from '../../../shared/office-list.ts'

type Tone = 'orange' | 'blue' | 'green' | 'red' | 'neutral'

interface Choice {
  value: string
  label: string
}

interface Said {
  label: string
  tone: Tone
}

/** A meeting in the list of the office. */
export interface MeetingItem {
  id: number
  title: string
  href: string
  className: string
  /** which run, or everybody */
  audience: string
  whenText: string
  lengthText: string
  state: Said
  attendanceText: string
}

/** What may be chosen when one is planned. */
export interface MeetingChoices {
  classes: Choice[]
  /** by class */
  runs: Record<string, (Choice & { timeZone: string })[]>
  chapters: Record<string, Choice[]>
  /** how speakers are chosen */
  speakers: FormField
  timeZone: string
}

export interface MeetingListPage {
  list: OfficeListData<MeetingItem>
  choices: MeetingChoices
  /** what a new one begins with: a chapter it was asked for */
  begin: { classId: string; chapterId: string; title: string } | null
}

/** A meeting as it is typed. */
export interface TypedMeeting {
  title: string
  summary: string
  startAt: string
  timeZone: string
  minutes: string
  provider: string
  address: string
  capacity: string
  speakers: string[]
  runId: string
  chapterId: string
}

export interface AttendanceItem {
  membershipId: number
  name: string
  state: Said & { value: string }
  /** when and how it was noted */
  noteText: string
  why: string
  /** the same browser noted somebody else */
  isShared: boolean
  /** no longer of the class */
  hasLeft: boolean
}

export interface ManagedMeetingPage {
  id: number
  classId: number
  version: number
  title: string
  className: string
  state: Said & { value: string }
  facts: { label: string; value: string }[]
  /** where it is held; empty: nobody has said */
  address: string
  typed: TypedMeeting
  choices: MeetingChoices
  door: 'early' | 'open' | 'over' | 'cancelled'
  doorText: string
  isChecking: boolean
  mayRemove: boolean
  attendance: AttendanceItem[]
  countText: string
  fileHref: string
  recording: { url: string; film: MediaRef | null; isPublic: boolean }
}

/** What is left of a meeting to look at. */
export type ShownRecording = { href: string } | { film: string } | null

/** One meeting, as whoever takes part has it. */
export interface OwnMeetingPage {
  title: string
  summary: string
  className: string
  classHref: string
  listHref: string
  facts: { label: string; value: string }[]
  state: Said
  door: 'early' | 'open' | 'over' | 'cancelled'
  doorText: string
  /** leads in; empty: not now */
  joinHref: string
  attendance: (Said & { text: string }) | null
  /** where digits are sent */
  action: string
  check: 'closed' | 'digits' | 'ticket'
  ticket: string
  /** what was wrong with what was typed or scanned */
  problem: string
  /** said after it was done */
  done: string
  recording: ShownRecording
}

export interface OwnMeetingLine {
  id: number
  title: string
  href: string
  lines: string[]
  state: Said
  attendance: Said | null
  recording: ShownRecording
}

/** The meetings of one's class. */
export interface OwnMeetingListPage {
  className: string
  classHref: string
  next: OwnMeetingLine[]
  past: OwnMeetingLine[]
  attendanceText: string
  fileHref: string
  calendarHref: string
}

declare module '../../../shared/page.ts' {
  interface PageData {
    'meetings.list': MeetingListPage
    'meetings.managed': ManagedMeetingPage
    'meetings.own': OwnMeetingPage
    'meetings.of': OwnMeetingListPage
  }
}
