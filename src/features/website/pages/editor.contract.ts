import type { PageContent } from './pages.contract.ts'
import type { PageEntry, PageState, SettingPage } from './pages.rules.ts'

/** What the pages of the editor show. */
export interface PageListLine extends PageEntry {
  title: string
  state: PageState
  changedText: string
  changedBy: string
}

export interface PageListPage {
  pages: PageListLine[]
  settings: readonly SettingPage[]
}

export interface EditorPage {
  entry: PageEntry
  state: PageState
  /** the one the editor sees; 0 where nobody has written this page */
  version: number
  changedText: string
  content: PageContent
  listings: { value: string; label: string; filter?: string }[]
  previewHref: string
}

export interface SettingEditorPage {
  page: SettingPage
  tenant: string
  /** of the setting; 0 where there is none yet */
  version: number
  value: Record<string, unknown>
  listings: EditorPage['listings']
}

declare module '../../../shared/page.ts' {
  interface PageData {
    'pages.editor': EditorPage
    'pages.list': PageListPage
    'pages.setting': SettingEditorPage
  }
}
