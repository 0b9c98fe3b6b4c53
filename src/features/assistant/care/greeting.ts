import type { InTenant } from '../../../platform/http/endpoint.ts'
import { findListing } from '../../core/sections/sections.ts'
import { assistantOf } from '../conversations/conversations.ts'
import { listFaqs } from '../faqs/faqs.ts'
import type { Welcome } from './care.contract.ts'

/** questions to begin with */
const most = 4

/** What one may ask of the newest thing of a listing, in the order in which they are offered. */
const questions: readonly [of: string, ask: (title: string) => string][] = [
  ['class', title => `Berapa biaya ${title}?`],
  ['event', title => `Kapan ${title} diadakan?`],
  ['program', title => `Apa itu ${title}?`],
  ['course', title => `Apa yang dipelajari di ${title}?`],
  ['job', title => `Apa syarat lowongan ${title}?`],
  ['news', title => `Ceritakan tentang ${title}`],
]

export const greetingTags = [
  'faqs',
  'classes',
  'courses',
  'programs',
  'events',
  'jobs',
  'posts',
  'site',
] as const

/** A greeting, and questions that what stands on this site answers. */
export async function welcomeOf(context: InTenant): Promise<Welcome> {
  const { tenant } = context
  const { isOn, greeting } = assistantOf(tenant)
  const base = {
    workspaceId: tenant.id,
    isOn,
    title: `Asisten ${tenant.title}`,
    greeting:
      greeting ||
      `Halo! Tanyakan apa saja tentang ${tenant.title}. Saya menjawab dari isi situs ini dan menunjukkan sumbernya.`,
  }
  if (!isOn) return { ...base, suggestions: [] }
  const suggestions = (await listFaqs(context, 1)).map(({ question }) => question)
  for (const [of, ask] of questions) {
    if (suggestions.length >= most) break
    const [first] = (await findListing(context, of)?.list(context, { count: 1 })) ?? []
    if (first) suggestions.push(ask(first.title))
  }
  return { ...base, suggestions }
}
