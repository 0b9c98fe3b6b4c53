import { statement } from '../../../platform/db/statement.ts'
import { heldFilesSql } from '../../../platform/files/held-files.ts'
import type { FileHolder } from '../../core/media/media.ts'

const lmsFeatureRows = statement(
  'lmsFeatures.held.lms_feature',
  heldFilesSql({ table: 'lms_features', id: 't.id', label: 't.title' }),
)

/** What its things show of the site's files. */
export const lmsFeaturesFiles: readonly FileHolder[] = [
  { kind: 'lms_feature', words: 'Fitur LMS', list: (tx, key) => tx.rows(lmsFeatureRows, { key }) },
]
