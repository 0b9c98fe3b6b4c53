import type { PersonalPageLoad } from '../../../platform/http/page-load.ts'
import { to } from '../../../routes.ts'
import type { PageAnswer } from '../../../shared/page.ts'
import { permissions } from '../../core/permissions/permissions.ts'
import { listDomains, type Reach } from './domains.ts'

export const loadDomains = ({ accountsOrigin }: { accountsOrigin: string }): PersonalPageLoad => ({
  access: permissions.manageDomains,
  query: [],
  async load(context) {
    return {
      page: 'domains.list',
      data: {
        ...(await listDomains(context, reachFrom(accountsOrigin))),
      },
      head: { title: 'Domain', description: 'Alamat situs ini', noindex: true },
      canonical: to.domains(),
      crumbs: [],
      tags: [],
      frame: 'office',
    } satisfies PageAnswer<'domains.list'>
  },
})

/** The account service lives below the same host, on the same scheme and port, as everybody. */
function reachFrom(accountsOrigin: string): Reach {
  const { protocol, hostname, port } = new URL(accountsOrigin)
  return {
    baseHost: hostname.slice(hostname.indexOf('.') + 1),
    originOf: host => `${protocol}//${host}${port === '' ? '' : `:${port}`}`,
  }
}
