import type { IncomingMessage, ServerResponse } from 'node:http'
import Fastify, { type FastifyBaseLogger, type FastifyInstance } from 'fastify'
import type { OIDCContext, default as Provider } from 'oidc-provider'
import type { Tenant } from '../../features/core/site/site.ts'
import type { Accounts } from '../../features/identity/accounts/accounts.ts'
import { createLoopback } from '../../platform/http/loopback.ts'
import { problemBody } from '../../shared/envelope.ts'
import { productSlug } from '../../shared/product.ts'
import { type Authenticator, assertOwnPage } from '../http/authenticator.ts'
import { problemOf } from '../http/errors.ts'
import { accountsHost, type Hosts } from '../http/hosts.ts'
import { ownWords } from '../http/own-words.ts'
import type { Tenants } from '../loaded-tenants.ts'
import type { SitePages } from '../pages/site-pages.ts'
import type { Services } from '../services.ts'
import { createClients } from './clients.ts'
import { withNamesOfToday } from './former-queries.ts'
import { drawMessage } from './forms.ts'
import { mountLogout } from './logout-routes.ts'
import { mountOutbox } from './outbox-routes.ts'
import { mountPasswords } from './password-routes.ts'
import { createProvider } from './provider.ts'
import { createProviderPages, signOut } from './provider-pages.ts'
import { mountRegister } from './register-routes.ts'
import { createFrom } from './request-source.ts'
import { createSignInFlow, type SecondFactor, type SignInFlow } from './sign-in-flow.ts'
import { mountSignIn } from './sign-in-routes.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** a form of a tenant's own page may be sent here */
    isFromTenants?: boolean
  }
}

export interface AccountsServerDeps {
  services: Services
  accounts: Accounts
  hosts: Hosts
  tenants: Tenants
  authenticator: Authenticator
  pages: SitePages
  secondFactor: SecondFactor
  /** further pages of the account service: second factors, the account's home */
  mounts: ((instance: FastifyInstance, flow: SignInFlow) => void)[]
}

export interface AccountsServer {
  /** an address of the account service; the door knows which are */
  handle(request: IncomingMessage, response: ServerResponse): void
  close(): Promise<void>
}

/** OpenID Connect's own; all others are pages */
const protocolPath = /^\/(?:oidc\/|\.well-known\/)/
const formLimit = 65_536

/** The account service's host: OpenID Connect and the pages around it. Calls of the API pass through to the rest. */
export async function createAccountsServer(parts: AccountsServerDeps): Promise<AccountsServer> {
  const { services, accounts, hosts, pages } = parts
  const { config, database, secrets, log } = services
  const clients = createClients({ config, hosts, tenants: parts.tenants, secrets })
  const productTenant = () => productOf(parts)
  const lookForProduct = async () => {
    const tenant = await productTenant()
    return { tenant, home: services.tenantContextOf(tenant).origin }
  }
  const provider = createProvider({
    config,
    database,
    secrets,
    log,
    hosts,
    clients,
    accounts,
    loopback: createLoopback(config),
    fromRequest: createFrom(config.TRUSTED_PROXIES),
    pages: createProviderPages({ accounts, clients, pages, lookForProduct }),
  })
  withoutForms(provider, accounts)
  const flow = createSignInFlow({ ...parts, provider, clients, productTenant })
  const instance = createInstance(parts, flow)
  for (const mount of [
    mountSignIn,
    mountRegister,
    mountPasswords,
    mountLogout(provider),
    mountOutbox,
    ...parts.mounts,
  ])
    mount(instance, flow)
  await instance.ready()
  const answer = provider.callback()
  return {
    handle(request, response) {
      const path = (request.url ?? '/').split('?', 1)[0] ?? '/'
      logAnswer(services, request, response, path)
      if (!protocolPath.test(path)) return instance.routing(request, response)
      response.setHeader('referrer-policy', 'strict-origin-when-cross-origin')
      answer(request, response)
    },
    close: () => instance.close(),
  }
}

function logAnswer(
  { log, config }: Services,
  request: IncomingMessage,
  response: ServerResponse,
  path: string,
) {
  const begun = performance.now()
  response.on('finish', () => {
    const ms = Math.round((performance.now() - begun) * 10) / 10
    const { statusCode: status } = response
    log.info({ method: request.method, path, status, ms, host: accountsHost(config) })
  })
}

async function productOf({ hosts, tenants }: Pick<AccountsServerDeps, 'hosts' | 'tenants'>): Promise<Tenant> {
  const known = hosts.bySlug(productSlug) ?? [...hosts.all()].find(one => one.isActive)
  const tenant = known && (await tenants.find(known.id))
  if (!tenant) throw new Error('There is no tenant yet')
  return tenant
}

/** Forms come as they do from plain HTML; errors become pages in the look of whoever was meant. */
function createInstance({ services, authenticator }: AccountsServerDeps, flow: SignInFlow): FastifyInstance {
  const logger: FastifyBaseLogger = services.log
  const instance: FastifyInstance = Fastify({
    loggerInstance: logger,
    logController: new Fastify.LogController({ disableRequestLogging: true }),
    bodyLimit: formLimit,
    schemaController: ownWords,
    routerOptions: { maxParamLength: 200, ignoreTrailingSlash: true },
  })
  instance.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    (_request, body, done) => {
      const fields = [...new URLSearchParams(String(body))].filter(([name]) => name !== '__proto__')
      done(null, Object.fromEntries(fields))
    },
  )
  instance.addHook('onRequest', async request => {
    request.query = withNamesOfToday(request.query)
  })
  instance.addHook('preHandler', async request => {
    if (request.method !== 'GET' && request.method !== 'HEAD' && !request.routeOptions.config.isFromTenants)
      assertOwnPage(authenticator.of(request).request)
  })
  instance.setNotFoundHandler(async (request, reply) => {
    const look = await flow.lookOf(request)
    return drawMessage(flow, reply, look, {
      title: 'Halaman tidak ditemukan',
      text: ['Alamat ini tidak ada.'],
      action: { label: 'Kembali ke halaman utama', href: `${look.home}/` },
      status: 404,
    })
  })
  instance.setErrorHandler(async (error, request, reply) => {
    const problem = problemOf(error)
    const path = request.url.split('?', 1)[0]
    if (problem.isUnexpected) services.log.error({ err: error, path }, 'an account page failed')
    const { status, message, retryAfter } = problem
    // a look that lies in no memory cannot be had while the database is away
    const look = await flow.lookOf(request).catch(() => undefined)
    if (!look || request.headers.accept?.includes('application/json'))
      return reply.code(status).header('cache-control', 'no-store').send(problemBody(message))
    const action = { label: 'Kembali ke halaman utama', href: `${look.home}/` }
    const title = status === 429 ? 'Terlalu banyak percobaan' : 'Permintaan tidak dapat dilanjutkan'
    return drawMessage(flow, reply, look, { title, text: [message], tone: 'bad', action, status, retryAfter })
  })
  return instance
}

/**
 * Twice the provider would answer a page whose script sends a form: when nobody is signed in who could sign out, and
 * when somebody else signs in over a session. Neither needs asking, nor a script.
 */
function withoutForms(provider: Provider, accounts: Accounts): void {
  provider.use(async (context, next) => {
    await next()
    const oidc: OIDCContext | undefined = context.oidc
    if (!oidc || context.status !== 200 || !context.type.includes('html')) return
    const { state, accountId } = oidc.session ?? {}
    const to = state?.postLogoutRedirectUri
    if (oidc.route === 'end_session' && accountId === undefined) {
      context.redirect(typeof to === 'string' ? to : oidc.urlFor('end_session_success'))
      context.status = 303
    }
    if (oidc.route === 'resume' && typeof to === 'string') {
      await signOut(oidc, accounts)
      context.redirect(to)
      context.status = 303
    }
  })
}
