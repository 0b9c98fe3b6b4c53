import { officePage } from '../../../platform/http/office-page.ts'
import { routes } from '../../../routes.ts'
import { permissions } from '../../core/permissions/permissions.ts'
import { ownPrivacy } from './own-privacy.ts'

/** One's own data and what may be done about it. */
export const loadOwnPrivacy = ({ accountsOrigin }: { accountsOrigin: string }) =>
  officePage(
    { page: 'privacy.own', path: routes['Profile-Privasi'], access: permissions.beMember, office: 'own' },
    { title: 'Privasi & data', description: 'Data Anda di situs ini, dan hak Anda atasnya.' },
    async context => ({
      site: context.tenant.title,
      ...(await ownPrivacy(context)),
      policyHref: routes['Privacy-Policy'],
      accountHref: `${accountsOrigin}/#hapus`,
    }),
  )
