import type { Spoken } from '../../../shared/spoken.ts'
import type { Action, Crumb, Heading, TocModule } from '../../../ui/parts.tsx'

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
        /** how far this one is; left out of a page that all participants share: its element asks */
        standing?: { done: number; total: number; words: string; isDone: boolean } | undefined
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
    'chapters.chapter': ChapterPage
  }
}
