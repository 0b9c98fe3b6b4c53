import type { InTenant } from '../../../platform/http/endpoint.ts'
import { to } from '../../../routes.ts'
import { momentText } from '../../../shared/dates.ts'
import { describe } from '../../../shared/html-text.ts'
import { readJson } from '../../../shared/json.ts'
import { detailPage, type PageResult } from '../../../shared/page.ts'
import { imageOf } from '../../../shared/picture.ts'
import { spokenIn } from '../../../shared/spoken.ts'
import { trail } from '../../../ui/lists.ts'
import {
  type ChapterRow,
  type ClassDetail,
  contentsOf,
  findChapter,
  findFormerChapter,
  isOpenToAll,
} from '../classes/classes.ts'
import type { ChapterPage } from './chapters.contract.ts'

export interface ChapterWish {
  course: ClassDetail
  chapterSlug: string
  /** of the version, where it is not the newest */
  number?: number | null | undefined
  /** of a participant: reads all of it, and sees what is done. `isReleased`: it is known to be open to them */
  reader?:
    | { done: ReadonlySet<string>; progress: ChapterPage['progress']; isReleased?: boolean | undefined }
    | undefined
}

/** What the foot of a chapter needs of a participant's way: where it is reported as read, and where it is asked about. */
const readingOf = ({ slug }: { slug: string }, chapter: string): ChapterPage['reading'] => ({
  slug,
  chapter,
  action: to.learningIn({ slug }),
  discussion: to.discussion({ slug, chapter }),
})

/** A chapter to read, with the table of contents and the way on. The module part of the address may be missing. */
export async function chapterPage(
  context: InTenant,
  { course, chapterSlug, number, reader }: ChapterWish,
): Promise<PageResult<'chapters.chapter'> | undefined> {
  const chapter = readJson(await findChapter(context, { classId: course.id, slug: chapterSlug, number }))
  return chapter
    ? drawChapter(context, { course, chapter, reader })
    : whereItWas(context, course, chapterSlug)
}

export interface ChapterSheet extends Pick<ChapterWish, 'reader'> {
  course: Pick<ClassDetail, 'slug' | 'name' | 'type' | 'premium' | 'price' | 'language' | 'cover' | 'modules'>
  chapter: Omit<ChapterRow, 'id' | 'updatedAt'>
  /** where the chapters of the contents lead, if not to their own pages */
  hrefOf?: ((slug: string) => string) | undefined
}

/** The page of one chapter, published or not. */
export function drawChapter(
  { clock, tenant }: Pick<InTenant, 'clock' | 'tenant'>,
  { course, chapter, reader, hrefOf }: ChapterSheet,
) {
  const mayReadAll = reader !== undefined
  const toc = contentsOf(course, { current: chapter.slug, mayReadAll, done: reader?.done, hrefOf })
  const order = toc.flatMap(module => module.chapters)
  const index = order.findIndex(entry => entry.current)
  const link = (entry: (typeof order)[number] | undefined) =>
    entry && { label: entry.title, href: entry.href }
  const lockWords = reader?.isReleased
    ? ''
    : whyShut({ course, chapter, done: reader?.done }, clock.now(), tenant.timeZone)
  const isLocked = lockWords !== '' || (!mayReadAll && !isOpenToAll(course, chapter))
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
    lockWords,
    isGone: false,
    reading: readingOf(course, chapter.slug),
    joinHref: course.price === 0 || !isCourse ? to.joinClass(course) : undefined,
    progress: reader?.progress,
  }
  return detailPage('chapters.chapter', data, {
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

/** What keeps a chapter shut whoever asks: a day to come, or another chapter that is to be done first. */
function whyShut(
  {
    course,
    chapter,
    done,
  }: Pick<ChapterSheet, 'course' | 'chapter'> & { done?: ReadonlySet<string> | undefined },
  now: Date,
  timeZone: string,
): string {
  if (chapter.releaseAt !== null && new Date(chapter.releaseAt) > now)
    return `Bab ini dibuka ${momentText(new Date(chapter.releaseAt), timeZone)}.`
  const first = course.modules.flatMap(module => module.chapters).find(one => one.id === chapter.releaseAfter)
  return first && !done?.has(first.slug) ? `Bab ini terbuka setelah Anda menyelesaikan "${first.title}".` : ''
}

/** An address of a chapter leads to where the chapter stands now; one that was taken out says so (410), with the way on. */
async function whereItWas(
  context: InTenant,
  course: ClassDetail,
  slug: string,
): Promise<PageResult<'chapters.chapter'> | undefined> {
  const former = await findFormerChapter(context, { classId: course.id, slug })
  if (!former) return undefined
  if (former.slug && former.moduleSlug)
    return { redirect: to.chapter(course, { moduleSlug: former.moduleSlug, slug: former.slug }) }
  const toc = contentsOf(course, { current: '', mayReadAll: false })
  const [first] = toc.flatMap(module => module.chapters)
  const data: ChapterPage = {
    course: { title: course.name, href: to.class(course), spoken: spokenIn(course.language) },
    crumbs: trail({ label: course.name, href: to.class(course) }, { label: former.title }),
    heading: { title: former.title, spoken: spokenIn(course.language) },
    toc,
    position: 0,
    total: toc.reduce((sum, module) => sum + module.chapters.length, 0),
    ...(first ? { next: { label: first.title, href: first.href } } : {}),
    contentHtml: '',
    isLocked: true,
    lockWords: '',
    isGone: true,
    reading: readingOf(course, ''),
  }
  return {
    ...detailPage('chapters.chapter', data, {
      head: {
        title: `${former.title} - ${course.name}`,
        description: `Bab ini tidak ada lagi di ${course.name}.`,
        noindex: true,
      },
      canonical: to.chapter(course, { moduleSlug: former.stoodIn, slug }),
      tags: ['classes'],
    }),
    status: 410,
  }
}
