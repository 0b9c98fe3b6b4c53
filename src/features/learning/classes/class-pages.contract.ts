import { listQuery, plainText, searchText, wordList } from '../../../platform/http/query.ts'
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

declare module '../../../shared/page.ts' {
  interface PageData {
    'classes.detail': ClassDetailPage
    'classes.list': ClassListPage
  }
}
