import { officePage } from '../../../platform/http/office-page.ts'
import { routes } from '../../../routes.ts'
import { permissions } from '../../core/permissions/permissions.ts'

/** The whole site out, and in again. */
export const loadSiteFolder = officePage(
  { page: 'site-folders.folder', path: routes['Kelola-Folder'], access: permissions.moveSite },
  { title: 'Folder situs', description: 'Seluruh isi situs sebagai folder' },
  async ({ tenant }) => ({ title: tenant.title }),
)
