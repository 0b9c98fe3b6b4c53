import type { FormField } from '../../../shared/form-field.ts'
import type { OfficeListData } from '../../../shared/office-list.ts'
import type { DraftAnswer } from '../../core/publishing/publishing.ts'
import type { ListingOption } from '../../core/sections/sections.ts'
import type { PageEntry, PageState, SettingPage } from './pages.rules.ts'

/** What the pages of the editor show. */
export interface PageListLine extends PageEntry {
  /** its name */
  id: string
  title: string
  state: PageState
  changedText: string
  changedBy: string
}

export interface PageListPage {
  list: OfficeListData<PageListLine>
  settings: readonly SettingPage[]
}

/** The fields of each part of a page, as the contracts describe them; those of sections by kind. */
export interface EditorForm {
  heading: readonly FormField[]
  sections: Readonly<Record<string, readonly FormField[]>>
  seo: readonly FormField[]
}

type Target = { value: string; label: string }

/** What fields may name: classes and persons by their short address, pages by their path. */
export type Targets = Record<'classes' | 'pages', Target[]>

export interface EditorPage {
  entry: PageEntry
  draft: DraftAnswer
  timeZone: string
  form: EditorForm
  listings: ListingOption[]
  targets: Targets
  previewHref: string
}

export interface SettingEditorPage {
  page: SettingPage
  draft: DraftAnswer
  timeZone: string
  fields: readonly FormField[]
  sections: EditorForm['sections']
  listings: ListingOption[]
  targets: Targets
  previewHref: string
}

declare module '../../../shared/page.ts' {
  interface PageData {
    'pages.editor': EditorPage
    'pages.list': PageListPage
    'pages.setting': SettingEditorPage
  }
}
