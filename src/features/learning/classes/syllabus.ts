import { to } from '../../../routes.ts'
import type { TocModule } from '../../../ui/parts.tsx'
import type { ClassDetail } from './classes.contract.ts'
import { isOpenToAll } from './classes.rules.ts'

/** The syllabus with links where a chapter may be read by anybody. */
export function syllabusOf(course: ClassDetail): TocModule[] {
  return course.modules.map(module => ({
    title: module.title,
    chapters: module.chapters.map(chapter => {
      const isOpen = course.type === 'self_paced' && isOpenToAll(course, chapter)
      return {
        title: chapter.title,
        href:
          course.type === 'self_paced'
            ? to.chapter(course, { moduleSlug: module.slug, slug: chapter.slug })
            : '',
        minutes: chapter.minutes,
        locked: !isOpen,
        current: false,
      }
    }),
  }))
}

export interface Contents {
  /** slug of the chapter that is read */
  current: string
  /** reads all of it: a participant */
  mayReadAll: boolean
  /** slugs of the chapters that are done */
  done?: ReadonlySet<string> | undefined
  /** where chapters lead, by slug; to their own pages unless it is given */
  hrefOf?: ((slug: string) => string) | undefined
}

type Course = Pick<ClassDetail, 'slug' | 'type' | 'premium' | 'price' | 'modules'>

/** The table of contents beside a chapter; each of them leads somewhere, and says who it is for. */
export const contentsOf = (course: Course, { current, mayReadAll, done, hrefOf }: Contents): TocModule[] =>
  course.modules.map(module => ({
    title: module.title,
    chapters: module.chapters.map(chapter => ({
      title: chapter.title,
      href: hrefOf?.(chapter.slug) ?? to.chapter(course, { moduleSlug: module.slug, slug: chapter.slug }),
      minutes: chapter.minutes,
      locked: !mayReadAll && !isOpenToAll(course, chapter),
      current: chapter.slug === current,
      ...(done?.has(chapter.slug) ? { done: true } : {}),
    })),
  }))
