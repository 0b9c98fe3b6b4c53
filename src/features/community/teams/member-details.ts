import { createHmac } from 'node:crypto'
import { z } from 'zod'
import { seal, unseal } from '../../../platform/secrets/sealed.ts'
import type { MemberInput } from './teams.contract.ts'

/** Where keys come from; each use has one of its own. */
export interface Keys {
  key(label: string): Buffer
}

const detailsShape = z.object({
  nisn: z.string(),
  birthDate: z.string(),
  phone: z.string(),
  email: z.string(),
  guardianName: z.string(),
  guardianEmail: z.string(),
})

/** What of a pupil lies sealed in the database. */
export type Details = z.output<typeof detailsShape>

const bound = (tenantId: number) => `team member ${tenantId}`

export function sealDetails(keys: Keys, tenantId: number, member: MemberInput): string {
  const { nisn, birthDate, phone, email, guardianName, guardianEmail } = member
  const details: Details = { nisn, birthDate, phone, email, guardianName, guardianEmail }
  return seal(keys.key('league members'), JSON.stringify(details), bound(tenantId))
}

/** null where the person was erased, or another installation's key sealed it */
export function openDetails(keys: Keys, tenantId: number, sealed: string | null): Details | null {
  const text = sealed === null ? undefined : unseal(keys.key('league members'), sealed, bound(tenantId))
  return text === undefined ? null : detailsShape.parse(JSON.parse(text))
}

/** The same NISN is the same word within a tenant, and tells nobody which it was. */
export const nisnHash = (keys: Keys, tenantId: number, nisn: string): string =>
  createHmac('sha256', keys.key('league nisn')).update(`${tenantId} ${nisn}`).digest('hex')

const link = (tenantId: number) => `team link ${tenantId}`

/** What the link in the coach's mail holds, so that later letters lead there as well. */
export const sealLink = (keys: Keys, tenantId: number, token: string): string =>
  seal(keys.key('league links'), token, link(tenantId))

export const openLink = (keys: Keys, tenantId: number, sealed: string | null): string | undefined =>
  sealed === null ? undefined : unseal(keys.key('league links'), sealed, link(tenantId))
