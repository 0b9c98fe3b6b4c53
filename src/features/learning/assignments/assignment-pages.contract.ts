import type { OfficeListData } from '../../../shared/office-list.ts'
import type { AssignmentSettings } from './assignments.contract.ts'

export interface AssignmentItem {
  id: number
  name: string
  className: string
  handedIn: number
  waiting: number
  isOpen: boolean
  isSet: boolean
  href: string
  handInsHref: string
}

export interface AssignmentListPage {
  list: OfficeListData<AssignmentItem>
}

export interface AssignmentSettingsPage {
  chapterId: number
  title: string
  className: string
  settings: Omit<AssignmentSettings, 'dues'>
  dues: { runId: number; name: string; dueAt: string }[]
  /** empty: not a group's, or nobody takes part yet */
  people: { enrolmentId: number; name: string; runName: string; number: number | null }[]
  chapterHref: string
  handInsHref: string
  previewHref: string
  timeZoneText: string
}

declare module '../../../shared/page.ts' {
  interface PageData {
    'assignments.list': AssignmentListPage
    'assignments.settings': AssignmentSettingsPage
  }
}
