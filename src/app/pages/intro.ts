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
 * so that no list needs to know. Searches and further pages keep to what was asked for. The words are asked for while the
 * page is loading.
 */
export async function withIntro(
  context: PageContext,
  path: string,
  loading: Promise<PageResult | undefined>,
): Promise<PageResult | undefined> {
  if (!hasIntro(context, path)) return loading
  const isFirst = Object.keys(context.query).length === 0
  const [answer, intro] = await Promise.all([loading, introOf(context, path, { hasSections: isFirst })])
  if (!answer || 'redirect' in answer || answer.canonical !== path || !hasHeading(answer.data)) return answer
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
