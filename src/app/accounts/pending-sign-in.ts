import type { FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { type By, type Factors, type Person, recoveryText } from '../../features/identity/factors/factors.ts'
import type { OwnAccount } from '../../features/identity/own-account/own-account.ts'
import type { SignInFlow, SignInStep } from './sign-in-flow.ts'

export interface FactorDeps {
  flow: SignInFlow
  factors: Factors
  ownAccount: Pick<OwnAccount, 'isFresh'>
  /** of the account service's host */
  origin: string
}

/** A sign-in whose first factor was right. */
export interface PendingSignIn {
  step: SignInStep
  person: Person
  methods: string[]
  by: By
}

export const codeForm = z.object({
  code: z.string('Wajib diisi').trim().min(1, 'Wajib diisi').max(40, 'Kode terlalu panjang'),
  way: z.enum(['app', 'recovery']).catch('app'),
})
export const passkeyForm = z.object({ passkey: z.string().max(100_000) })

/** Somebody between two factors, where this much is still asked of them; else they are sent to where they belong. */
export async function pendingSignIn(
  parts: FactorDeps,
  request: FastifyRequest,
  reply: FastifyReply,
  wanted: 'verify' | 'enrol',
): Promise<PendingSignIn | undefined> {
  const { flow, factors } = parts
  const step = await flow.stepOf(request, reply)
  if (!step) return undefined
  const { first, second } = step.progress
  const account = first && (await flow.accounts.find(first.accountId))
  if (!first || !account) {
    reply.redirect(`/interaksi/${step.uid}`, 303)
    return undefined
  }
  if (await flow.isOutdated(reply, step)) return undefined
  const required = await factors.required(account.id, step.isStrongWanted)
  // the factor was taken off meanwhile, from another window
  if (required === 'none' && !second) {
    await flow.passed(request, reply, step, first)
    return undefined
  }
  // setting one up is for those who have none: whoever has one proves it (else a password alone would be enough)
  if (required !== wanted && !second) {
    reply.redirect(`/interaksi/${step.uid}/faktor${required === 'enrol' ? '/pasang' : ''}`, 303)
    return undefined
  }
  if (wanted === 'enrol' && first.isFromBefore && !(await isFresh(parts, request, reply, account.id))) {
    reply.redirect(`/interaksi/${step.uid}?account=other&news=again`, 303)
    return undefined
  }
  const { ip, network, userAgent } = flow.callerOf(request).request
  const by = { ip, network, userAgent, sender: flow.services.tenantContextOf(step.look.tenant).sender }
  const { id, email, name } = account
  return { step, person: { id, email, name }, methods: first.methods, by }
}

/** Who finds a window open must not be able to put a factor of their own to the account: the password first. */
async function isFresh(
  { flow, ownAccount }: FactorDeps,
  request: FastifyRequest,
  reply: FastifyReply,
  accountId: string,
) {
  const session = await flow.sessionOf(request, reply)
  return session?.accountId === accountId && (await ownAccount.isFresh({ accountId, signIn: session.uid }))
}

export const joined = (one: readonly string[], other: readonly string[]) => [...new Set([...one, ...other])]

/** The codes as the page shows them, and as a file without a round trip: they are nowhere to be fetched again. */
export function codesData(codes: string[], { email }: Pick<Person, 'email'>, origin: string) {
  const text = recoveryText(codes, { email, origin })
  return { codes, fileHref: `data:text/plain;charset=utf-8,${encodeURIComponent(text)}` }
}
