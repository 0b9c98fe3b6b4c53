import type { OfficeListData } from '../../../shared/office-list.ts'
import type { Rubric } from '../assignments/assignments.ts'
import type { KeptFile } from './hand-ins.contract.ts'
import type { HandInState } from './hand-ins.rules.ts'

export type Tone = 'orange' | 'blue' | 'green' | 'red' | 'neutral'

export interface HandInItem {
  /** of the assignment and the participant: whoever has handed in nothing has a line as well */
  id: string
  name: string
  group: string
  title: string
  className: string
  runName: string
  stateLabel: string
  stateTone: Tone
  lateText: string
  submittedText: string
  pointsText: string
  percentText: string
  /** empty: nothing to mark */
  href: string
}

export interface HandInListPage {
  list: OfficeListData<HandInItem>
  chosen: { chapterId: number; title: string; settingsHref: string; ready: number } | null
  mayGrade: boolean
}

/** What came of one try, as far as it may be seen. */
export interface Result {
  pointsText: string
  percentText: string
  verdict: { label: string; tone: Tone } | null
  lateText: string
  comment: string
  byText: string
  criteria: { title: string; level: string; pointsText: string }[]
}

export interface AppealPost {
  number: number
  byText: string
  isMarker: boolean
  text: string
}

export interface PastHandIn {
  id: number
  label: string
  stateLabel: string
  stateTone: Tone
  whenText: string
  lateText: string
  receipt: string
  text: string
  link: string
  files: KeptFile[]
  result: Result | null
  appeal: AppealPost[]
  mayAppeal: boolean
}

export interface OwnAssignmentPage {
  slug: string
  chapter: string
  /** by which this browser keeps what was typed: of this person and this task alone */
  copyName: string
  title: string
  className: string
  classHref: string
  discussHref: string
  action: string
  facts: string[]
  /** said apart: texts of an editor stand in the markup only */
  hasInstructions: boolean
  instructionsHtml: string
  takes: { text: boolean; files: boolean; link: boolean; recording: boolean }
  rubric: Rubric
  mates: string[]
  /** what handing in now would cost, or that it is in time */
  timing: { text: string; tone: 'info' | 'warning' } | null
  /** why nothing can be handed in now; empty: it can */
  closed: string
  /** under way; null: nothing was begun */
  draft: { id: number; rev: number; text: string; link: string; files: KeptFile[] } | null
  /** words of the button that begins once more; empty: the form stands there at once */
  again: string
  done: string
  past: PastHandIn[]
  problem: string
}

export interface MarkHandInPage {
  id: number
  chapterId: number
  name: string
  mates: string[]
  title: string
  className: string
  submittedText: string
  lateText: string
  latePercent: number
  state: HandInState
  stateLabel: string
  stateTone: Tone
  text: string
  link: string
  files: KeptFile[]
  /** said apart: texts of an editor stand in the markup only */
  hasInstructions: boolean
  instructionsHtml: string
  rubric: Rubric
  possible: number
  points: number | null
  levels: Readonly<Record<string, string>>
  comment: string
  event: number
  history: string[]
  remarks: { id: number; text: string }[]
  appeal: AppealPost[]
  others: { label: string; href: string }[]
  placeText: string
  previousHref: string
  nextHref: string
  listHref: string
}

declare module '../../../shared/page.ts' {
  interface PageData {
    'handIns.list': HandInListPage
    'handIns.own': OwnAssignmentPage
    'handIns.marking': MarkHandInPage
  }
}
