import type { Database } from '../../../platform/db/database.ts'
import { type Endpoint, endpoint, openEndpoint } from '../../../platform/http/endpoint.ts'
import { permissions } from '../../core/permissions/permissions.ts'
import type { DraftKind } from '../../core/publishing/publishing.ts'
import { pagesOf } from './editing.ts'
import * as contract from './pages.contract.ts'

export interface PagesDeps {
  database: Pick<Database, 'withTenant'>
}

/** open while the site is in maintenance: that is when its pages are written */
const common = {
  tag: 'Halaman',
  access: permissions.editPages,
  isAlwaysOpen: true,
  parameters: contract.pageParameters,
  data: contract.pageState,
} as const

export function pagesApi({ database }: PagesDeps, kind: DraftKind): Endpoint[] {
  const pages = pagesOf(kind)
  return [
    openEndpoint(
      {
        ...common,
        method: 'PUT',
        path: '/v1/pages/{name}/draft',
        summary: 'Menyimpan draf halaman; yang sudah terbit tetap tampil seperti semula',
        message: 'Draf tersimpan',
        body: contract.pageWriting,
      },
      async (context, { parameters: { name }, body }) => {
        const clean = await cleaned(kind, body)
        return database.withTenant(context.tenant.id, tx => pages.save({ ...context, tx }, name, clean))
      },
    ),
    openEndpoint(
      {
        ...common,
        method: 'PUT',
        path: '/v1/pages/{name}/publication',
        summary: 'Menerbitkan halaman: langsung tampil bagi pengunjung',
        message: 'Halaman terbit',
        body: contract.pageWriting,
      },
      async (context, { parameters: { name }, body }) => {
        const clean = await cleaned(kind, body)
        return database.withTenant(context.tenant.id, tx => pages.publish({ ...context, tx }, name, clean))
      },
    ),
    endpoint(
      {
        ...common,
        method: 'DELETE',
        path: '/v1/pages/{name}/publication',
        summary: 'Menarik halaman dari situs; isinya tetap tersimpan sebagai draf',
        message: 'Halaman ditarik dari situs',
        body: contract.pageVersion,
      },
      (context, { parameters: { name }, body }) => pages.withdraw(context, name, body.version),
    ),
    endpoint(
      {
        ...common,
        method: 'DELETE',
        path: '/v1/pages/{name}/draft',
        summary: 'Membuang perubahan yang belum diterbitkan',
        message: 'Perubahan dibuang',
        body: contract.pageVersion,
      },
      (context, { parameters: { name }, body }) => pages.discard(context, name, body.version),
    ),
  ]
}

/** The same page with nothing in its texts that could run. Outside a transaction: a hard text takes its time. */
async function cleaned(kind: DraftKind, page: contract.PageWriting): Promise<contract.PageWriting> {
  const sections: unknown[] = []
  for (const [index, section] of page.sections.entries())
    sections.push((await kind.cleanBlock?.(section, `sections.${index}`)) ?? section)
  return contract.pageWriting.parse({ ...page, sections })
}
