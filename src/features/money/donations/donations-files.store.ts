import { statement } from '../../../platform/db/statement.ts'
import { heldFilesSql } from '../../../platform/files/held-files.ts'
import type { FileHolder } from '../../core/media/media.ts'

const campaigns = statement(
  'donations.held.campaign',
  heldFilesSql({ table: 'donation_campaigns', id: 't.id', label: 't.title' }),
)
const uses = statement(
  'donations.held.use',
  heldFilesSql({ table: 'donation_uses', id: 't.id', label: 't.words', where: 't.undone_at is null' }),
)

/** What its things show of the site's files. */
export const donationsFiles: readonly FileHolder[] = [
  { kind: 'campaign', words: 'Kampanye', list: (tx, key) => tx.rows(campaigns, { key }) },
  { kind: 'donation_use', words: 'Pemakaian donasi', list: (tx, key) => tx.rows(uses, { key }) },
]
