import { type AccountsServer, type AccountsServerDeps, createAccountsServer } from './accounts-server.ts'
import { mountFactorRoutes } from './factor-routes.ts'
import { mountHomeRoutes } from './home-routes.ts'

/** Everything behind the account service's door, put together. */
export function openAccountsRoutes(
  parts: Omit<AccountsServerDeps, 'mounts'> & AccountsRoutesDeps,
): Promise<AccountsServer> {
  const { factors, ownAccount, origin } = parts
  return createAccountsServer({
    ...parts,
    mounts: [
      (instance, flow) => mountFactorRoutes(instance, { flow, factors, ownAccount, origin }),
      (instance, flow) => mountHomeRoutes(instance, { flow, factors, ownAccount, origin }),
    ],
  })
}

type Mounting = Parameters<typeof mountHomeRoutes>[1]

export type AccountsRoutesDeps = Pick<Mounting, 'factors' | 'ownAccount' | 'origin'>
