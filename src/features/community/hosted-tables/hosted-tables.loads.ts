import { officePage } from '../../../platform/http/office-page.ts'
import type { Secrets } from '../../../platform/secrets/secrets.ts'
import { routes } from '../../../routes.ts'
import { permissions } from '../../core/permissions/permissions.ts'
import { showKey } from './hosted-tables.ts'

/** The key, and what may be asked with it. */
export const loadTables = (secrets: Secrets) =>
  officePage(
    { page: 'hosted-tables.manage', path: routes['Kelola-Tabel'], access: permissions.manageTables },
    { title: 'Tabel untuk program', description: 'Kunci dan tabel yang bisa dibaca program lain.' },
    async context => {
      const key = await showKey(context, secrets)
      const tables = context
        .partsOf('tables')
        .flatMap(part => Object.entries(part))
        .map(([name, { columns, takes }]) => ({
          name,
          columns: Object.keys(columns).join(', '),
          takes: takes.join(', '),
          example: `curl '${key.address}/${name}?order=created_at.desc&limit=5' -H 'apikey: …'`,
        }))
        .toSorted((one, other) => one.name.localeCompare(other.name))
      return { key, tables }
    },
  )
