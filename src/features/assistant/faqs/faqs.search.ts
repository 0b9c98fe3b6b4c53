import type { PassagePart } from '../../../platform/passage-part.ts'
import { routes } from '../../../routes.ts'

/** a change of any empties what shows them */
export const faqsTag = 'faqs'
/** where it stands on the page about the assistant */
export const faqAnchor = (id: number) => `tanya-${id}`

const escaped = (text: string) =>
  `replace(replace(replace(${text}, '&', '&amp;'), '<', '&lt;'), chr(10), '</p><p>')`

/** What the office has answered itself, to be quoted; each stands on the page about the assistant. */
export const faqPassages: PassagePart = {
  name: 'faqs',
  tags: [faqsTag],
  select: `select 'faq' as kind, f.id::text as ref, '${routes.Asisten}#tanya-' || f.id as path, f.question as title,
    '' as summary, '' as words, '<p>' || ${escaped('f.answer')} || '</p>' as html, null::text[] as audience,
    null::jsonb as facts, '-infinity'::timestamptz as visible_from, null::timestamptz as visible_until
  from faq_entries f`,
}
