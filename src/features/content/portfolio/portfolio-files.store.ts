import { statement } from '../../../platform/db/statement.ts'
import { heldFilesSql } from '../../../platform/files/held-files.ts'
import type { FileHolder } from '../../core/media/media.ts'

const portfolioRows = statement(
  'portfolio.held.portfolio',
  heldFilesSql({ table: 'portfolio_items', id: 't.id', label: 't.title' }),
)
const clientRows = statement(
  'portfolio.held.client',
  heldFilesSql({ table: 'portfolio_clients', id: 't.id', label: 't.name' }),
)

/** What its things show of the site's files. */
export const portfolioFiles: readonly FileHolder[] = [
  { kind: 'portfolio', words: 'Portofolio', list: (tx, key) => tx.rows(portfolioRows, { key }) },
  { kind: 'client', words: 'Klien', list: (tx, key) => tx.rows(clientRows, { key }) },
]
