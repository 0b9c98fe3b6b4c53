import type { DeedWords } from '../../core/audit/audit.ts'
import { chapterWords } from './chapter-value.contract.ts'
import type { OutlineChange } from './outlines.contract.ts'

/** What the audit log says of what is done here. */
export const outlinesDeeds: DeedWords = {
  topics: { outline: 'Isi kelas', chapter: 'Bab' },
  words: {
    'outline.module_added': 'menambah modul ke',
    'outline.module_renamed': 'mengganti nama modul di',
    'outline.module_moved': 'memindahkan modul di',
    'outline.module_removed': 'mengeluarkan modul dari',
    'outline.module_restored': 'mengembalikan modul ke',
    'outline.chapter_added': 'menambah bab ke',
    'outline.chapter_changed': 'mengubah bab di',
    'outline.chapter_moved': 'memindahkan bab di',
    'outline.chapter_removed': 'mengeluarkan bab dari',
    'outline.chapter_restored': 'mengembalikan bab ke',
    'outline.published': 'menerbitkan isi kelas',
    'outline.fixed': 'menerbitkan perbaikan isi kelas',
    'outline.run_updated': 'memperbarui angkatan',
    'chapter.saved': 'menyimpan draf bab',
    'chapter.published': 'menerbitkan bab',
    'chapter.discarded': 'membuang perubahan bab',
  },
  topicFields: {
    outline: { version: 'Versi', note: 'Catatan' },
    chapter: { ...chapterWords, note: 'Catatan' },
  },
}

/** what each change is called in the log */
export const actions = {
  addModule: 'outline.module_added',
  renameModule: 'outline.module_renamed',
  moveModule: 'outline.module_moved',
  removeModule: 'outline.module_removed',
  restoreModule: 'outline.module_restored',
  addChapter: 'outline.chapter_added',
  changeChapter: 'outline.chapter_changed',
  moveChapter: 'outline.chapter_moved',
  removeChapter: 'outline.chapter_removed',
  restoreChapter: 'outline.chapter_restored',
} as const satisfies Record<OutlineChange['act'], string>
