import type { JWTVerifyGetKey } from 'jose'
import type { ServerMetadata } from 'openid-client'
import { z } from 'zod'
import type { Tenant } from '../../features/core/site/site.ts'
import { clientIdOf } from '../../features/identity/accounts/accounts.ts'
import { type Claims, type Flow, strongAcr } from '../../features/identity/sessions/sessions.ts'
import { type Config, originOf } from '../../platform/config.ts'
import type { Loopback } from '../../platform/http/loopback.ts'
import type { Secrets } from '../../platform/secrets/secrets.ts'
import { routes } from '../../routes.ts'
import { mobilePattern } from '../../shared/phone.ts'
import { accountsHost } from '../http/hosts.ts'

/** A host of a tenant, as the account service knows it: each is a confidential client of its own. */
export interface Client {
  id: string
  origin: string
}

export interface RelyingParty {
  clientOf(tenant: Tenant, host: string): Client
  /** where the browser goes to sign in */
  authorizationUrl(client: Client, flow: Flow, prompt: Prompt, hint?: string): Promise<string>
  /** the code that came back, for claims that were checked; throws when anything does not fit */
  exchange(client: Client, callback: URL, flow: Flow): Promise<{ claims: Claims; idToken: string }>
  /** where the browser goes to sign out everywhere */
  endSessionUrl(client: Client, idToken: string | undefined): Promise<string>
  /** a logout token of the back channel; throws when it is not exactly that */
  readLogoutToken(client: Client, token: string): Promise<LogoutToken>
}

export type Prompt = 'none' | 'create' | undefined

export interface LogoutToken {
  jti: string
  expiresAt: Date
  oidcSid: string | undefined
  accountId: string | undefined
}

/** the account service signs with this and nothing else: no client's secret ever makes one of its tokens */
const algorithm = 'EdDSA'
const logoutEvent = 'http://schemas.openid.net/event/backchannel-logout'
/** seconds a logout token may be on its way */
const oldestLogout = 300

const claimsShape = z.object({
  sub: z.uuid(),
  sign_in: z.string().min(1).max(200),
  sid: z.string().max(200).optional(),
  acr: z.string().optional(),
  name: z.string().min(3).max(100),
  email: z.string().max(254).optional(),
  email_verified: z.boolean().optional(),
  phone_number: z.string().regex(mobilePattern).optional(),
  birthdate: z.iso.date().optional(),
  consents: z
    .array(z.object({ purpose: z.string(), version: z.string(), at: z.iso.datetime({ offset: true }) }))
    .default([]),
  registration_profile: z
    .object({
      schoolNpsn: z.string().nullable(),
      provinceCode: z.string().nullable(),
      cityCode: z.string().nullable(),
    })
    .optional(),
})

const logoutShape = z
  .object({
    jti: z.string().min(1).max(200),
    iat: z.number(),
    exp: z.number(),
    sid: z.string().min(1).max(200).optional(),
    sub: z.uuid().optional(),
    events: z.object({ [logoutEvent]: z.record(z.string(), z.unknown()) }),
    // forbidden, so that no ID token can pass for one
    nonce: z.undefined().optional(),
  })
  .refine(({ sid, sub }) => sid !== undefined || sub !== undefined)

/** loaded with the first sign-in: a site that is only read needs neither */
const openid = () => import('openid-client')
const jose = () => import('jose')

interface RelyingPartyDeps {
  config: Config
  secrets: Secrets
  fetch: Loopback
}

/** Our half of OpenID Connect: authorization code with PKCE, and both kinds of logout. Browsers never see a token. */
export function createRelyingParty({ config, secrets, fetch }: RelyingPartyDeps): RelyingParty {
  const issuer = originOf(config, accountsHost(config))
  let known: Promise<ServerMetadata> | undefined

  /** asked once; a failure is asked again */
  const discover = async () => {
    const { discovery, customFetch, allowInsecureRequests } = await openid()
    const found = await discovery(new URL(issuer), 'discovery', undefined, undefined, {
      [customFetch]: fetch,
      execute: isInsecure ? [allowInsecureRequests] : [],
    })
    return found.serverMetadata()
  }
  const metadata = () => {
    known ??= discover()
    known.catch(() => {
      known = undefined
    })
    return known
  }
  const isInsecure = config.PUBLIC_SCHEME === 'http'

  const configurationOf = async ({ id }: Client) => {
    const library = await openid()
    const { Configuration, ClientSecretBasic, allowInsecureRequests } = library
    const server = await metadata()
    const secret = secrets.word(`client ${id}`)
    const expected = { id_token_signed_response_alg: algorithm }
    const configuration = new Configuration(server, id, expected, ClientSecretBasic(secret))
    configuration[library.customFetch] = fetch
    if (isInsecure) allowInsecureRequests(configuration)
    return configuration
  }

  let keys: JWTVerifyGetKey | undefined
  const keysOf = async () => {
    const { createRemoteJWKSet, customFetch: jwksFetch } = await jose()
    const { jwks_uri: uri = `${issuer}/jwks` } = await metadata()
    keys ??= createRemoteJWKSet(new URL(uri), { [jwksFetch]: fetch })
    return keys
  }

  return {
    clientOf: (tenant, host) => ({ id: clientIdOf(tenant, host), origin: originOf(config, host) }),
    async authorizationUrl(client, flow, prompt, hint) {
      const { buildAuthorizationUrl, calculatePKCECodeChallenge } = await openid()
      const url = buildAuthorizationUrl(await configurationOf(client), {
        response_type: 'code',
        redirect_uri: `${client.origin}${routes.CallbackAuth}`,
        scope: 'openid profile email phone',
        state: flow.state,
        nonce: flow.nonce,
        code_challenge: await calculatePKCECodeChallenge(flow.verifier),
        code_challenge_method: 'S256',
        ...(prompt ? { prompt } : {}),
        ...(hint ? { login_hint: hint } : {}),
        ...(flow.askedStrong ? { acr_values: strongAcr } : {}),
      })
      return url.href
    },
    async exchange(client, callback, flow) {
      const { authorizationCodeGrant } = await openid()
      const tokens = await authorizationCodeGrant(await configurationOf(client), callback, {
        expectedState: flow.state,
        expectedNonce: flow.nonce,
        pkceCodeVerifier: flow.verifier,
        idTokenExpected: true,
      })
      const claims = claimsShape.parse(tokens.claims())
      const email = claims.email_verified === true ? claims.email?.toLowerCase() : undefined
      return {
        idToken: tokens.id_token ?? '',
        claims: {
          accountId: claims.sub,
          signIn: claims.sign_in,
          oidcSid: claims.sid,
          acr: claims.acr,
          name: claims.name,
          email,
          phone: claims.phone_number,
          birthDate: claims.birthdate,
          profile: claims.registration_profile,
          consents: claims.consents.map(one => ({ ...one, at: new Date(one.at) })),
        },
      }
    },
    async endSessionUrl(client, idToken) {
      const { buildEndSessionUrl } = await openid()
      return buildEndSessionUrl(await configurationOf(client), {
        client_id: client.id,
        post_logout_redirect_uri: `${client.origin}/`,
        ...(idToken ? { id_token_hint: idToken } : {}),
      }).href
    },
    async readLogoutToken(client, token) {
      const { jwtVerify } = await jose()
      const { payload } = await jwtVerify(token, await keysOf(), {
        issuer,
        audience: client.id,
        typ: 'logout+jwt',
        algorithms: [algorithm],
        maxTokenAge: oldestLogout,
      })
      const { jti, exp, sid, sub } = logoutShape.parse(payload)
      return { jti, expiresAt: new Date(exp * 1000), oidcSid: sid, accountId: sub }
    },
  }
}
