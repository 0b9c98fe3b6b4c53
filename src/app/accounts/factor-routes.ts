import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { StepPage, StepWay } from '../../features/identity/factors/factors.contract.ts'
import { methodsOf, wrongPasskey } from '../../features/identity/factors/factors.rules.ts'
import { invalidField } from '../../shared/failure.ts'
import { mountEnrol } from './enrol-routes.ts'
import {
  answerJson,
  countChallenge,
  type FormProblem,
  formOf,
  formProblem,
  queryText,
} from './form-answers.ts'
import { codeForm, type FactorParts, type Halfway, halfwayOf, joined, passkeyForm } from './halfway.ts'
import type { Step } from './kit.ts'

/** Second factors within a sign-in: `/interaksi/{uid}/faktor…`, and passkeys in place of a password. */
export function mountFactorRoutes(app: FastifyInstance, parts: FactorParts): void {
  mountVerify(app, parts)
  mountEnrol(app, parts)
  mountPasskeySignIn(app, parts)
}

function mountVerify(app: FastifyInstance, parts: FactorParts): void {
  const { kit, factors } = parts
  const asked = ({ step, person }: Halfway) =>
    ({ purpose: 'step', accountId: person.id, within: step.uid }) as const

  async function page(
    reply: FastifyReply,
    { step, person }: Halfway,
    wish: string | undefined,
    problem: FormProblem = { status: 200, errors: {} },
  ) {
    const { totpSince, passkeys, recoveryCodesLeft } = await factors.overview(person.id)
    const ways: StepWay[] = []
    if (totpSince) ways.push('app')
    if (passkeys.length > 0) ways.push('passkey')
    if (recoveryCodesLeft > 0) ways.push('recovery')
    const path = `/interaksi/${step.uid}/faktor`
    const { status, errors, notice, retryAfter } = problem
    const data: StepPage = {
      home: step.look.home,
      site: step.look.tenant.title,
      action: path,
      email: person.email,
      way: ways.find(way => way === wish) ?? ways[0] ?? 'recovery',
      ways,
      path,
      passkeyAction: `${path}/passkey`,
      passkeyOptions: `${path}/passkey/tantangan`,
      cancelHref: `/interaksi/${step.uid}?akun=lain`,
      errors,
      ...(notice ? { notice } : {}),
    }
    const title = 'Verifikasi dua langkah'
    return kit.draw(reply, step.look, { page: 'factors.step', title, data, status, retryAfter })
  }

  async function done(request: FastifyRequest, reply: FastifyReply, on: Halfway, added: readonly string[]) {
    const { id: accountId } = on.person
    const methods = joined(on.methods, added)
    return kit.finish(request, reply, on.step, { accountId, methods, isStrong: true })
  }

  app.get('/interaksi/:uid/faktor', async (request, reply) => {
    const halfway = await halfwayOf(parts, request, reply, 'verify')
    return halfway ? page(reply, halfway, queryText(request, 'cara')) : reply
  })

  app.post('/interaksi/:uid/faktor', async (request, reply) => {
    const halfway = await halfwayOf(parts, request, reply, 'verify')
    if (!halfway) return reply
    let way: 'app' | 'recovery' = 'app'
    try {
      const form = formOf(request, codeForm)
      way = form.way
      if (way === 'app') await factors.verifyTotp(halfway.person.id, form.code, halfway.by)
      else await factors.spendRecoveryCode(halfway.person, form.code, halfway.by)
    } catch (error) {
      return page(reply, halfway, way, formProblem(error))
    }
    return done(request, reply, halfway, way === 'app' ? methodsOf.otp : methodsOf.recovery)
  })

  app.post('/interaksi/:uid/faktor/passkey/tantangan', async (request, reply) => {
    const halfway = await halfwayOf(parts, request, reply, 'verify')
    if (!halfway) return reply
    countChallenge(kit, request)
    return answerJson(reply, () => factors.passkeys.useOptions(asked(halfway)))
  })

  app.post('/interaksi/:uid/faktor/passkey', async (request, reply) => {
    const halfway = await halfwayOf(parts, request, reply, 'verify')
    if (!halfway) return reply
    const { passkey } = formOf(request, passkeyForm)
    const used = await factors.passkeys.used(asked(halfway), passkey)
    if (used)
      return done(request, reply, halfway, used.isSynced ? methodsOf.syncedPasskey : methodsOf.passkey)
    await factors.passkeyFailed(halfway.person.id, halfway.by)
    return page(reply, halfway, 'passkey', formProblem(invalidField('passkey', wrongPasskey, 'wrong')))
  })
}

/** A passkey alone: it is something one has and something one is or knows, so nothing more is asked. */
function mountPasskeySignIn(app: FastifyInstance, { kit, factors }: FactorParts): void {
  const asked = ({ uid }: Step) => ({ purpose: 'sign_in', accountId: undefined, within: uid }) as const

  app.post('/interaksi/:uid/passkey/tantangan', async (request, reply) => {
    const step = await kit.stepOf(request, reply)
    if (!step) return reply
    countChallenge(kit, request)
    return answerJson(reply, () => factors.passkeys.useOptions(asked(step)))
  })

  app.post('/interaksi/:uid/passkey', async (request, reply) => {
    const step = await kit.stepOf(request, reply)
    if (!step) return reply
    const { passkey } = formOf(request, passkeyForm)
    const used = await factors.passkeys.used(asked(step), passkey)
    if (!used) {
      await factors.passkeyFailed(null, kit.visitOf(request).request)
      return reply.redirect(`/interaksi/${step.uid}?akun=lain&kabar=passkey`, 303)
    }
    const methods = [...(used.isSynced ? methodsOf.syncedPasskey : methodsOf.passkey)]
    return kit.finish(request, reply, step, { accountId: used.accountId, methods, isStrong: true })
  })
}
