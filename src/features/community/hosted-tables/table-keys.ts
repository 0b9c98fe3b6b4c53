import type { Clock } from '../../../platform/clock.ts'
import type { Tx } from '../../../platform/db/transaction.ts'
import type { Secrets } from '../../../platform/secrets/secrets.ts'
import { firstMade, keyYears } from './hosted-tables.rules.ts'
import { findKey, type KeyRow } from './hosted-tables.store.ts'

// loaded with the first key that is shown or brought
const jose = () => import('jose')

type Keys = Pick<Secrets, 'key'>
interface Tenant {
  id: number
  slug: string
}

const first: KeyRow = { version: 1, madeAt: firstMade, formerUntil: null, origins: [] }

/** What stands of a tenant's key; the first one while nobody rotated it. */
export const readKey = async (tx: Tx): Promise<KeyRow> => (await findKey(tx)) ?? first

const secretOf = (secrets: Keys, { id }: Tenant, version: number) => secrets.key(`tables ${id} ${version}`)

/** The public key of a tenant: whoever brings it may read what is published and send what the forms take. */
export async function makeKey(secrets: Keys, tenant: Tenant, { version, madeAt }: KeyRow): Promise<string> {
  const { SignJWT } = await jose()
  const at = Math.floor(madeAt.getTime() / 1000)
  return new SignJWT({ ref: tenant.slug, role: 'anon' })
    .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
    .setIssuer('sanggar')
    .setIssuedAt(at)
    .setExpirationTime(at + Math.round(keyYears * 365.25 * 86_400))
    .sign(secretOf(secrets, tenant, version))
}

export type Judged = 'good' | 'bad' | 'expired'

/** Whether this is the tenant's key, or the one before while that holds. */
export async function judgeKey(
  { secrets, clock }: { secrets: Keys; clock: Clock },
  tenant: Tenant,
  row: KeyRow,
  token: string,
): Promise<Judged> {
  const { errors, jwtVerify } = await jose()
  const now = clock.now()
  const holds = row.formerUntil !== null && row.formerUntil > now
  let isExpired = false
  for (const version of holds ? [row.version, row.version - 1] : [row.version]) {
    try {
      const { payload } = await jwtVerify(token, secretOf(secrets, tenant, version), {
        algorithms: ['HS256'],
        issuer: 'sanggar',
        requiredClaims: ['exp', 'iat'],
        currentDate: now,
      })
      if (payload.role === 'anon' && payload.ref === tenant.slug) return 'good'
    } catch (error) {
      if (error instanceof errors.JWTExpired) isExpired = true
    }
  }
  return isExpired ? 'expired' : 'bad'
}
