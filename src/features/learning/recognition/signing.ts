import { createPublicKey } from 'node:crypto'
import type { JWK, JWTPayload } from 'jose'
import type { TenantContext } from '../../../platform/http/endpoint.ts'
import type { Secrets } from '../../../platform/secrets/secrets.ts'

// loaded with the first that is signed
const jose = () => import('jose')

export interface SigningDeps {
  secrets: Pick<Secrets, 'signingKey'>
}

type Signer = Pick<TenantContext, 'id' | 'origin'>

/** Each tenant signs with a key of its own, which comes of the installation's master key: none is kept. */
const keyOf = ({ secrets }: SigningDeps, { id }: Signer) => secrets.signingKey(`credentials ${id}`)

export const keyPath = (name: string) => `/jwks/${name}.json`

/** The half that everybody may have. Its kid is the address where it lies, named by its thumbprint (RFC 7638). */
export async function publicKeyOf(deps: SigningDeps, tenant: Signer): Promise<JWK & { kid: string }> {
  const { calculateJwkThumbprint, exportJWK } = await jose()
  const key = await exportJWK(createPublicKey(keyOf(deps, tenant)))
  const kid = `${tenant.origin}${keyPath(await calculateJwkThumbprint(key))}`
  return { ...key, kid, alg: 'EdDSA', use: 'sig' }
}

/** A VC-JWT: the credential itself, with the claims that repeat it. */
export async function signCredential(
  deps: SigningDeps,
  tenant: Signer,
  credential: { id: string; issuer: string | { id: string }; validFrom: string } & JWTPayload,
  typ: 'JWT' | 'vc+jwt' = 'JWT',
): Promise<string> {
  const { SignJWT } = await jose()
  const { kid } = await publicKeyOf(deps, tenant)
  const { id, issuer, validFrom } = credential
  return new SignJWT({ ...credential })
    .setProtectedHeader({ alg: 'EdDSA', typ, kid })
    .setIssuer(typeof issuer === 'string' ? issuer : issuer.id)
    .setJti(id)
    .setNotBefore(new Date(validFrom))
    .sign(keyOf(deps, tenant))
}
