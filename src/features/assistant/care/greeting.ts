import type { CallContext, InTenant } from '../../../platform/http/endpoint.ts'
import { askedListings } from '../../core/sections/sections.ts'
import { isAnsweredHere, lessonBeside } from '../answers/answers.ts'
import { assistantOf, whyNotAsk } from '../conversations/conversations.ts'
import { listFaqs } from '../faqs/faqs.ts'
import type { LessonWelcome, Welcome } from './care.contract.ts'

const noLesson: LessonWelcome = { isThere: false, title: '', isSilent: false, suggestions: [] }

/** What the tutor offers beside the lesson at an address, to who may read it there. */
export async function lessonWelcomeOf(context: CallContext, page: string): Promise<LessonWelcome> {
  const { tenant, viewer } = context
  if (whyNotAsk(assistantOf(tenant), viewer.member) !== undefined) return noLesson
  const lesson = await lessonBeside(context, page, viewer.member ?? null)
  return lesson ? { isThere: true, ...lesson } : noLesson
}

/** questions to begin with */
const most = 4

/** what a greeting is made of */
export const greetingTags = (told: Pick<InTenant, 'partsOf'>): string[] => [
  ...new Set(['faqs', 'site', ...askedListings(told).map(({ tag }) => tag)]),
]

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
  const suggestions: string[] = []
  // what it would refuse itself is not offered
  const offer = async (question: string) => {
    if (await isAnsweredHere(context, question)) suggestions.push(question)
  }
  for (const { question } of await listFaqs(context, 1)) await offer(question)
  for (const { list, question } of askedListings(context)) {
    if (suggestions.length >= most) break
    const [first] = await list(context, { count: 1 })
    if (first) await offer(question.of(first.title))
  }
  return { ...base, suggestions }
}
