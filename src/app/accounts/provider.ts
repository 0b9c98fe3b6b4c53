import Provider, {
  type ClientMetadata,
  type Configuration,
  interactionPolicy,
  type KoaContextWithOIDC,
} from 'oidc-provider'
import { type Accounts, type Farewell, strongAcr } from '../../features/identity/accounts/accounts.ts'
import { systemClock } from '../../platform/clock.ts'
import { type Config, originOf } from '../../platform/config.ts'
import type { Database } from '../../platform/db/database.ts'
import type { Loopback } from '../../platform/http/loopback.ts'
import type { Log } from '../../platform/log.ts'
import type { Secrets } from '../../platform/secrets/secrets.ts'
import { accountsHost, type Hosts } from '../http/hosts.ts'
import { accountFinder, grantLoader } from './account-claims.ts'
import { createAdapters } from './adapter.ts'
import type { Clients } from './clients.ts'
import type { FromRequest } from './request-source.ts'

export interface ProviderDeps {
  config: Config
  database: Database
  secrets: Secrets
  log: Log
  hosts: Hosts
  clients: Clients
  accounts: Accounts
  loopback: Loopback
  fromRequest: FromRequest
  /** pages in the tenant's look, for what the provider would draw itself */
  pages: ProviderPages
}

export interface ProviderPages {
  error(context: KoaContextWithOIDC, error: { error: string; error_description?: string }): Promise<void>
  logout(context: KoaContextWithOIDC): Promise<void>
  signedOut(context: KoaContextWithOIDC): Promise<void>
}

/** The library asks the machine what time it is. What is kept for it, and compared with its stamps, goes by the same. */
const libraryClock = systemClock

const day = 86_400
const scopes = ['openid', 'profile', 'email', 'phone']

/** OpenID Connect for the tenants' sites. Whatever the library leaves open is closed here (security: OAuth 2.1, ASVS 10). */
export function createProvider(parts: ProviderDeps): Provider {
  const { config, log, accounts } = parts
  const host = accountsHost(config)
  const provider = new Provider(originOf(config, host), configuration(parts))
  // what it believes of its own address is configuration, never a header
  const origin = new URL(provider.issuer)
  Object.defineProperties(provider.request, {
    protocol: { get: () => config.PUBLIC_SCHEME },
    host: { get: () => origin.host },
  })
  provider.on('server_error', (_context, error) => log.error({ err: error }, 'the account service failed'))
  provider.on('backchannel.error', (_context, error, client) =>
    log.warn({ err: error, client: client.clientId }, 'a tenant did not hear that somebody signed out'),
  )
  accounts.tellWith((accountId, farewells) => tell(parts, provider, accountId, farewells))
  return provider
}

/** Says goodbye to every tenant by the back channel. One that does not hear it finds the sign-in ended all the same. */
async function tell({ log }: ProviderDeps, provider: Provider, accountId: string, farewells: Farewell[]) {
  await Promise.all(
    farewells.map(async ({ clientId, sid }) => {
      try {
        const client = await provider.Client.find(clientId)
        if (typeof client?.backchannelLogout === 'function') await client.backchannelLogout(accountId, sid)
      } catch (error) {
        log.warn({ err: error, client: clientId }, 'a tenant did not hear that somebody signed out')
      }
    }),
  )
}

const routes = {
  authorization: '/oidc/auth',
  end_session: '/oidc/session/end',
  jwks: '/oidc/jwks',
  token: '/oidc/token',
  userinfo: '/oidc/me',
  revocation: '/oidc/token/revocation',
  introspection: '/oidc/token/introspection',
  pushed_authorization_request: '/oidc/request',
  registration: '/oidc/reg',
  backchannel_authentication: '/oidc/backchannel',
  code_verification: '/oidc/device',
  device_authorization: '/oidc/device/auth',
  challenge: '/oidc/challenge',
} satisfies Configuration['routes']

function configuration(parts: ProviderDeps): Configuration {
  const { config, database, secrets, clients, accounts } = parts
  const isSecure = config.PUBLIC_SCHEME === 'https'
  const cookie = { httpOnly: true, sameSite: 'lax', signed: true, secure: isSecure } as const
  return {
    adapter: createAdapters({ database, clock: libraryClock }, clients.metadataOf),
    acrValues: [strongAcr],
    claims: {
      // known of every sign-in, asked for or not
      openid: ['sub', 'sign_in', 'acr', 'amr', 'auth_time', 'consents', 'registration_profile'],
      profile: ['name', 'birthdate'],
      email: ['email', 'email_verified'],
      phone: ['phone_number'],
    },
    scopes: ['openid'],
    conformIdTokenClaims: false,
    clientAuthMethods: ['client_secret_basic'],
    clientBasedCORS: () => false,
    clientDefaults: clientDefaults,
    cookies: {
      keys: [secrets.word('oidc cookies')],
      // a cookie below a path cannot bear __Host-
      names: isSecure
        ? { session: '__Host-sesi', interaction: '__Secure-interaksi', resume: '__Secure-lanjut' }
        : { session: 'sesi', interaction: 'interaksi', resume: 'lanjut' },
      long: cookie,
      short: cookie,
    },
    enabledJWA: { idTokenSigningAlgValues: ['EdDSA'], userinfoSigningAlgValues: ['EdDSA'] },
    expiresWithSession: () => true,
    features: features(parts),
    fetch: own(parts),
    findAccount: accountFinder(accounts, clients),
    interactions: {
      policy: policy(accounts),
      url: (_context, interaction) => `/interaksi/${interaction.uid}`,
    },
    issueRefreshToken: (_context, client) => client.grantTypeAllowed('refresh_token'),
    jwks: {
      keys: [{ ...secrets.signingKey('oidc signing').export({ format: 'jwk' }), use: 'sig', alg: 'EdDSA' }],
    },
    loadExistingGrant: grantLoader(parts, scopes.join(' ')),
    pkce: { required: () => true },
    renderError: (context, out) => parts.pages.error(context, out),
    responseTypes: ['code'],
    rotateRefreshToken: true,
    routes,
    ttl,
  }
}

const clientDefaults: Partial<ClientMetadata> = {
  id_token_signed_response_alg: 'EdDSA',
  response_types: ['code'],
}

function features({ pages }: ProviderDeps): Configuration['features'] {
  return {
    devInteractions: { enabled: false },
    backchannelLogout: { enabled: true },
    rpInitiatedLogout: {
      enabled: true,
      logoutSource: context => pages.logout(context),
      postLogoutSuccessSource: context => pages.signedOut(context),
    },
    revocation: { enabled: true },
    dPoP: { enabled: false },
    pushedAuthorizationRequests: { enabled: false },
    resourceIndicators: { enabled: false },
  }
}

const now = () => Math.floor(libraryClock.now().getTime() / 1000)
const until = (end: number, most: number) => Math.max(1, Math.min(most, end - now()))

/** Seconds. A session and what came of it end thirty days after the password, however often they are used. */
const ttl: Configuration['ttl'] = {
  AccessToken: 600,
  AuthorizationCode: 60,
  Grant: 30 * day,
  IdToken: 600,
  Interaction: 3600,
  RefreshToken: (_context, token) => until((token.iiat ?? now()) + 30 * day, 14 * day),
  Session: (_context, session) =>
    session.loginTs === undefined ? 3600 : until(session.loginTs + 30 * day, 30 * day),
}

/** Only our own hosts are ever asked, over the loopback: a client's address can be no way into the network behind us. */
function own({ hosts, loopback }: ProviderDeps): NonNullable<Configuration['fetch']> {
  return async (input, init = {}) => {
    if (input instanceof Request) throw new TypeError('An address is meant')
    if (hosts.resolve(new URL(input).host).kind !== 'tenant')
      throw new Error(`${input} is not a host of ours`)
    const { method = 'GET', body, signal } = init
    return loopback(input, { method, headers: new Headers(init.headers), body, signal: signal ?? undefined })
  }
}

/** When somebody has to be asked: beside the library's own reasons, to register, for a second factor, or after the sign-in ended. */
function policy(accounts: Accounts) {
  const { Check, Prompt, base } = interactionPolicy
  const prompts = base()
  const { checks } = prompts.get('login') ?? new Prompt({ name: 'login' })
  checks.add(
    new Check('second_factor_wanted', 'a second factor is wanted', 'login_required', ({ oidc }) => {
      const wanted = String(oidc.params?.acr_values ?? '').split(' ')
      return wanted.includes(strongAcr) && oidc.session?.acr !== strongAcr
    }),
  )
  checks.add(
    new Check('signed_out', 'the sign-in is over', 'login_required', async ({ oidc }) => {
      if (oidc.session?.accountId === undefined) return false
      return !oidc.account || !(await accounts.isSignedIn(oidc.session.uid))
    }),
  )
  prompts.add(new Prompt({ name: 'create', requestable: true }), 0)
  return prompts
}
