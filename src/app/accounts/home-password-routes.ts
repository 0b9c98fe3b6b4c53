import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { newPassword } from '../../features/identity/accounts/accounts.ts'
import { wrongPasskey } from '../../features/identity/factors/factors.ts'
import { ownPathOf } from '../../features/identity/own-account/own-account.ts'
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
import { type HomeDeps, ownRoutes, type SignedIn, toHome } from './signed-in.ts'

const typedPassword = z.string('Wajib diisi').max(1024, 'Kata sandi salah')
const changeForm = z.object({ current: typedPassword.default(''), password: newPassword })
const proofForm = z.object({
  password: typedPassword.min(1, 'Wajib diisi'),
  code: z.string().trim().max(40, 'Kode terlalu panjang').default(''),
})

/** A new password, and the proof that it is still oneself. */
export function mountOwnPassword(app: FastifyInstance, parts: HomeDeps): void {
  mountChange(app, parts)
  mountProof(app, parts)
}

function mountChange(app: FastifyInstance, parts: HomeDeps): void {
  const { flow, ownAccount } = parts
  const { proved } = ownRoutes(app, parts)

  async function page({ reply, look, person }: SignedIn, problem: FormProblem = {}) {
    const { passwordHash } = await ownAccount.own(person.id)
    const data = { email: person.email, hasPassword: passwordHash !== null }
    return flow.draw(reply, look, {
      page: 'own-account.password',
      title: 'Ubah kata sandi',
      data,
      ...problem,
    })
  }

  proved('/akun/kata-sandi').get('/akun/kata-sandi', page)

  proved('/akun/kata-sandi').post('/akun/kata-sandi', async at => {
    try {
      const { current, password } = formOf(at.request, changeForm)
      await ownAccount.changePassword(at.self, { current, next: password }, at.by)
    } catch (error) {
      return page(at, formProblem(error))
    }
    return toHome(at.reply, 'password')
  })
}

function mountProof(app: FastifyInstance, parts: HomeDeps): void {
  const { flow, factors, ownAccount } = parts
  const { signedIn } = ownRoutes(app, parts)
  const asked = ({ self }: SignedIn) =>
    ({ purpose: 'step', accountId: self.accountId, within: self.signIn }) as const

  async function page({ request, reply, look, person }: SignedIn, problem: FormProblem = {}) {
    const { passwordHash } = await ownAccount.own(person.id)
    const { totpSince, passkeys, recoveryCodesLeft } = await factors.overview(person.id)
    const next = ownPathOf(queryText(request, 'next'))
    const query = `?next=${encodeURIComponent(next)}`
    const data = {
      action: `/akun/pastikan${query}`,
      email: person.email,
      hasPassword: passwordHash !== null,
      hasApp: totpSince !== undefined,
      hasPasskey: passkeys.length > 0,
      hasRecovery: recoveryCodesLeft > 0,
      passkeyAction: `/akun/pastikan/passkey${query}`,
      passkeyOptions: '/akun/pastikan/passkey/tantangan',
      cancelHref: '/',
    }
    return flow.draw(reply, look, { page: 'factors.prove', title: 'Pastikan ini Anda', data, ...problem })
  }

  /** A page is shown; what was a press of a button has to be pressed again, for it came without its proof. */
  async function proved({ request, reply, self, by }: SignedIn) {
    await ownAccount.proved(self, by)
    const next = ownPathOf(queryText(request, 'next'))
    return next === '/' ? toHome(reply, 'proved') : reply.redirect(next, 303)
  }

  signedIn.get('/akun/pastikan', page)

  signedIn.post('/akun/pastikan', async at => {
    try {
      const { password, code } = formOf(at.request, proofForm)
      await ownAccount.assertPassword(at.self.accountId, password)
      if ((await factors.required(at.self.accountId, false)) === 'verify') {
        if (code === '') throw invalidField('code', 'Wajib diisi')
        await factors.verifyCode(at.person, code, at.by)
      }
    } catch (error) {
      return page(at, formProblem(error))
    }
    return proved(at)
  })

  signedIn.post('/akun/pastikan/passkey/tantangan', async at => {
    countChallenge(flow, at.request)
    return answerJson(at.reply, () => factors.passkeys.useOptions(asked(at)))
  })

  signedIn.post('/akun/pastikan/passkey', async at => {
    const used = await factors.passkeys.used(asked(at), formOf(at.request, passkeyForm).passkey)
    if (used) return proved(at)
    await factors.passkeyFailed(at.self.accountId, at.by)
    return page(at, formProblem(invalidField('passkey', wrongPasskey)))
  })
}
