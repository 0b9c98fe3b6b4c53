import { hasIntro, introOf } from '../../features/website/pages/pages.ts'
import type { PageContext } from '../../platform/http/page-load.ts'
import type { PageAnswer, PageResult } from '../../shared/page.ts'
import type { Heading, Section } from '../../ui/parts.tsx'

interface WithHeading {
  heading: Heading
  below?: Section[]
}

const hasHeading = (data: unknown): data is WithHeading =>
  typeof data === 'object' && data !== null && 'heading' in data

/**
 * The words an editor wrote around a list stand in place of the built-in ones, its sections below: here for every room,
 * so that no list needs to know. Searches and further pages keep to what was asked for.
 */
export async function withIntro(
  context: PageContext,
  answer: PageResult | undefined,
): Promise<PageResult | undefined> {
  if (!answer || 'redirect' in answer || !hasHeading(answer.data) || !hasIntro(context, answer.canonical))
    return answer
  const isFirst = Object.keys(context.query).length === 0
  const intro = await introOf(context, answer.canonical, { hasSections: isFirst })
  // somebody may write some: until then the list is kept under this word too
  const tags = [...new Set([...answer.tags, 'pages', ...(intro?.tags ?? [])])]
  if (!intro) return { ...answer, tags }
  const { heading } = answer.data
  const { title, eyebrow = heading.eyebrow, lead = heading.lead, head } = intro
  const data: WithHeading = {
    ...answer.data,
    heading: { ...heading, title, ...(eyebrow ? { eyebrow } : {}), ...(lead ? { lead } : {}) },
    ...(intro.sections.length > 0 ? { below: intro.sections } : {}),
  }
  return {
    ...answer,
    data,
    head: {
      ...answer.head,
      // "Berita, halaman 2" keeps its place in the list
      title: answer.head.title.replace(heading.title, head.title ?? title),
      description: head.description ?? answer.head.description,
      ...(head.noindex ? { noindex: true } : {}),
    },
    tags,
  } satisfies PageAnswer
}
