import type { FormField } from '../../../shared/form-field.ts'
import type { OfficeListData } from '../../../shared/office-list.ts'
import type { OfficeIconName } from '../../../ui/office/icons.tsx'
import type { Image } from '../../../ui/parts.tsx'
import type { DraftAnswer } from '../publishing/publishing.ts'
import type { May } from './entries.rules.ts'
import type { Choices } from './entry-kinds.ts'

/** What a kind is called, and where its calls stand. */
export interface KindWords {
  one: string
  many: string
  about: string
  /** what it is called by: "Judul", "Nama" */
  title: string
  icon: OfficeIconName
  /** of its calls: /v1/events */
  path: string
  /** the address of its list */
  listHref: string
}

export interface EntryListRow {
  id: number
  name: string
  href: string
  note: string
  picture?: Image | undefined
  state: { label: string; tone: 'neutral' | 'orange' | 'green' | 'blue' | 'red' }
  /** when it is to be published; empty where that is not planned */
  stateNote: string
  /** when it takes place */
  occurs: string
  touched: string
  owner: string
  siteHref: string
}

export interface EntryListPage {
  list: OfficeListData<EntryListRow>
  kind: KindWords
  /** heading of the column that says when; empty where the kind has none */
  occurs: string
  canPublish: boolean
  /** where the list leads besides */
  ways: { label: string; icon: OfficeIconName; href: string }[]
}

export interface EntryPage {
  id: number
  kind: KindWords
  draft: DraftAnswer
  timeZone: string
  /** the field it is called by, its summary, and whether it has a text in blocks */
  title: FormField
  summary?: FormField | undefined
  hasBody: boolean
  /** what it may say where it is found and shared; empty: its page says it */
  seo: readonly FormField[]
  groups: readonly { title: string; text: string; fields: readonly FormField[] }[]
  choices: Choices
  may: May
  isArchived: boolean
  siteHref: string
  previewHref: string
  /** what else is written of it */
  beside: readonly { label: string; icon: OfficeIconName; href: string }[]
}

declare module '../../../shared/page.ts' {
  interface PageData {
    'entries.list': EntryListPage
    'entries.editor': EntryPage
  }
}
