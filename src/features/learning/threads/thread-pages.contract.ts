import type { OfficeListData } from '../../../shared/office-list.ts'
import type { ShownForm } from '../../../shared/shown-form.ts'

type Tone = 'orange' | 'blue' | 'green' | 'red' | 'neutral'

export interface ThreadLine {
  id: number
  title: string
  href: string
  /** who, about what, when */
  text: string
  stateLabel: string
  stateTone: Tone
  repliesText: string
  isNew: boolean
}

export interface Announced {
  id: number
  title: string
  body: string
  byText: string
  mayRemove: boolean
}

export interface DiscussionPage extends ShownForm {
  slug: string
  className: string
  classHref: string
  action: string
  chapter: { slug: string; title: string } | null
  allHref: string
  announcements: Announced[]
  threads: ThreadLine[]
  isTeam: boolean
}

export interface ShownPost {
  number: number
  byText: string
  isTeam: boolean
  isAnswer: boolean
  /** empty: it was taken away */
  body: string
  mayRemove: boolean
}

export interface ThreadPage extends ShownForm {
  id: number
  slug: string
  className: string
  classHref: string
  discussionHref: string
  action: string
  title: string
  body: string
  byText: string
  about: string
  stateLabel: string
  stateTone: Tone
  posts: ShownPost[]
  isTeam: boolean
  isFollowing: boolean
  mayRemove: boolean
  reports: { post: number; text: string }[]
}

export interface DiscussionItem {
  id: number
  title: string
  href: string
  className: string
  about: string
  byText: string
  sinceText: string
  replies: number
  stateLabel: string
  stateTone: Tone
}

export interface DiscussionListPage {
  list: OfficeListData<DiscussionItem>
  classes: { value: string; label: string }[]
  runs: Record<string, { value: string; label: string }[]>
}

declare module '../../../shared/page.ts' {
  interface PageData {
    'threads.discussion': DiscussionPage
    'threads.one': ThreadPage
    'threads.list': DiscussionListPage
  }
}
