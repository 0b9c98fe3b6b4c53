import { z } from 'zod'
import { plainText, positiveId } from '../../../platform/http/query.ts'
import type { FormField } from '../../../shared/form-field.ts'
import type { Crumb, Heading } from '../../../ui/parts.tsx'
import type { AnswerSettingsView } from '../answers/answers.ts'
import type { AssistantSetting } from '../conversations/conversations.ts'
import type { EmbeddingSettingsView } from '../embeddings/embeddings.ts'
import type { FaqItem } from '../faqs/faqs.ts'

/** What the chat begins with; the same for everybody. */
export const welcome = z.object({
  workspaceId: z.int(),
  isOn: z.boolean(),
  title: z.string(),
  greeting: z.string(),
  suggestions: z.array(z.string()),
})
export type Welcome = z.output<typeof welcome>

export const lessonQuery = z.object({ path: plainText(600).min(1, 'Sertakan alamat halaman') })

/** What a tutor offers beside a lesson; `isThere` is false where the page is none, or none for who asks. */
export const lessonWelcome = z.object({
  isThere: z.boolean(),
  title: z.string(),
  /** a graded quiz of this course is under way: the tutor is silent until it is handed in */
  isSilent: z.boolean(),
  suggestions: z.array(z.string()),
})
export type LessonWelcome = z.output<typeof lessonWelcome>

export const messageParameters = z.object({ id: positiveId })
export const settled = z.object({ settled: z.int() })

export const tabs = ['unanswered', 'faqs', 'feedback', 'settings', 'model'] as const
export type TabName = (typeof tabs)[number]
export const careQuery = z.object({ tab: z.enum(tabs).catch('unanswered').default('unanswered') })

export interface UnansweredItem {
  id: number
  query: string
  times: number
  lastText: string
}

export interface RatedItem {
  id: number
  query: string
  answer: string
  feedback: 'up' | 'down'
  reason: string
  atText: string
}

export interface CarePage {
  tab: TabName
  tabs: { id: TabName; label: string; href: string; count?: number }[]
  isOn: boolean
  /** of this month */
  figures: { label: string; value: number }[]
  unanswered: UnansweredItem[]
  faqs: FaqItem[]
  feedback: RatedItem[]
  faqFields: FormField[]
  setting: AssistantSetting
  settingFields: FormField[]
  kinds: { value: string; label: string }[]
  retention: { value: string; label: string }[]
  /** how it answers: in quotations, or by a model somewhere else */
  model: AnswerSettingsView
  /** who says what passages mean */
  embeddings: EmbeddingSettingsView
  /** where words that mean the same are written */
  synonymsHref: string
  /** where visitors read what happens with what they ask */
  aboutHref: string
}

export interface AboutPage {
  heading: Heading
  crumbs: Crumb[]
  isOn: boolean
  parts: { id: string; title: string; paragraphs: string[] }[]
  faqs: { id: string; question: string; paragraphs: string[] }[]
  policy: { label: string; href: string }
}

declare module '../../../shared/page.ts' {
  interface PageData {
    'care.page': CarePage
    'care.about': AboutPage
  }
}
