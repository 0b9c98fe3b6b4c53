import { statement } from '../../../platform/db/statement.ts'
import { heldFilesSql } from '../../../platform/files/held-files.ts'
import type { FileHolder } from '../../core/media/media.ts'

const careerRows = statement(
  'careers.held.career',
  heldFilesSql({ table: 'careers', id: 't.id', label: 't.name' }),
)
const jobRows = statement('careers.held.job', heldFilesSql({ table: 'jobs', id: 't.id', label: 't.title' }))

/** What its things show of the site's files. */
export const careersFiles: readonly FileHolder[] = [
  { kind: 'career', words: 'Karier', list: (tx, key) => tx.rows(careerRows, { key }) },
  { kind: 'job', words: 'Lowongan', list: (tx, key) => tx.rows(jobRows, { key }) },
]
