import { statement } from '../../../platform/db/statement.ts'
import type { Tx } from '../../../platform/db/transaction.ts'
import { heldFilesSql } from '../../../platform/files/held-files.ts'
import { to } from '../../../routes.ts'
import type { FileHolder } from '../media/media.ts'
import { valueId } from './keyed-values.ts'

const lookRows = statement(
  'site.held.look',
  heldFilesSql({ table: 'site_settings', id: "'site'", label: "'Tampilan situs'" }),
)
const valueRows = statement(
  'site.held.values',
  heldFilesSql({ table: 'site_setting_values', id: 't.key', label: 't.key' }),
)

/** settings that are written as pages, by the kind of their drafts */
const written = { home: 'Beranda', terms: 'Ketentuan' } as const

const writtenFiles = Object.entries(written).map(
  ([key, words]): FileHolder => ({
    kind: key,
    words,
    list: async (tx, file) =>
      (await listValues(tx, file))
        .filter(({ id }) => id === key)
        .map(one => ({ ...one, id: valueId, label: words })),
    labels: async (_context, ids) => new Map(ids.map(id => [id, words])),
    href: () => to.managePages(),
  }),
)

const listValues = (tx: Tx, key: string | undefined) => tx.rows(valueRows, { key })

/** What a site's look and its settings show of its files. */
export const siteFiles: readonly FileHolder[] = [
  {
    kind: 'look',
    words: 'Tampilan',
    list: (tx, key) => tx.rows(lookRows, { key }),
    labels: async (_context, ids) => new Map(ids.map(id => [id, 'Tampilan situs'])),
    href: () => to.appearance(),
  },
  ...writtenFiles,
  {
    kind: 'setting',
    words: 'Pengaturan',
    list: async (tx, key) => (await listValues(tx, key)).filter(({ id }) => !Object.hasOwn(written, id)),
  },
]
