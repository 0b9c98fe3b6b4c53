import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { methodsOf, type StepWay, wrongPasskey } from '../../features/identity/factors/factors.ts'
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
import {
  codeForm,
  type FactorDeps,
  joined,
  type PendingSignIn,
  passkeyForm,
  pendingSignIn,
} from './pending-sign-in.ts'
import type { SignInStep } from './sign-in-flow.ts'

/** Second factors within a sign-in: `/interaksi/{uid}/faktor…`, and passkeys in place of a password. */
export function mountFactorRoutes(app: FastifyInstance, parts: FactorDeps): void {
  mountVerify(app, parts)
  mountEnrol(app, parts)
  mountPasskeySignIn(app, parts)
}

function mountVerify(app: FastifyInstance, parts: FactorDeps): void {
  const { flow, factors } = parts
  const asked = ({ step, person }: PendingSignIn) =>
    ({ purpose: 'step', accountId: person.id, within: step.uid }) as const

  async function page(
    reply: FastifyReply,
    { step, person }: PendingSignIn,
    format: string | undefined,
    problem: FormProblem = {},
  ) {
    const { totpSince, passkeys, recoveryCodesLeft } = await factors.overview(person.id)
    const ways: StepWay[] = []
    if (totpSince) ways.push('app')
    if (passkeys.length > 0) ways.push('passkey')
    if (recoveryCodesLeft > 0) ways.push('recovery')
    const path = `/interaksi/${step.uid}/faktor`
    const data = {
      action: path,
      email: person.email,
      way: ways.find(way => way === format) ?? ways[0] ?? 'recovery',
      ways,
      path,
      passkeyAction: `${path}/passkey`,
      passkeyOptions: `${path}/passkey/tantangan`,
      cancelHref: `/interaksi/${step.uid}?account=other`,
    }
    const title = 'Verifikasi dua langkah'
    return flow.draw(reply, step.look, { page: 'factors.step', title, data, ...problem })
  }

  async function done(
    request: FastifyRequest,
    reply: FastifyReply,
    on: PendingSignIn,
    added: readonly string[],
  ) {
    const { id: accountId } = on.person
    const methods = joined(on.methods, added)
    return flow.finish(request, reply, on.step, { accountId, methods, isStrong: true })
  }

  app.get('/interaksi/:uid/faktor', async (request, reply) => {
    const pending = await pendingSignIn(parts, request, reply, 'verify')
    return pending ? page(reply, pending, queryText(request, 'way')) : reply
  })

  app.post('/interaksi/:uid/faktor', async (request, reply) => {
    const pending = await pendingSignIn(parts, request, reply, 'verify')
    if (!pending) return reply
    let way: 'app' | 'recovery' = 'app'
    try {
      const form = formOf(request, codeForm)
      way = form.way
      if (way === 'app') await factors.verifyTotp(pending.person.id, form.code, pending.by)
      else await factors.spendRecoveryCode(pending.person, form.code, pending.by)
    } catch (error) {
      return page(reply, pending, way, formProblem(error))
    }
    return done(request, reply, pending, way === 'app' ? methodsOf.otp : methodsOf.recovery)
  })

  app.post('/interaksi/:uid/faktor/passkey/tantangan', async (request, reply) => {
    const pending = await pendingSignIn(parts, request, reply, 'verify')
    if (!pending) return reply
    countChallenge(flow, request)
    return answerJson(reply, () => factors.passkeys.useOptions(asked(pending)))
  })

  app.post('/interaksi/:uid/faktor/passkey', async (request, reply) => {
    const pending = await pendingSignIn(parts, request, reply, 'verify')
    if (!pending) return reply
    const { passkey } = formOf(request, passkeyForm)
    const used = await factors.passkeys.used(asked(pending), passkey)
    if (used)
      return done(request, reply, pending, used.isSynced ? methodsOf.syncedPasskey : methodsOf.passkey)
    await factors.passkeyFailed(pending.person.id, pending.by)
    return page(reply, pending, 'passkey', formProblem(invalidField('passkey', wrongPasskey, 'wrong')))
  })
}

/** A passkey alone: it is something one has and something one is or knows, so nothing more is asked. */
function mountPasskeySignIn(app: FastifyInstance, { flow, factors }: FactorDeps): void {
  const asked = ({ uid }: SignInStep) => ({ purpose: 'sign_in', accountId: undefined, within: uid }) as const

  app.post('/interaksi/:uid/passkey/tantangan', async (request, reply) => {
    const step = await flow.stepOf(request, reply)
    if (!step) return reply
    countChallenge(flow, request)
    return answerJson(reply, () => factors.passkeys.useOptions(asked(step)))
  })

  app.post('/interaksi/:uid/passkey', async (request, reply) => {
    const step = await flow.stepOf(request, reply)
    if (!step) return reply
    const { passkey } = formOf(request, passkeyForm)
    const used = await factors.passkeys.used(asked(step), passkey)
    if (!used) {
      await factors.passkeyFailed(null, flow.callerOf(request).request)
      return reply.redirect(`/interaksi/${step.uid}?account=other&news=passkey`, 303)
    }
    const methods = [...(used.isSynced ? methodsOf.syncedPasskey : methodsOf.passkey)]
    return flow.finish(request, reply, step, { accountId: used.accountId, methods, isStrong: true })
  })
}
