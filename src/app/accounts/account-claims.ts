import { randomBytes } from 'node:crypto'
import type { Configuration, FindAccount, KoaContextWithOIDC } from 'oidc-provider'
import type { Accounts } from '../../features/identity/accounts/accounts.ts'
import type { Clients } from './clients.ts'
import type { FromRequest } from './request-source.ts'

/** What a tenant's site is told of a person. */
export function accountFinder(accounts: Accounts, clients: Clients): FindAccount {
  return async (context, accountId) => {
    const account = await accounts.find(accountId)
    if (!account) return undefined
    return {
      accountId,
      async claims() {
        const { oidc } = context
        const tenant = (await clients.hostOf(oidc.client?.clientId ?? ''))?.tenant
        const profile = tenant && (await accounts.profileAt(accountId, tenant.id))
        const agreed = tenant ? await accounts.consentsAt(accountId, tenant.id) : []
        return {
          sub: accountId,
          name: account.name,
          email: account.email,
          email_verified: account.isEmailVerified,
          ...(account.phone === null ? {} : { phone_number: account.phone }),
          ...(account.birthDate === null ? {} : { birthdate: account.birthDate }),
          sign_in: signInOf(context),
          ...(profile ? { registration_profile: profile } : {}),
          ...(agreed.length === 0
            ? {}
            : { consents: agreed.map(one => ({ ...one, at: one.at.toISOString() })) }),
        }
      },
    }
  }
}

/** The sign-in a token came of: the provider's session, by the uid that stays when its cookie changes. */
function signInOf({ oidc }: KoaContextWithOIDC): string | undefined {
  const { AuthorizationCode, RefreshToken, AccessToken } = oidc.entities
  return AuthorizationCode?.sessionUid ?? RefreshToken?.sessionUid ?? AccessToken?.sessionUid
}

/**
 * Our own sites need no consent of their own to know who somebody is: each gets the same fixed scopes. It is also where
 * a session that has just signed in gets its name in `sign_ins`, since here its uid is known for the first time.
 */
export function grantLoader(
  { accounts, fromRequest }: { accounts: Accounts; fromRequest: FromRequest },
  scope: string,
): NonNullable<Configuration['loadExistingGrant']> {
  return async context => {
    const { oidc } = context
    const { client, session, account, result } = oidc
    if (!client || !session || !account) return undefined
    if (result?.login) await keepSignIn(context, accounts, account.accountId, fromRequest)
    else await accounts.seeSignIn(session.uid)
    const known = session.grantIdFor(client.clientId)
    const grant = known === undefined ? undefined : await oidc.provider.Grant.find(known)
    if (grant?.accountId === account.accountId) return grant
    const made = new oidc.provider.Grant({ accountId: account.accountId, clientId: client.clientId })
    made.addOIDCScope(scope)
    await made.save()
    return made
  }
}

async function keepSignIn(
  { oidc, req }: KoaContextWithOIDC,
  accounts: Accounts,
  accountId: string,
  fromRequest: FromRequest,
): Promise<void> {
  const { session } = oidc
  if (!session) return
  const from = fromRequest(req)
  const methods = session.amr ?? []
  const signIn = { accountId, channel: 'browser', methods, userAgent: from.userAgent, ip: from.ip } as const
  if (!(await accounts.keepSignIn({ ...signIn, uid: session.uid }))) {
    // one that has ended stays ended, and so does everything that came of it
    session.uid = randomBytes(24).toString('base64url')
    await accounts.keepSignIn({ ...signIn, uid: session.uid })
  }
  await accounts.note(accountId, 'sign_in.succeeded', from, { client: oidc.client?.clientId, methods })
}
