import { officePage } from '../../../platform/http/office-page.ts'
import type { PersonalPageLoad } from '../../../platform/http/page-load.ts'
import { routes, to } from '../../../routes.ts'
import { framedPage } from '../../../shared/page.ts'
import { permissions } from '../../core/permissions/permissions.ts'
import { kindNames } from '../posts/posts.ts'
import { findRun, listRuns } from './import-runs.ts'
import { postKinds } from './imports.contract.ts'

const access = permissions.importContent
const kinds = postKinds.map(value => ({ value, label: kindNames[value] }))

/** Where a file is chosen, and what was brought in before. */
export const loadImports = officePage(
  { page: 'imports.list', path: routes['Kelola-Impor'], access },
  { title: 'Impor', description: 'Buku, dokumen, dan situs lama dibawa masuk dari berkas' },
  async context => ({ runs: await listRuns(context), kinds }),
)

/** One import: how far it is, what would come, what came. */
export const loadImportRun: PersonalPageLoad = {
  access,
  query: [],
  async load(context) {
    const run = await findRun(context, Number(context.params.id))
    if (!run) return undefined
    return framedPage(
      'office',
      'imports.run',
      { run, kinds },
      {
        title: `Impor ${run.name}`,
        description: 'Apa yang masuk dari berkas ini',
        canonical: to.importRun(run),
      },
    )
  },
}
