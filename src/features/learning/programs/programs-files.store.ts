import { statement } from '../../../platform/db/statement.ts'
import { heldFilesSql } from '../../../platform/files/held-files.ts'
import type { FileHolder } from '../../core/media/media.ts'

const programRows = statement(
  'programs.held.program',
  heldFilesSql({ table: 'programs', id: 't.id', label: 't.name' }),
)

/** What its things show of the site's files. */
export const programsFiles: readonly FileHolder[] = [
  { kind: 'program', words: 'Program', list: (tx, key) => tx.rows(programRows, { key }) },
]
