import { matchRoute } from '../../../match-route.ts'
import { findByKey } from '../../../platform/files/library-rows.ts'
import type { DocNode } from '../../../shared/document/document.ts'
import { findingsIn } from '../../../shared/document/findings.ts'
import { opened, type Reader } from '../../core/publishing/publishing.ts'
import type { CourseRow, DraftChapter } from '../classes/classes.ts'
import { isEmptyChapter } from './chapter-html.ts'
import { chapterKind } from './chapter-kind.ts'
import { type ChapterValue, chapterDraft, chapterPublication } from './chapter-value.contract.ts'
import type { Finding } from './outlines.contract.ts'

type Lesson = Pick<DraftChapter, 'id' | 'title' | 'slug' | 'kind' | 'releaseAfter'>

/** What participants would miss or run into, chapter by chapter. Only what is grave keeps the course from being published. */
export async function findingsOf(
  reader: Reader,
  course: Pick<CourseRow, 'slug'>,
  chapters: readonly Lesson[],
): Promise<Finding[]> {
  if (chapters.length === 0)
    return [{ chapterId: null, title: 'Isi kelas', words: 'Belum ada bab untuk dibaca.', isGrave: true }]
  const slugs = new Set(chapters.map(({ slug }) => slug))
  const found: Finding[] = []
  for (const [at, chapter] of chapters.entries()) {
    const { value } = await opened(reader, chapterKind, String(chapter.id))
    const lesson = chapterDraft.parse(value)
    const grave = [...refusedIn(lesson), ...unreachable(chapter, at, chapters)]
    const light = [
      ...(isEmptyChapter(lesson) && !elsewhere.has(chapter.kind) ? ['Bab ini masih kosong.'] : []),
      ...findingsIn(lesson.body).map(({ words }) => words),
      ...deadLinks(lesson.body, course.slug, slugs),
      ...(await withoutCaptions(reader, lesson)),
    ]
    const { id: chapterId, title } = chapter
    found.push(...grave.map(words => ({ chapterId, title, words, isGrave: true })))
    found.push(...[...new Set(light)].map(words => ({ chapterId, title, words, isGrave: false })))
  }
  return found
}

/** what such a chapter holds may stand in another room */
const elsewhere: ReadonlySet<string> = new Set(['quiz'])

function refusedIn(value: ChapterValue): string[] {
  const strict = chapterPublication.safeParse(value)
  return strict.success ? [] : [...new Set(strict.error.issues.map(({ message }) => `${message}.`))]
}

/** A chapter that waits for one that is not there, or that comes only after it, is never opened. */
function unreachable(chapter: Lesson, at: number, chapters: readonly Lesson[]): string[] {
  if (chapter.releaseAfter === null) return []
  const first = chapters.findIndex(({ id }) => id === chapter.releaseAfter)
  if (first === -1) return ['Menunggu bab yang sudah tidak ada di isi kelas.']
  return first < at ? [] : [`Menunggu "${chapters[first]?.title ?? ''}", yang urutannya tidak lebih dahulu.`]
}

const linksIn = (node: DocNode): string[] => [
  ...(node.marks ?? []).flatMap(({ type, attrs }) => (type === 'link' ? [String(attrs?.href ?? '')] : [])),
  ...(typeof node.attrs?.href === 'string' ? [node.attrs.href] : []),
  ...(node.content ?? []).flatMap(linksIn),
]

/** Links within the site that lead nowhere: no page of ours, or a chapter of this course that is not there. */
function deadLinks(body: readonly DocNode[], course: string, slugs: ReadonlySet<string>): string[] {
  return body.flatMap(linksIn).flatMap(href => {
    if (!href.startsWith('/') || /^\/_(?:media|berkas)\//.test(href)) return []
    const path = href.split(/[?#]/, 1)[0] ?? ''
    const found = matchRoute(path)
    const isDead =
      !found ||
      (found.params.chapterSlug !== undefined &&
        found.params.slug === course &&
        !slugs.has(found.params.chapterSlug))
    return isDead ? [`Tautan ${path} tidak menuju ke mana pun.`] : []
  })
}

async function withoutCaptions({ tx }: Pick<Reader, 'tx'>, { kind, video }: ChapterValue): Promise<string[]> {
  if (kind !== 'video' || !video) return []
  const file = await findByKey(tx, video.key)
  return file?.hasCaptions ? [] : ['Videonya belum punya teks (takarir).']
}
