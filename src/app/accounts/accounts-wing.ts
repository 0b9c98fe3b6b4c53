import { type AccountsServer, type AccountsServerParts, createAccountsServer } from './accounts-server.ts'
import { mountFactorRoutes } from './factor-routes.ts'
import { mountHomeRoutes } from './home-routes.ts'

/** Everything behind the account service's door, put together. */
export function openAccountsWing(
  parts: Omit<AccountsServerParts, 'mounts'> & WingParts,
): Promise<AccountsServer> {
  const { factors, ownAccount, origin } = parts
  return createAccountsServer({
    ...parts,
    mounts: [
      (instance, kit) => mountFactorRoutes(instance, { kit, factors, ownAccount, origin }),
      (instance, kit) => mountHomeRoutes(instance, { kit, factors, ownAccount, origin }),
    ],
  })
}

type Mounting = Parameters<typeof mountHomeRoutes>[1]

export type WingParts = Pick<Mounting, 'factors' | 'ownAccount' | 'origin'>
