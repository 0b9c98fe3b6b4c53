import type { FontName } from '../features/core/site/site.contract.ts'
import type { Tenant } from '../features/core/site/site.ts'
import type { Accounts } from '../features/identity/accounts/accounts.ts'
import type { AppTokens } from '../features/identity/app-tokens/app-tokens.ts'
import type { Factors } from '../features/identity/factors/factors.ts'
import type { LetIn } from '../features/identity/sessions/sessions.ts'
import type { ClickLog } from '../features/website/click-log/click-log.ts'
import type { Clock } from '../platform/clock.ts'
import type { Config } from '../platform/config.ts'
import type { Database } from '../platform/db/database.ts'
import type { Tx } from '../platform/db/transaction.ts'
import type { Dns } from '../platform/dns.ts'
import type { FileStore } from '../platform/files/file-store.ts'
import type { Buckets } from '../platform/limits/buckets.ts'
import type { Log } from '../platform/log.ts'
import type { Sender } from '../platform/mail/mail.ts'
import type { PartsOf } from '../platform/room-parts.ts'
import type { Secrets } from '../platform/secrets/secrets.ts'

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
  dns: Dns
  /** which build this is; pages say it too, so that a browser notices a new one */
  appVersion: string
  tenantById(id: number): Tenant | undefined
  /** origin of the account service */
  accountsOrigin: string
  /** what follows from an arrival at a tenant besides the session, in its transaction */
  onLetIn(tx: Tx, letIn: LetIn): Promise<void>
  /** what all rooms say of themselves under one name; to be asked when it is used, not before */
  partsOf: PartsOf
  /** where a font of the catalogue lies */
  fontUrl(name: FontName): string
  /** in whose name and look a tenant's mail is sent */
  senderOf(tenant: Tenant): Sender
  /** origin of the tenant's canonical host */
  originOf(tenant: Tenant): string
  /** of every host it answers on */
  originsOf(tenant: Tenant): string[]
}
