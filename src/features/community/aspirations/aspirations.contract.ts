import { z } from 'zod'
import { mailAddress, orEmpty } from '../../../platform/http/person-fields.ts'
import { listQuery, searchText } from '../../../platform/http/query.ts'
import { keysOf } from '../../../shared/keys-of.ts'
import type { ShownForm } from '../../../shared/shown-form.ts'
import type { ListPage, SearchableList } from '../../../ui/lists.ts'
import type { Action, Crumb, Fact, Heading } from '../../../ui/parts.tsx'
import { categories, progresses, voiceContent, voiceName } from '../voices/voices.ts'

export const aspirationQuery = listQuery(12, {
  search: searchText.optional(),
  category: z.enum(keysOf(categories), 'Kategori tidak dikenal').optional(),
  state: z.enum(keysOf(progresses), 'Tahap tidak dikenal').optional(),
})

export const sentAspiration = z.strictObject({
  name: voiceName,
  email: orEmpty(mailAddress).meta({ label: 'Email' }),
  content: voiceContent('Aspirasi Anda'),
  category: z.enum(keysOf(categories), 'Pilih kategori').default('other').meta({ label: 'Kategori' }),
})

export interface NewAspirationPage extends ShownForm {
  heading: Heading
  crumbs: Crumb[]
  path: string
  stamp: string
  categories: { value: string; label: string }[]
  board: Action
  sent?: { title: string; text: string }
}

export interface AspirationPage {
  heading: Heading
  crumbs: Crumb[]
  facts: Fact[]
  paragraphs: string[]
  reason: string
  replies: { id: number; paragraphs: string[]; atText: string; at: string }[]
  path: string
  supportsText: string
  /** said after the button was pressed */
  notice: string
  board: Action
}

declare module '../../../shared/page.ts' {
  interface PageData {
    'aspirations.list': ListPage & SearchableList & { write: Action }
    'aspirations.new': NewAspirationPage
    'aspirations.detail': AspirationPage
  }
}
