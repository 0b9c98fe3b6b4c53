import type { AdapterPayload } from 'oidc-provider'
import type { Tenant } from '../../features/core/site/site.ts'
import { clientIdOf } from '../../features/identity/accounts/accounts.ts'
import { type Config, originOf } from '../../platform/config.ts'
import type { Secrets } from '../../platform/secrets/secrets.ts'
import { routes } from '../../routes.ts'
import { type Hosts, ownHost } from '../http/hosts.ts'
import type { Tenants } from '../loaded-tenants.ts'

/** Which tenant, on which of its hosts, a client of the account service is. */
export interface ClientHost {
  tenant: Tenant
  origin: string
}

export interface Clients {
  /** not to be asked within a transaction */
  hostOf(clientId: string): Promise<ClientHost | undefined>
  /** what the provider knows of it; undefined once the domain is no longer the tenant's */
  metadataOf(clientId: string): Promise<AdapterPayload | undefined>
}

interface ClientsDeps {
  config: Config
  hosts: Hosts
  tenants: Tenants
  secrets: Secrets
}

/** Every active host of an active tenant is a client; nothing is stored, so a domain that leaves takes its client along. */
export function createClients({ config, hosts, tenants, secrets }: ClientsDeps): Clients {
  async function hostOf(clientId: string): Promise<ClientHost | undefined> {
    const [, kind, digits] = /^(dom|tenant)_([1-9]\d{0,9})$/.exec(clientId) ?? []
    const id = Number(digits)
    if (kind === undefined) return undefined
    const known = kind === 'tenant' ? hosts.byId(id) : hosts.byDomain(id)
    const host =
      kind === 'tenant'
        ? known && ownHost(known, config)
        : known?.domains.find(domain => clientIdOf(known, domain.host) === clientId)?.host
    const tenant = known && host !== undefined ? await tenants.find(known.id) : undefined
    return tenant && host !== undefined ? { tenant, origin: originOf(config, host) } : undefined
  }
  return {
    hostOf,
    async metadataOf(clientId) {
      const found = await hostOf(clientId)
      if (!found) return undefined
      const { tenant, origin } = found
      return {
        client_id: clientId,
        client_name: tenant.title,
        client_secret: secrets.word(`client ${clientId}`),
        token_endpoint_auth_method: 'client_secret_basic',
        application_type: 'web',
        redirect_uris: [`${origin}${routes.CallbackAuth}`],
        post_logout_redirect_uris: [`${origin}/`],
        backchannel_logout_uri: `${origin}/auth/backchannel`,
        backchannel_logout_session_required: true,
        response_types: ['code'],
        response_modes: ['query'],
        grant_types: ['authorization_code', 'refresh_token'],
        id_token_signed_response_alg: 'EdDSA',
        scope: 'openid profile email phone',
      }
    },
  }
}
