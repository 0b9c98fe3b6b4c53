import type { FormField } from '../../../shared/form-field.ts'
import type { OfficeListData } from '../../../shared/office-list.ts'
import type { PostKind } from '../../../shared/post-kinds.ts'
import type { Image } from '../../../ui/parts.tsx'
import type { DraftAnswer } from '../../core/publishing/publishing.ts'
import type { May } from './writing.rules.ts'

type Option = { value: string; label: string }

/** What the pages of this room are given. */
export interface WritingRow {
  id: number
  name: string
  href: string
  kind: PostKind
  kindLabel: string
  category: string
  owner: string
  picture?: Image | undefined
  state: { label: string; tone: 'neutral' | 'orange' | 'green' | 'blue' | 'red' }
  /** "Terjadwal 24 November …"; empty where there is nothing to add */
  stateNote: string
  touched: string
  isOut: boolean
  isTrashed: boolean
  views: number
  siteHref: string
}

export interface WritingListPage {
  list: OfficeListData<WritingRow>
  /** what one may begin */
  kinds: Option[]
  canPublish: boolean
  canManageCategories: boolean
}

export interface WritingPage {
  id: number
  kind: PostKind
  kindLabel: string
  draft: DraftAnswer
  timeZone: string
  fields: readonly FormField[]
  seoFields: readonly FormField[]
  choices: { categories: Option[] }
  may: May
  /** nobody else writes it: one's own */
  isWriter: boolean
  isArchived: boolean
  siteHref: string
  /** shown before the address in search and share previews: "smkcoding.id › Blog" */
  siteName: string
  previewHref: string
  /** where pictures of it are looked at: its address ends with the key */
  pictureBase: string
}

export interface CategoryRow {
  id: number
  name: string
  slug: string
  parentId: number | null
  position: number
  /** posts, or classes, that are filed under it */
  uses: number
}

export interface CategoriesPage {
  kind: PostKind | 'class'
  kinds: Option[]
  categories: CategoryRow[]
  canDelete: boolean
}

declare module '../../../shared/page.ts' {
  interface PageData {
    'writing.list': WritingListPage
    'writing.editor': WritingPage
    'writing.categories': CategoriesPage
  }
}
