import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Accounts } from '../../features/identity/accounts/accounts.ts'
import type { AccountsRoutesDeps } from './accounts-routes.ts'
import type { AccountsServer, AccountsServerDeps } from './accounts-server.ts'

const ownPath =
  /^\/(?:$|oidc\/|\.well-known\/openid-configuration$|(?:interaksi|akun|lupa-sandi|atur-sandi|verifikasi|keluar|kotak-keluar)(?:\/|$))/

export interface AccountsHandler {
  /** false: not an address of the account service */
  handle(request: IncomingMessage, response: ServerResponse): boolean
  close(): Promise<void>
}

/**
 * The door of the account service. Behind it stands an OpenID provider of some 50 MB, which is put up when the first
 * person comes to sign in: a site that is only read starts without it.
 */
export function createAccountsHandler(
  parts: Omit<AccountsServerDeps, 'mounts'> & AccountsRoutesDeps,
  accounts: Accounts,
): AccountsHandler {
  let opening: Promise<AccountsServer> | undefined
  const open = () => {
    opening ??= import('./accounts-routes.ts').then(wing => wing.openAccountsRoutes(parts))
    opening.catch(() => {
      opening = undefined
    })
    return opening
  }
  // the provider says goodbye to the tenants; where none stands yet, it is put up for that
  accounts.tellWith(async (accountId, farewells) => {
    if (farewells.length === 0) return
    await open()
    await accounts.tell(accountId, farewells)
  })

  return {
    handle(request: IncomingMessage, response: ServerResponse) {
      const path = (request.url ?? '/').split('?', 1)[0] ?? '/'
      if (!ownPath.test(path)) return false
      open().then(
        server => server.handle(request, response),
        error => {
          parts.services.log.error({ err: error }, 'the account service could not be opened')
          response.writeHead(503, { 'content-type': 'text/plain; charset=utf-8', 'retry-after': '5' })
          response.end('Layanan akun sedang sibuk, silakan coba lagi sebentar')
        },
      )
      return true
    },
    async close() {
      await (await opening)?.close()
    },
  }
}
