import { room } from '../../../platform/room.ts'
import { chapterKind } from './chapter-kind.ts'
import { chapterPencils } from './chapter-pencils.ts'
import { outlinesApi } from './outlines.api.ts'
import { outlinesDeeds } from './outlines.deeds.ts'
import { loadChapterEditor, loadChapterPreview, loadOutline } from './outlines.loads.ts'
import { outlinesPersonal } from './outlines.personal.ts'

/** What a class consists of: modules and chapters, written in the office and published in versions. */
export const outlinesRoom = room(() => ({
  name: 'outlines',
  pages: {
    'Kelola-Kelas-Isi': loadOutline,
    'Kelola-Kelas-Isi-bab': loadChapterEditor,
    'Kelola-Kelas-Isi-Pratinjau': loadChapterPreview,
  },
  calls: outlinesApi,
  drafts: [chapterKind],
  pencils: chapterPencils,
  deeds: outlinesDeeds,
  personal: [outlinesPersonal],
}))
