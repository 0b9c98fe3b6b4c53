import { createPostViews, type PostViews } from '../features/content/posts/posts.ts'
import type { FontName, Tenant } from '../features/core/site/site.ts'
import { type Accounts, createAccounts } from '../features/identity/accounts/accounts.ts'
import { type AppTokens, createAppTokens } from '../features/identity/app-tokens/app-tokens.ts'
import { createFactors, type Factors } from '../features/identity/factors/factors.ts'
import { createOwnAccount, type OwnAccount } from '../features/identity/own-account/own-account.ts'
import type { LetIn } from '../features/identity/sessions/sessions.ts'
import { type ClickLog, createClickLog } from '../features/website/click-log/click-log.ts'
import type { Clock } from '../platform/clock.ts'
import { type Config, originOf } from '../platform/config.ts'
import type { Database } from '../platform/db/database.ts'
import type { Tx } from '../platform/db/transaction.ts'
import { createDns, type Dns } from '../platform/dns.ts'
import type { FileStore } from '../platform/files/file-store.ts'
import type { TenantContext } from '../platform/http/endpoint.ts'
import type { PageContext } from '../platform/http/page-load.ts'
import { type Buckets, createBuckets } from '../platform/limits/buckets.ts'
import type { Log } from '../platform/log.ts'
import type { PartsOf } from '../platform/room-parts.ts'
import { openSecrets, type Secrets } from '../platform/secrets/secrets.ts'
import type { Assets } from './drawing/assets.ts'
import type { Fonts } from './drawing/fonts.ts'
import type { TenantContexts } from './drawing/site-view.ts'
import { accountsHost, type Hosts, ownHost } from './http/hosts.ts'
import type { Tenants } from './loaded-tenants.ts'

/**
 * What the house lends to its rooms. A room says in its own narrow interface what it needs; this satisfies them all.
 * Everything within a tenant's transaction needs none of it: it has `tx`.
 */
export interface Services {
  config: Config
  database: Database
  clock: Clock
  log: Log
  secrets: Secrets
  buckets: Buckets
  files: FileStore
  appTokens: AppTokens
  /** who people are, whatever tenant they come from */
  accounts: Accounts
  factors: Factors
  clickLog: ClickLog
  postViews: PostViews
  dns: Dns
  /** which build this is; pages say it too, so that a browser notices a new one */
  appVersion: string
  /** an active one with all its settings, read where they are in no memory: not to be asked within a transaction */
  tenantById(id: number): Promise<Tenant | undefined>
  /** whether there is a site at this host: the directory's answer, which needs no database */
  isServed(host: string): boolean
  /** origin of the account service */
  accountsOrigin: string
  /** what follows from an arrival at a tenant besides the session, in its transaction */
  onLetIn(tx: Tx, letIn: LetIn): Promise<void>
  /** what all rooms say of themselves under one name; to be asked when it is used, not before */
  partsOf: PartsOf
  /** whether a path of the context's site leads to a page; within its transaction */
  isReached(context: Omit<PageContext, 'params' | 'query'>, path: string): Promise<boolean>
  /** where a font of the catalogue lies */
  fontUrl(name: FontName): string
  /** a tenant as rooms see it; within a request of its own there is `context.tenant` */
  tenantContextOf: TenantContexts['contextOf']
  /** what a context leaves out */
  tenantOf: TenantContexts['tenantOf']
  /** the tenant as rooms see it where its own host was not asked; undefined unless it is active. Not within a transaction. */
  tenantContextById(id: number): Promise<TenantContext | undefined>
  /** of every host it answers on */
  originsOf(tenantId: number): string[]
}

interface ServicesDeps {
  config: Config
  database: Database
  clock: Clock
  log: Log
  hosts: Hosts
  files: FileStore
  fonts: Fonts
  assets: Pick<Assets, 'version'>
  tenants: Tenants
  contexts: TenantContexts
  onLetIn: Services['onLetIn']
}

/** Makes what is lent, each thing once. The rooms' own parts are added when the rooms are there (rooms.ts). */
export function createServices(
  given: ServicesDeps,
): Omit<Services, 'partsOf' | 'isReached'> & { ownAccount: OwnAccount } {
  const { config, database, clock, log, hosts, tenants, files, fonts, assets, contexts } = given
  const { contextOf, tenantOf } = contexts
  const secrets = openSecrets(config)
  const accountsOrigin = originOf(config, accountsHost(config))
  const identity = { database, clock, secrets, origin: accountsOrigin }
  const tenantContextById = async (id: number) => {
    const tenant = await tenants.find(id)
    return tenant && contextOf(tenant)
  }
  const accounts = createAccounts({ ...identity, tenantContextById })
  return {
    config,
    database,
    clock,
    log,
    secrets,
    files,
    accounts,
    factors: createFactors(identity),
    ownAccount: createOwnAccount({ ...identity, accounts }),
    clickLog: createClickLog({ database, clock, log }),
    postViews: createPostViews({ database, log }),
    buckets: createBuckets(clock),
    appTokens: createAppTokens(secrets, clock),
    dns: createDns(config.DNS_SERVER),
    appVersion: assets.version,
    accountsOrigin,
    tenantById: tenants.find,
    isServed: host => host === config.BASE_HOST || hosts.resolve(host).kind !== 'unknown',
    fontUrl: name => fonts.file(name).url,
    tenantContextOf: contextOf,
    tenantOf,
    tenantContextById,
    originsOf(id) {
      const tenant = hosts.byId(id)
      if (!tenant) return []
      const own = tenant.domains.map(({ host }) => host)
      return [ownHost(tenant, config), ...own].map(host => originOf(config, host))
    },
    onLetIn: given.onLetIn,
  }
}
