import type { Database } from '../../../platform/db/database.ts'
import { HtmlTooLong } from '../../../platform/html/sanitize.ts'
import { createSanitizer, HtmlTooHard, type Sanitizer } from '../../../platform/html/sanitizer.ts'
import { type Endpoint, endpoint, openEndpoint } from '../../../platform/http/endpoint.ts'
import { invalidField } from '../../../shared/failure.ts'
import { permissions } from '../../core/permissions/permissions.ts'
import { discardDraft, publishPage, saveDraft, withdrawPage } from './editing.ts'
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

export function pagesApi({ database }: PagesDeps): Endpoint[] {
  // its thread starts with the first text
  const sanitizer = createSanitizer()
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
        const clean = await cleaned(sanitizer, body)
        return database.withTenant(context.tenant.id, tx => saveDraft({ ...context, tx }, name, clean))
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
        const clean = await cleaned(sanitizer, body)
        return database.withTenant(context.tenant.id, tx => publishPage({ ...context, tx }, name, clean))
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
      (context, { parameters: { name }, body }) => withdrawPage(context, name, body.version),
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
      (context, { parameters: { name }, body }) => discardDraft(context, name, body.version),
    ),
  ]
}

/** The same page with nothing in its texts that could run. Outside a transaction: a hard text takes its time. */
async function cleaned(sanitizer: Sanitizer, page: contract.PageWriting): Promise<contract.PageWriting> {
  const sections: contract.PageWriting['sections'] = []
  for (const [index, section] of page.sections.entries()) {
    if (section.kind !== 'text') sections.push(section)
    else
      try {
        sections.push({ ...section, bodyHtml: await sanitizer.sanitize(section.bodyHtml) })
      } catch (error) {
        if (error instanceof HtmlTooLong || error instanceof HtmlTooHard)
          throw invalidField(`sections.${index}.bodyHtml`, error.message)
        throw error
      }
  }
  return { ...page, sections }
}
