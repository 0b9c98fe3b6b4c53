import type { TenantContext } from '../../../platform/http/endpoint.ts'
import { seal, unseal } from '../../../platform/secrets/sealed.ts'
import { to } from '../../../routes.ts'

/** Where keys come from; each use has one of its own. */
export interface Keys {
  key(label: string): Buffer
}

const bound = (tenantId: number) => `appointment link ${tenantId}`

/** What the link of an appointment holds, so that later letters lead there as well. */
export const sealLink = (keys: Keys, tenantId: number, token: string): string =>
  seal(keys.key('appointment links'), token, bound(tenantId))

/** The appointment's own page; undefined: it is from before there were links. */
export function urlOf(
  { tenant }: { tenant: Pick<TenantContext, 'id' | 'origin'> },
  keys: Keys,
  { tokenSealed }: { tokenSealed: string | null },
): string | undefined {
  if (tokenSealed === null) return undefined
  const token = unseal(keys.key('appointment links'), tokenSealed, bound(tenant.id))
  return token === undefined ? undefined : `${tenant.origin}${to.ownAppointment({ token })}`
}
