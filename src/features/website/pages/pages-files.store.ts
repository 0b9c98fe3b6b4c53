import { statement } from '../../../platform/db/statement.ts'
import { heldFilesSql } from '../../../platform/files/held-files.ts'
import { to } from '../../../routes.ts'
import type { FileHolder } from '../../core/media/media.ts'
import { findEntry } from './pages.rules.ts'

const pageRows = statement(
  'pages.held',
  heldFilesSql({
    table: 'site_pages',
    id: 't.name',
    label: "coalesce(nullif(t.title, ''), t.name)",
    where: "t.status = 'published'",
  }),
)

/** What pages show of the site's files; drafts are noted when they are saved. */
export const pageFiles: FileHolder = {
  kind: 'page',
  words: 'Halaman',
  list: (tx, key) => tx.rows(pageRows, { key }),
  labels: async (context, ids) => new Map(ids.map(id => [id, findEntry(context, id)?.label ?? id])),
  href: id => to.managePage({ name: id }),
}
