import type { FormField } from '../../../shared/form-field.ts'
import type { Option } from '../../../ui/field.tsx'
import type { DraftAnswer } from '../../core/publishing/publishing.ts'
import type { OutlineAnswer } from './outlines.contract.ts'

export interface OutlinePage {
  outline: OutlineAnswer
  title: string
  /** of its calls: /v1/classes/12/outline */
  path: string
  /** of the calls of its runs: /v1/classes/12/runs */
  runsPath: string
  /** where the class itself is written */
  classHref: string
  /** who takes part in it; empty: nobody can yet, or not for this reader's eyes */
  peopleHref: string
  listHref: string
  /** empty: visitors see no such class */
  siteHref: string
  mayPublish: boolean
  kinds: readonly Option[]
  /** what is asked of a chapter besides its title */
  fields: readonly FormField[]
}

export interface ChapterEditorPage {
  draft: DraftAnswer
  title: string
  moduleTitle: string
  courseTitle: string
  outlineHref: string
  previewHref: string
  timeZone: string
  mayPublish: boolean
  /** the sheet's side, in groups */
  groups: readonly { title: string; fields: readonly FormField[] }[]
  chapters: readonly Option[]
  /** screens of other rooms, by the kind of chapter they are for */
  writing: readonly { kind: string; label: string; href: string }[]
  previous?: { label: string; href: string } | undefined
  next?: { label: string; href: string } | undefined
}

declare module '../../../shared/page.ts' {
  interface PageData {
    'outlines.outline': OutlinePage
    'outlines.chapter': ChapterEditorPage
  }
}
