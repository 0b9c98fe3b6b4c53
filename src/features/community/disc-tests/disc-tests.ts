import { z } from 'zod'
import type { Tx } from '../../../platform/db/transaction.ts'
import type { CallContext, InTenant } from '../../../platform/http/endpoint.ts'
import { seal, unseal } from '../../../platform/secrets/sealed.ts'
import type { Secrets } from '../../../platform/secrets/secrets.ts'
import { hashToken, isToken, randomToken } from '../../../platform/secrets/tokens.ts'
import { guardianState } from '../../membership/guardians/guardians.ts'
import { letters, wording } from './disc-phrases.rules.ts'
import { type Choice, type Profile, profileOf } from './disc-scoring.rules.ts'
import * as store from './disc-tests.store.ts'

export interface DiscDeps {
  secrets: Secrets
}

const letter = z.enum(letters)
const sealedShape = z.object({
  choices: z.array(
    z.object({
      most: letter,
      least: letter,
      place: z.int().optional(),
      seconds: z.number().optional(),
    }),
  ),
  ownerToken: z.string(),
  shareToken: z.string().nullable(),
})
type Kept = z.output<typeof sealedShape>

export interface KeptResult {
  id: number
  membershipId: number | null
  profile: Profile
  choices: readonly Choice[]
  ownerToken: string
  shareToken: string | null
  at: Date
}

type Row = NonNullable<Awaited<ReturnType<typeof store.findOwned>>>

const bound = (tenantId: number) => `disc result ${tenantId}`
const sealed = ({ secrets }: DiscDeps, tenantId: number, kept: Kept) =>
  seal(secrets.key('disc results'), JSON.stringify(kept), bound(tenantId))

function opened({ secrets }: DiscDeps, tenantId: number, row: Row | undefined): KeptResult | undefined {
  const text = row && unseal(secrets.key('disc results'), row.sealed, bound(tenantId))
  if (!row || text === undefined) return undefined
  const { choices, ownerToken, shareToken } = sealedShape.parse(JSON.parse(text))
  const { id, membershipId, createdAt: at } = row
  return { id, membershipId, profile: profileOf(choices), choices, ownerToken, shareToken, at }
}

/** Whether what somebody answers may be kept: a child's only where a guardian has agreed. */
export async function mayKeep(
  context: InTenant & Pick<CallContext, 'viewer'>,
  saysAdult: boolean,
): Promise<boolean> {
  if (!context.viewer.member) return saysAdult
  const { isChild, isRestricted, asked } = await guardianState(context)
  if (isChild) return !isRestricted && asked?.status === 'given'
  return saysAdult
}

/** Keeps a result, sealed, for its owner's token; counts it without them. */
export async function keepResult(
  context: Pick<InTenant, 'tx' | 'clock' | 'tenant'> & Pick<CallContext, 'viewer'>,
  house: DiscDeps,
  choices: readonly Choice[],
): Promise<{ id: number; ownerToken: string; profile: Profile }> {
  const { tx, clock, tenant, viewer } = context
  const profile = profileOf(choices)
  const ownerToken = randomToken()
  const id = await store.insertResult(tx, {
    membershipId: viewer.member?.membershipId ?? null,
    ownerHash: hashToken(ownerToken),
    wording,
    sealed: sealed(house, tenant.id, { choices: [...choices], ownerToken, shareToken: null }),
    at: clock.now(),
  })
  await store.addCount(tx, wording, profile.leading[0] ?? '-')
  return { id, ownerToken, profile }
}

interface Asking {
  tx: Tx
  tenant: { id: number }
}

/** A result by its owner's token. */
export const findOwnResult = async ({ tx, tenant }: Asking, house: DiscDeps, token: string) =>
  isToken(token) ? opened(house, tenant.id, await store.findOwned(tx, hashToken(token))) : undefined

/** A result by the link that its owner gave away, for as long as they let it. */
export const findSharedResult = async ({ tx, tenant }: Asking, house: DiscDeps, token: string) =>
  isToken(token) ? opened(house, tenant.id, await store.findShared(tx, hashToken(token))) : undefined

/** What a member has kept, newest first. */
export const listOwnResults = async ({ tx, tenant }: Asking, house: DiscDeps, membershipId: number) =>
  (await store.listOfMember(tx, membershipId)).flatMap(row => opened(house, tenant.id, row) ?? [])

/** Opens a link for others, or ends it; a new one is another link. */
export async function shareResult(
  { tx, tenant }: Asking,
  house: DiscDeps,
  { id, choices, ownerToken, shareToken }: KeptResult,
  isShared: boolean,
): Promise<void> {
  if (isShared === (shareToken !== null)) return
  const token = isShared ? randomToken() : null
  await store.setShare(tx, {
    id,
    shareHash: token && hashToken(token),
    sealed: sealed(house, tenant.id, { choices: [...choices], ownerToken, shareToken: token }),
  })
}

export { listCounts, removeResult } from './disc-tests.store.ts'
