import { statement } from '../../../platform/db/statement.ts'
import { heldFilesSql } from '../../../platform/files/held-files.ts'
import type { FileHolder } from '../media/media.ts'

const personRows = statement('people.held', heldFilesSql({ table: 'people', id: 't.id', label: 't.name' }))

/** Photos of those who may be named on a page. */
export const peopleFiles: FileHolder = {
  kind: 'person',
  words: 'Profil publik',
  list: (tx, key) => tx.rows(personRows, { key }),
}
