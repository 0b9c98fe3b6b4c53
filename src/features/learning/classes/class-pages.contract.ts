import { listQuery, plainText, searchText, wordList } from '../../../platform/http/query.ts'
import type { Spoken } from '../../../shared/spoken.ts'
import type { ListPage, SearchableList } from '../../../ui/lists.ts'
import type {
  Action,
  Badge,
  CardItem,
  Crumb,
  Fact,
  Heading,
  Image,
  MonthView,
  TocModule,
} from '../../../ui/parts.tsx'
import { classLevels, classStates, classTypes } from './classes.rules.ts'

export const classPageQuery = listQuery(10, {
  search: searchText.optional(),
  state: wordList(classStates).optional(),
  level: wordList(classLevels).optional(),
  type: wordList(classTypes).optional(),
  category: plainText(191).optional(),
})

export interface ClassListPage extends ListPage, SearchableList {}

/** One run or dated meeting, in words. */
export interface RunView {
  /** its anchor */
  id: string
  name: string
  /** when, where, by whom */
  lines: string[]
  badge: Badge
  more?: Action
}

export interface RunList {
  id: string
  title: string
  runs: RunView[]
  /** the same as a calendar */
  months: MonthView[]
}

/** Words under a heading, each with its own place where it has one. */
export interface WordList {
  title: string
  words: { label: string; href?: string }[]
}

export interface ClassDetailPage {
  heading: Heading
  crumbs: Crumb[]
  cover?: Image
  facts: Fact[]
  price: string
  compareAtPrice?: string
  note: string
  actions: Action[]
  /** slug: by which whoever is signed in asks where they stand in it */
  place: string
  descriptionHtml: string
  outcomes: WordList
  /** competences, prerequisites, audience, programmes */
  words: WordList[]
  instructors: { name: string; role: string; text: string; href: string; picture?: Image }[]
  runs: RunList[]
  syllabus: TocModule[]
  related?: { title: string; items: CardItem[] }
}

export interface ChapterPage {
  course: { title: string; href: string; spoken?: Spoken }
  crumbs: Crumb[]
  heading: Heading
  toc: TocModule[]
  position: number
  total: number
  previous?: Action
  next?: Action
  /** empty where the chapter is for participants only */
  contentHtml: string
  isLocked: boolean
  /** why it is not open yet, also for participants; empty: it is for participants only */
  lockWords: string
  /** it was taken out of the course: its address says so, and leads on */
  isGone: boolean
  /** by what a participant's page notes what was read, and where its form is sent */
  reading: { slug: string; chapter: string; action: string; discussion: string }
  /** where one registers, where that is done on this site */
  joinHref?: string | undefined
  /** a draft is looked at: nothing of it is noted, nothing can be sent */
  isTrial?: boolean
  /** as whom else an author may look at it */
  preview?: { label: string; href: string; isCurrent: boolean }[]
  /** a participant's; a page for everybody has none */
  progress?:
    | {
        done: number
        total: number
        words: string
        isDone: boolean
        /** how far they were: a block of the text, a second of its film; 0: at the beginning */
        block: number
        second: number
        asks?: string | undefined
        /** whoever reads says when it is done; else a meeting does */
        isTicked: boolean
        /** when it is met, of a chapter that is a meeting, and what is left to look at */
        meetings: {
          title: string
          lines: string[]
          action: Action
          recording: { href: string } | { film: string } | null
        }[]
      }
    | undefined
}

declare module '../../../shared/page.ts' {
  interface PageData {
    'classes.chapter': ChapterPage
    'classes.detail': ClassDetailPage
    'classes.list': ClassListPage
  }
}
