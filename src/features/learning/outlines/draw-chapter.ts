import type { PageContext } from '../../../platform/http/page-load.ts'
import { optionalInstant } from '../../../shared/days.ts'
import { drawChapter } from '../chapters/chapters.ts'
import type { CourseRow, WrittenChapter } from '../classes/classes.ts'
import { chapterHtml } from './chapter-html.ts'
import { chapterDraft } from './chapter-value.contract.ts'
import type { OutlineAnswer } from './outlines.contract.ts'
import { doneIn, type PreviewState } from './outlines.rules.ts'

interface Drawn {
  course: CourseRow
  chapter: WrittenChapter
  value: unknown
  modules: OutlineAnswer['modules']
  /** as whom it is looked at; left out: all of it, whoever reads */
  as?: PreviewState | undefined
}

/** A chapter's draft as a participant would read it; `hrefOf`: where the other chapters lead. */
export function drawDraft(
  context: Pick<PageContext, 'clock' | 'tenant'>,
  { course, chapter, value, modules, as }: Drawn,
  hrefOf: (slug: string) => string,
) {
  const written = chapterDraft.parse(value)
  const all = modules.flatMap(module => module.chapters)
  const waits = as === 'visitor' || as === 'new' || as === 'half'
  const drawn = drawChapter(context, {
    course: {
      ...course,
      language: null,
      cover: null,
      modules: modules.map(module => ({ ...module, slug: String(module.id) })),
    },
    chapter: {
      slug: chapter.slug,
      title: written.title.trim() || chapter.title,
      kind: written.kind,
      minutes: written.minutes,
      isPreview: as === undefined || written.isPreview,
      content: chapterHtml(written, context.tenant.timeZone),
      language: chapter.language,
      completion: written.completion,
      completionLeast: null,
      releaseAt: waits
        ? (optionalInstant(written.releaseAt, context.tenant.timeZone)?.toISOString() ?? null)
        : null,
      releaseAfter: waits && written.releaseAfter !== '' ? Number(written.releaseAfter) : null,
      moduleSlug: chapter.moduleSlug,
      moduleTitle: chapter.moduleTitle,
    },
    reader: readerIn(as, chapter.slug, all),
    hrefOf,
  })
  return { ...drawn, data: { ...drawn.data, joinHref: undefined, isTrial: true } }
}

/** How far a participant in that state is; nothing of it is kept. */
function readerIn(
  as: PreviewState | undefined,
  slug: string,
  chapters: readonly { slug: string; isRequired: boolean }[],
) {
  if (as === undefined) return { done: new Set<string>(), progress: undefined }
  if (as === 'visitor') return undefined
  const done = doneIn(
    as,
    chapters.map(one => one.slug),
  )
  const required = chapters.filter(({ isRequired }) => isRequired)
  const count = required.filter(one => done.has(one.slug)).length
  const words = `${count} dari ${required.length} bab selesai`
  const standing = { done: count, total: required.length, words, isDone: done.has(slug) }
  return { done, progress: { standing, isTicked: true, meetings: [] } }
}
