import { statement } from '../../../platform/db/statement.ts'
import { heldFilesSql } from '../../../platform/files/held-files.ts'
import type { FileHolder } from '../../core/media/media.ts'

const classRows = statement(
  'classes.held.class',
  heldFilesSql({ table: 'classes', id: 't.id', label: 't.name' }),
)
/** what chapter_texts holds, also of older versions: a run that has begun may still read them */
const chapterRows = statement(
  'classes.held.chapter',
  heldFilesSql({ table: 'chapter_texts', id: 't.id', label: 't.title' }),
)

/** What its things show of the site's files. */
export const classesFiles: readonly FileHolder[] = [
  { kind: 'class', words: 'Kelas', list: (tx, key) => tx.rows(classRows, { key }) },
  {
    kind: 'chapter',
    words: 'Bab',
    list: (tx, key) => tx.rows(chapterRows, { key }),
  },
]
