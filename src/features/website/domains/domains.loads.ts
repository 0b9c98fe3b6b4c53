import { officePage } from '../../../platform/http/office-page.ts'
import { to } from '../../../routes.ts'
import { permissions } from '../../core/permissions/permissions.ts'
import { listDomains, type Reach } from './domains.ts'

export const loadDomains = ({ accountsOrigin }: { accountsOrigin: string }) =>
  officePage(
    { page: 'domains.list', path: to.domains(), access: permissions.manageDomains },
    { title: 'Domain', description: 'Alamat situs ini' },
    context => listDomains(context, reachFrom(accountsOrigin)),
  )

/** The account service lives below the same host, on the same scheme and port, as everybody. */
function reachFrom(accountsOrigin: string): Reach {
  const { protocol, hostname, port } = new URL(accountsOrigin)
  return {
    baseHost: hostname.slice(hostname.indexOf('.') + 1),
    originOf: host => `${protocol}//${host}${port === '' ? '' : `:${port}`}`,
  }
}
