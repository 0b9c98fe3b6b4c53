import type { ListPage, SearchableList } from '../../../ui/lists.ts'

export interface SyllabusPage extends Omit<ListPage, 'items'>, SearchableList {
  /** what the table is called for those who cannot see it */
  caption: string
  rows: SyllabusRow[]
}

export interface SyllabusRow {
  title: string
  href: string
  /** "Kelas langsung, Pemula" */
  kind: string
  length: string
  modules: { title: string; chapters: string }[]
  competencies: string[]
}

declare module '../../../shared/page.ts' {
  interface PageData {
    'classes.syllabi': SyllabusPage
  }
}
