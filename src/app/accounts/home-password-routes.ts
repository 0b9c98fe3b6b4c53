import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { newPassword } from '../../features/identity/accounts/accounts.contract.ts'
import { wrongPasskey } from '../../features/identity/factors/factors.rules.ts'
import { ownPathOf } from '../../features/identity/own-account/own-account.rules.ts'
import { invalidField } from '../../shared/failure.ts'
import {
  answerJson,
  countChallenge,
  type FormProblem,
  formOf,
  formProblem,
  queryText,
} from './form-answers.ts'
import { passkeyForm } from './pending-sign-in.ts'
import { freshlySignedIn, type HomeDeps, type SignedIn, signedIn, toHome } from './signed-in.ts'

const typedPassword = z.string('Wajib diisi').max(1024, 'Kata sandi salah')
const changeForm = z.object({ current: typedPassword.default(''), password: newPassword })
const proofForm = z.object({
  password: typedPassword.min(1, 'Wajib diisi'),
  code: z.string().trim().max(40, 'Kode terlalu panjang').default(''),
})
const fine: FormProblem = { status: 200, errors: {} }

/** A new password, and the proof that it is still oneself. */
export function mountOwnPassword(app: FastifyInstance, parts: HomeDeps): void {
  mountChange(app, parts)
  mountProof(app, parts)
}

function mountChange(app: FastifyInstance, parts: HomeDeps): void {
  const { flow, ownAccount } = parts

  async function page(reply: FastifyReply, { look, person }: SignedIn, problem = fine) {
    const { status, errors, notice, retryAfter } = problem
    const { passwordHash } = await ownAccount.own(person.id)
    const data = {
      home: look.home,
      site: look.tenant.title,
      email: person.email,
      hasPassword: passwordHash !== null,
      errors,
      ...(notice ? { notice } : {}),
    }
    return flow.draw(reply, look, {
      page: 'own-account.password',
      title: 'Ubah kata sandi',
      data,
      status,
      retryAfter,
    })
  }

  app.get('/akun/kata-sandi', async (request, reply) => {
    const at = await freshlySignedIn(parts, request, reply, '/akun/kata-sandi')
    return at ? page(reply, at) : reply
  })

  app.post('/akun/kata-sandi', async (request, reply) => {
    const at = await freshlySignedIn(parts, request, reply, '/akun/kata-sandi')
    if (!at) return reply
    try {
      const { current, password } = formOf(request, changeForm)
      await ownAccount.changePassword(at.self, { current, next: password }, at.by)
    } catch (error) {
      return page(reply, at, formProblem(error))
    }
    return toHome(reply, 'password')
  })
}

function mountProof(app: FastifyInstance, parts: HomeDeps): void {
  const { flow, factors, ownAccount } = parts
  const asked = ({ self }: SignedIn) =>
    ({ purpose: 'step', accountId: self.accountId, within: self.signIn }) as const

  async function page(request: FastifyRequest, reply: FastifyReply, at: SignedIn, problem = fine) {
    const { look, person } = at
    const { passwordHash } = await ownAccount.own(person.id)
    const { totpSince, passkeys, recoveryCodesLeft } = await factors.overview(person.id)
    const next = ownPathOf(queryText(request, 'next'))
    const { status, errors, notice, retryAfter } = problem
    const query = `?next=${encodeURIComponent(next)}`
    const data = {
      home: look.home,
      site: look.tenant.title,
      action: `/akun/pastikan${query}`,
      email: person.email,
      hasPassword: passwordHash !== null,
      hasApp: totpSince !== undefined,
      hasPasskey: passkeys.length > 0,
      hasRecovery: recoveryCodesLeft > 0,
      passkeyAction: `/akun/pastikan/passkey${query}`,
      passkeyOptions: '/akun/pastikan/passkey/tantangan',
      cancelHref: '/',
      errors,
      ...(notice ? { notice } : {}),
    }
    return flow.draw(reply, look, {
      page: 'factors.prove',
      title: 'Pastikan ini Anda',
      data,
      status,
      retryAfter,
    })
  }

  /** A page is shown; what was a press of a button has to be pressed again, for it came without its proof. */
  async function proved(request: FastifyRequest, reply: FastifyReply, at: SignedIn) {
    await ownAccount.proved(at.self, at.by)
    const next = ownPathOf(queryText(request, 'next'))
    return next === '/' ? toHome(reply, 'proved') : reply.redirect(next, 303)
  }

  app.get('/akun/pastikan', async (request, reply) => {
    const at = await signedIn(parts, request, reply)
    return at ? page(request, reply, at) : reply
  })

  app.post('/akun/pastikan', async (request, reply) => {
    const at = await signedIn(parts, request, reply)
    if (!at) return reply
    try {
      const { password, code } = formOf(request, proofForm)
      await ownAccount.assertPassword(at.self.accountId, password)
      if ((await factors.required(at.self.accountId, false)) === 'verify') {
        if (code === '') throw invalidField('code', 'Wajib diisi')
        await factors.verifyCode(at.person, code, at.by)
      }
    } catch (error) {
      return page(request, reply, at, formProblem(error))
    }
    return proved(request, reply, at)
  })

  app.post('/akun/pastikan/passkey/tantangan', async (request, reply) => {
    const at = await signedIn(parts, request, reply)
    if (!at) return reply
    countChallenge(flow, request)
    return answerJson(reply, () => factors.passkeys.useOptions(asked(at)))
  })

  app.post('/akun/pastikan/passkey', async (request, reply) => {
    const at = await signedIn(parts, request, reply)
    if (!at) return reply
    const used = await factors.passkeys.used(asked(at), formOf(request, passkeyForm).passkey)
    if (used) return proved(request, reply, at)
    await factors.passkeyFailed(at.self.accountId, at.by)
    return page(request, reply, at, formProblem(invalidField('passkey', wrongPasskey)))
  })
}
