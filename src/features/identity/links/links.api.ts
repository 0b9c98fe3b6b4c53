import type { Database } from '../../../platform/db/database.ts'
import { type Endpoint, openEndpoint } from '../../../platform/http/endpoint.ts'
import { permissions } from '../../core/permissions/permissions.ts'
import type { Accounts } from '../accounts/accounts.ts'
import { openedLink, tokenParameter } from './links.contract.ts'
import { findLink, noSuchLink } from './links.ts'

export interface LinksDeps {
  database: Pick<Database, 'withTenant'>
  accounts: Pick<Accounts, 'findVerification'>
}

/** `GET {token}` (specification section 7): what a short token is for and where to go. A browser is sent there. */
export const linksApi = ({ database, accounts }: LinksDeps): Endpoint[] => [
  openEndpoint(
    {
      method: 'GET',
      path: '/{token}',
      tag: 'Tautan',
      summary:
        'Untuk apa sebuah token pendek, dan ke mana membawanya; yang tidak dikenal atau sudah dipakai: 404',
      message: 'Tautan ditemukan',
      access: permissions.enter,
      parameters: tokenParameter,
      data: openedLink,
      // what random 32 bytes look like: nothing else at the root is this call's
      shapes: { token: '[A-Za-z0-9_-]{43}' },
      leadsTo: ({ href }) => href,
      limit: { tokens: 30, seconds: 60 },
    },
    async ({ tenant, clock, partsOf }, { parameters: { token } }) => {
      const found = await database.withTenant(tenant.id, tx =>
        findLink({ tx, tenant, clock, partsOf }, token),
      )
      if (found) return found
      const href = await accounts.findVerification(token, tenant.id)
      if (href === undefined) throw noSuchLink()
      return { kind: 'mail_verification', words: 'Konfirmasi email', href }
    },
  ),
]
