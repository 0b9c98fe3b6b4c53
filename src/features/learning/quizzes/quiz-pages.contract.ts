import type { Exercise, Given } from '../../../shared/exercise.ts'
import type { OfficeListData } from '../../../shared/office-list.ts'
import type { AttemptFile, QuizSettings } from './quizzes.contract.ts'

export interface Choice {
  value: string
  label: string
}

export interface QuizItem {
  id: number
  name: string
  className: string
  questions: number
  people: number
  waiting: number
  isOpen: boolean
  isSet: boolean
  href: string
  resultsHref: string
}

export interface QuizListPage {
  list: OfficeListData<QuizItem>
}

export interface QuizSettingsPage {
  chapterId: number
  title: string
  className: string
  settings: QuizSettings
  /** of the bank, as far as who writes sees it */
  questions: (Choice & { points: number })[]
  tags: (Choice & { total: number })[]
  /** where its chapter is written; empty: nowhere in the office */
  chapterHref: string
  resultsHref: string
  previewHref: string
  timeZoneText: string
}

type Tone = 'orange' | 'blue' | 'green' | 'red' | 'neutral'

export interface ReviewItem {
  slot: number
  exercise: Exercise
  answerText?: string | undefined
  verdict?: { label: string; tone: Tone } | undefined
  pointsText?: string | undefined
  feedback?: string | undefined
  key?: string | undefined
  comment?: string | undefined
  files: AttemptFile[]
}

export interface PastAttempt {
  id: number
  label: string
  stateLabel: string
  stateTone: Tone
  text: string
  href: string
  isCounted: boolean
}

/** /Belajar/{slug}/Kuis/{chapterSlug} */
export interface QuizPlayerPage {
  slug: string
  chapter: string
  title: string
  className: string
  classHref: string
  action: string
  intro: string
  facts: string[]
  serverNow: string
  /** why nothing can be started; empty: the button does */
  closed: string
  button: string
  problem: string
  grade?: { text: string; isPassed: boolean } | undefined
  next?: { label: string; href: string } | undefined
  running?: RunningAttempt | undefined
  preparing?: Preparing | undefined
  past: PastAttempt[]
  review?: { title: string; words: string; receipt: string; items: ReviewItem[] } | undefined
}

/** An exam whose paper may lie on the device before it begins. */
export interface Preparing {
  /** what the device keeps: this page and the paper */
  order: { reader: number; slug: string; name: string; pages: string[]; files: string[] }
  /** changes with the questions */
  tag: string
  questions: number
  /** when it may be fetched; empty: now */
  fromText: string
  opensAt: string | null
  closesAt: string | null
  graceMinutes: number
}

export interface RunningAttempt {
  id: number
  /** "tuntas": how far it is, and what came of the last answer */
  mastery?: MasteryProgress | undefined
  deadlineAt: string | null
  isOneByOne: boolean
  mayCheck: boolean
  /** opened from the sealed paper of this device: who writes came with its keys, and all answers are kept here */
  pen?: { writer: number; lastSeq: number } | undefined
  items: {
    slot: number
    pointsText: string
    exercise: Exercise
    given: Given
    files?: AttemptFile[] | undefined
  }[]
}

export interface MasteryProgress {
  /** 0 to 100 */
  percent: number
  text: string
  last?: { isRight: boolean; prompt: string; answer: string; feedback: string; key: string } | undefined
}

/** An attempt, or work of another room that waits beside it. */
export interface QueueRow {
  key: string
  name: string
  what: string
  sinceText: string
  leftText: string
  isOpen: boolean
  href: string
}

export interface MarkingQueuePage {
  rows: QueueRow[]
  /** what can be released now, all of one task by one call */
  ready: { path: string; label: string; words: string }[]
}

export interface MarkedItem {
  slot: number
  prompt: string
  answer: string
  guide: string
  full: number
  points: number | null
  comment: string
  event: number
  needsPerson: boolean
  byText: string
  files: AttemptFile[]
}

export interface MarkAttemptPage {
  id: number
  name: string
  title: string
  className: string
  submittedText: string
  stateLabel: string
  isReleased: boolean
  items: MarkedItem[]
  /** what came after time was up and does not count yet */
  late: { slot: number; prompt: string; answer: string }[]
  /** of an exam from a sealed paper: what came after time was up and counts */
  broughtWords: string
  nextHref: string
  resultsHref: string
}

export interface ResultRow {
  id: number
  name: string
  number: number
  stateLabel: string
  stateTone: Tone
  pointsText: string
  percentText: string
  isCounted: boolean
  whenText: string
  href: string
}

export interface QuizResultsPage {
  chapterId: number
  title: string
  className: string
  settingsHref: string
  mayGrade: boolean
  figures: { label: string; value: string }[]
  rows: ResultRow[]
  items: {
    questionId: number
    name: string
    href: string
    people: number
    facilityText: string
    discriminationText: string
    hint: string
    hasNewVersion: boolean
  }[]
  learners: { id: number; name: string; timeFactor: number; moreAttempts: number }[]
  ways: Choice[]
}

declare module '../../../shared/page.ts' {
  interface PageData {
    'quizzes.list': QuizListPage
    'quizzes.settings': QuizSettingsPage
    'quizzes.player': QuizPlayerPage
    'quizzes.queue': MarkingQueuePage
    'quizzes.marking': MarkAttemptPage
    'quizzes.results': QuizResultsPage
  }
}
