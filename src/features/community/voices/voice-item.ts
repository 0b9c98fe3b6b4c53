import { to } from '../../../routes.ts'
import { momentText } from '../../../shared/dates.ts'
import { readJson } from '../../../shared/json.ts'
import type { VoiceItem } from './voices.contract.ts'
import { categories, progresses, voiceStates } from './voices.rules.ts'
import type { VoiceRow } from './voices.store.ts'

/** Where visitors find it once it is published. */
const hrefOf = ({ kind, id, bookSlug }: Pick<VoiceRow, 'kind' | 'id' | 'bookSlug'>): string => {
  if (kind === 'testimony') return to.testimonies()
  return kind === 'aspiration' ? to.aspiration({ id }) : to.book({ slug: bookSlug ?? '' })
}

const words: Readonly<Record<string, string>> = Object.fromEntries(
  [...Object.entries(voiceStates), ...Object.entries(progresses)].map(([key, { label }]) => [key, label]),
)

/** A row as the screen shows it. */
export function itemOf(row: VoiceRow, timeZone: string): VoiceItem {
  const when = (at: string) => momentText(new Date(at), timeZone)
  const { steps, replies, bookTitle, category, createdAt, email, bookId: _, bookSlug: __, ...rest } = row
  return {
    ...rest,
    email: email ?? '',
    about: bookTitle ?? (category ? categories[category] : ''),
    sentText: momentText(createdAt, timeZone),
    href: hrefOf(row),
    steps: readJson(steps).map(({ became, by, at, reason }) => ({
      text: words[became] ?? became,
      by,
      at: when(at),
      reason,
    })),
    replies: readJson(replies).map(reply => ({ ...reply, at: when(reply.at) })),
  }
}
