import type { FastifyReply, FastifyRequest } from 'fastify'
import { errors, type Interaction, type default as Provider } from 'oidc-provider'
import { z } from 'zod'
import type { Tenant } from '../../features/core/site/site.ts'
import { type Accounts, strongAcr } from '../../features/identity/accounts/accounts.ts'
import { routes } from '../../routes.ts'
import type { PageId } from '../../shared/page.ts'
import type { Authenticator, Caller } from '../http/authenticator.ts'
import type { SitePages } from '../pages/site-pages.ts'
import type { Services } from '../services.ts'
import { type AccountPage, type Look, makeAccountPage } from './account-page.ts'
import type { Clients } from './clients.ts'

/** What stands between the first factor and being signed in. */
export interface SecondFactor {
  /** `isRequested`: the tenant insists on one */
  required(accountId: string, isRequested: boolean): Promise<'none' | 'verify' | 'enrol'>
}

/** Where somebody is on the way to being signed in; kept with the provider's interaction. */
const progressShape = z.object({
  /** the first factor was right */
  first: z
    .object({
      accountId: z.uuid(),
      methods: z.array(z.string()),
      /** when it was, in milliseconds */
      at: z.number(),
      /** not now, but when the sign-in that is still there began */
      isFromBefore: z.boolean().optional(),
    })
    .optional(),
  /** a second factor has just been set up: its recovery codes are being kept, then it goes on with these methods */
  second: z.object({ methods: z.array(z.string()) }).optional(),
  /** a registration waits for its code */
  registration: z.object({ tokenHash: z.string(), email: z.string() }).optional(),
})

export type Progress = z.output<typeof progressShape>

/** One request within a sign-in under way. */
export interface SignInStep {
  uid: string
  interaction: Interaction
  look: Look
  clientId: string
  progress: Progress
  /** who is signed in already, and is only asked for more */
  known: { accountId: string; methods: string[] } | undefined
  /** the tenant insists on a second factor */
  isStrongWanted: boolean
  wantsAccount: boolean
}

export interface SignInFlow {
  accounts: Accounts
  services: Services
  callerOf(request: FastifyRequest): Caller
  /** undefined: it has expired, or is another browser's; that has been answered */
  stepOf(request: FastifyRequest, reply: FastifyReply): Promise<SignInStep | undefined>
  keep(step: SignInStep, progress: Progress): Promise<void>
  draw<Id extends PageId>(reply: FastifyReply, look: Look, page: AccountPage<Id>): Promise<FastifyReply>
  /** the tenant that is meant, or that somebody came from last; else the product's own */
  lookOf(request: FastifyRequest, tenantId?: number | null): Promise<Look>
  lookFor(tenant: Tenant): Look
  /** the product's own, which nobody came from */
  productTenant(): Promise<Tenant>
  /** the password, or what stands for it, was right: on to the second factor, or signed in */
  passed(
    request: FastifyRequest,
    reply: FastifyReply,
    step: SignInStep,
    first: { accountId: string; methods: string[] },
  ): Promise<FastifyReply>
  /** back to the tenant, signed in */
  finish(
    request: FastifyRequest,
    reply: FastifyReply,
    step: SignInStep,
    done: { accountId: string; methods: string[]; isStrong: boolean },
  ): Promise<FastifyReply>
  /** the password was changed since the first factor was right: it is to be proved again; that has been answered */
  isOutdated(reply: FastifyReply, step: SignInStep): Promise<boolean>
  /** who is signed in at the account service in this browser */
  sessionOf(
    request: FastifyRequest,
    reply: FastifyReply,
  ): Promise<{ accountId: string; uid: string; isStrong: boolean; signedInAt: Date } | undefined>
}

interface SignInFlowDeps {
  services: Services
  accounts: Accounts
  provider: Provider
  clients: Clients
  authenticator: Authenticator
  pages: SitePages
  secondFactor: SecondFactor
  productTenant(): Promise<Tenant>
}

/** which tenant somebody came from last, for pages that no sign-in leads to */
const lookCookie = 'last_site'
/** its name until November 2026 */
const formerLookCookie = 'asal'

const paths = {
  verify: (uid: string) => `/interaksi/${uid}/faktor`,
  enrol: (uid: string) => `/interaksi/${uid}/faktor/pasang`,
} as const

export function createSignInFlow(parts: SignInFlowDeps): SignInFlow {
  const { services, accounts, provider, clients, authenticator, pages } = parts
  const lookFor = (tenant: Tenant): Look => ({ tenant, home: services.tenantContextOf(tenant).origin })
  const callerOf = (request: FastifyRequest) => authenticator.of(request)

  async function lookOf(request: FastifyRequest, tenantId?: number | null): Promise<Look> {
    const meant = tenantId ? await services.tenantById(tenantId) : undefined
    if (meant) return lookFor(meant)
    const { cookies } = callerOf(request)
    const host = await clients.hostOf(cookies.get(lookCookie) ?? cookies.get(formerLookCookie) ?? '')
    return host ? { tenant: host.tenant, home: host.origin } : lookFor(await parts.productTenant())
  }

  const flow: SignInFlow = {
    accounts,
    services,
    callerOf,
    lookOf,
    lookFor,
    productTenant: parts.productTenant,
    async stepOf(request, reply) {
      const interaction = await interactionOf(provider, request, reply)
      const uid = z.object({ uid: z.string() }).parse(request.params).uid
      const clientId = String(interaction?.params.client_id ?? '')
      const host = await clients.hostOf(clientId)
      if (!interaction || interaction.uid !== uid || !host) {
        await drawExpired(flow, reply, await lookOf(request))
        return undefined
      }
      const { cookies } = callerOf(request)
      if (cookies.get(lookCookie) !== clientId) {
        cookies.set(lookCookie, clientId, { maxAge: 30 * 86_400 })
        for (const line of cookies.lines) reply.header('set-cookie', line)
      }
      return stepWith(interaction, clientId, { tenant: host.tenant, home: host.origin })
    },
    async keep({ interaction }, progress) {
      interaction.result = { progress }
      await interaction.persist()
    },
    async draw(reply, look, page) {
      const path = reply.request.url.split('?', 1)[0] ?? '/'
      const made = await makeAccountPage(pages, look, path, page)
      if (page.retryAfter !== undefined) reply.header('retry-after', String(page.retryAfter))
      return reply.code(made.status).headers(made.headers).send(made.body)
    },
    async passed(request, reply, step, first) {
      const next = await parts.secondFactor.required(first.accountId, step.isStrongWanted)
      if (next === 'none') return flow.finish(request, reply, step, { ...first, isStrong: false })
      const at = services.clock.now().getTime()
      await flow.keep(step, { first: { ...first, at, isFromBefore: first === step.known } })
      return reply.redirect(paths[next](step.uid), 303)
    },
    async finish(request, reply, step, { accountId, methods, isStrong }) {
      if (await flow.isOutdated(reply, step)) return reply
      const { wantsAccount } = step
      const login = { accountId, amr: methods, ...(isStrong ? { acr: strongAcr } : {}) }
      const result = { login, ...(wantsAccount ? { create: {} } : {}) }
      const options = { mergeWithLastSubmission: false }
      const to = await provider.interactionResult(request.raw, reply.raw, result, options)
      return reply.redirect(to, 303)
    },
    async isOutdated(reply, { uid, progress: { first } }) {
      const account = first && (await accounts.find(first.accountId))
      if (!first || !account || (account.passwordChangedAt?.getTime() ?? 0) <= first.at) return false
      reply.redirect(`/interaksi/${uid}?account=other&news=again`, 303)
      return true
    },
    async sessionOf(request, reply) {
      const context = provider.createContext(request.raw, reply.raw)
      const { accountId, uid, acr, loginTs } = await provider.Session.get(context)
      if (accountId === undefined || !(await accounts.isSignedIn(uid))) return undefined
      return { accountId, uid, isStrong: acr === strongAcr, signedInAt: new Date((loginTs ?? 0) * 1000) }
    },
  }
  return flow
}

async function interactionOf(
  provider: Provider,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<Interaction | undefined> {
  try {
    return await provider.interactionDetails(request.raw, reply.raw)
  } catch (error) {
    if (error instanceof errors.SessionNotFound) return undefined
    throw error
  }
}

function stepWith(interaction: Interaction, clientId: string, look: Look): SignInStep {
  const { params, prompt, session, result } = interaction
  const isMoreOnly =
    prompt.name === 'login' && prompt.reasons.length === 1 && prompt.reasons[0] === 'second_factor_wanted'
  return {
    uid: interaction.uid,
    interaction,
    look,
    clientId,
    progress: progressShape.catch({}).parse(result?.progress ?? {}),
    known: session && isMoreOnly ? { accountId: session.accountId, methods: session.amr ?? [] } : undefined,
    isStrongWanted: String(params.acr_values ?? '')
      .split(' ')
      .includes(strongAcr),
    wantsAccount: prompt.name === 'create',
  }
}

function drawExpired(flow: SignInFlow, reply: FastifyReply, look: Look): Promise<FastifyReply> {
  return flow.draw(reply, look, {
    page: 'accounts.message',
    title: 'Sesi masuk sudah berakhir',
    status: 410,
    data: {
      title: 'Sesi masuk sudah berakhir',
      text: ['Halaman ini sudah terlalu lama terbuka atau sudah selesai dipakai. Silakan mulai lagi.'],
      tone: 'info',
      action: { label: 'Masuk lagi', href: `${look.home}${routes.Login}` },
    },
  })
}
