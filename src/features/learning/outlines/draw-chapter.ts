import type { PageContext } from '../../../platform/http/page-load.ts'
import { drawChapter } from '../chapters/chapters.ts'
import type { CourseRow, WrittenChapter } from '../classes/classes.ts'
import { chapterHtml } from './chapter-html.ts'
import { chapterDraft } from './chapter-value.contract.ts'
import type { OutlineAnswer } from './outlines.contract.ts'

interface Drawn {
  course: CourseRow
  chapter: WrittenChapter
  value: unknown
  modules: OutlineAnswer['modules']
}

/** A chapter's draft as a participant would read it; `hrefOf`: where the other chapters lead. */
export function drawDraft(
  context: Pick<PageContext, 'clock' | 'tenant'>,
  { course, chapter, value, modules }: Drawn,
  hrefOf: (slug: string) => string,
) {
  const written = chapterDraft.parse(value)
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
      isPreview: true,
      content: chapterHtml(written, context.tenant.timeZone),
      language: chapter.language,
      completion: written.completion,
      completionLeast: null,
      releaseAt: null,
      releaseAfter: null,
      moduleSlug: chapter.moduleSlug,
      moduleTitle: chapter.moduleTitle,
    },
    reader: { done: new Set(), progress: undefined },
    hrefOf,
  })
  return { ...drawn, data: { ...drawn.data, joinHref: undefined } }
}
