import type { PublicPageLoad } from '../../../platform/http/page-load.ts'
import { to } from '../../../routes.ts'
import { describe } from '../../../shared/html-text.ts'
import { readJson } from '../../../shared/json.ts'
import { detailPage } from '../../../shared/page.ts'
import { imageOf } from '../../../shared/picture.ts'
import { spokenIn } from '../../../shared/spoken.ts'
import { trail } from '../../../ui/lists.ts'
import { syllabusOf } from './class-detail.loads.ts'
import type { ChapterPage } from './class-pages.contract.ts'
import { isOpenToAll } from './classes.rules.ts'
import { findChapter, findClass } from './classes.ts'

/** A chapter to read, with the table of contents and the way on. The module part of the address may be missing. */
export const loadChapter: PublicPageLoad = {
  query: [],
  async load(context) {
    const { slug = '', chapterSlug = '' } = context.params
    const course = readJson(await findClass(context, { slug }))
    if (course?.type !== 'self_paced') return undefined
    const chapter = readJson(await findChapter(context, course.id, chapterSlug))
    if (!chapter) return undefined
    const toc = syllabusOf(course, chapter.slug)
    const order = toc.flatMap(module => module.chapters)
    const index = order.findIndex(entry => entry.current)
    const link = (entry: (typeof order)[number] | undefined) =>
      entry && { label: entry.title, href: entry.href }
    const isLocked = !isOpenToAll(course, chapter)
    const data: ChapterPage = {
      course: { title: course.name, href: to.class(course), spoken: spokenIn(course.language) },
      crumbs: trail(
        { label: 'Kursus', href: to.courses() },
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
    }
    return detailPage('classes.chapter', data, {
      head: {
        title: `${chapter.title} - ${course.name}`,
        description:
          (!isLocked && describe(chapter.content)) ||
          `${chapter.title}: bab ${index + 1} dari ${order.length} di ${course.name}.`,
        image: imageOf(course.cover),
        type: 'article',
        noindex: isLocked,
      },
      canonical: to.chapter(course, { moduleSlug: chapter.moduleSlug, slug: chapter.slug }),
      tags: ['classes'],
    })
  },
}
