import { seal, unseal } from '../../../platform/secrets/sealed.ts'

/** Where keys come from; each use has one of its own. */
export interface Keys {
  key(label: string): Buffer
}

const bound = (tenantId: number) => `school link ${tenantId}`

/** What the link of a school's registration holds, so that later letters lead there as well. */
export const sealLink = (keys: Keys, tenantId: number, token: string): string =>
  seal(keys.key('school links'), token, bound(tenantId))

export const openLink = (keys: Keys, tenantId: number, sealed: string | null): string | undefined =>
  sealed === null ? undefined : unseal(keys.key('school links'), sealed, bound(tenantId))
