import type { InTenant } from '../../../platform/http/endpoint.ts'
import { to } from '../../../routes.ts'
import { describe } from '../../../shared/html-text.ts'
import { readJson } from '../../../shared/json.ts'
import { detailPage, type PageAnswer } from '../../../shared/page.ts'
import { imageOf } from '../../../shared/picture.ts'
import { spokenIn } from '../../../shared/spoken.ts'
import { trail } from '../../../ui/lists.ts'
import { findChapter } from './class-detail.store.ts'
import type { ChapterPage } from './class-pages.contract.ts'
import type { ClassDetail } from './classes.contract.ts'
import { isOpenToAll } from './classes.rules.ts'
import { contentsOf } from './syllabus.ts'

export interface ChapterWish {
  course: ClassDetail
  chapterSlug: string
  /** of a participant: reads all of it, and sees what is done */
  reader?: { done: ReadonlySet<string>; progress: ChapterPage['progress'] } | undefined
}

/** A chapter to read, with the table of contents and the way on. The module part of the address may be missing. */
export async function chapterPage(
  context: InTenant,
  { course, chapterSlug, reader }: ChapterWish,
): Promise<PageAnswer<'classes.chapter'> | undefined> {
  const chapter = readJson(await findChapter(context, course.id, chapterSlug))
  if (!chapter) return undefined
  const mayReadAll = reader !== undefined
  const toc = contentsOf(course, { current: chapter.slug, mayReadAll, done: reader?.done })
  const order = toc.flatMap(module => module.chapters)
  const index = order.findIndex(entry => entry.current)
  const link = (entry: (typeof order)[number] | undefined) =>
    entry && { label: entry.title, href: entry.href }
  const isLocked = !mayReadAll && !isOpenToAll(course, chapter)
  const isCourse = course.type === 'self_paced'
  const data: ChapterPage = {
    course: { title: course.name, href: to.class(course), spoken: spokenIn(course.language) },
    crumbs: trail(
      isCourse ? { label: 'Kursus', href: to.courses() } : { label: 'Kelas', href: to.classes() },
      { label: course.name, href: to.class(course) },
      { label: chapter.title },
    ),
    heading: {
      eyebrow: chapter.moduleTitle,
      title: chapter.title,
      spoken: spokenIn(chapter.language ?? course.language),
    },
    toc,
    position: index + 1,
    total: order.length,
    previous: link(order[index - 1]),
    next: link(order[index + 1]),
    contentHtml: isLocked ? '' : chapter.content,
    isLocked,
    reading: { slug: course.slug, chapter: chapter.slug, action: to.learningIn(course) },
    joinHref: course.price === 0 || !isCourse ? to.joinClass(course) : undefined,
    progress: reader?.progress,
  }
  return detailPage('classes.chapter', data, {
    head: {
      title: `${chapter.title} - ${course.name}`,
      description:
        (!isLocked && describe(chapter.content)) ||
        `${chapter.title}: bab ${index + 1} dari ${order.length} di ${course.name}.`,
      image: imageOf(course.cover),
      type: 'article',
      noindex: isLocked || mayReadAll,
    },
    canonical: to.chapter(course, { moduleSlug: chapter.moduleSlug, slug: chapter.slug }),
    tags: ['classes'],
  })
}
