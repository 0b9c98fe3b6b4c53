import type { FastifyInstance, FastifyReply } from 'fastify'
import { signInForm, accountWords as words } from '../../features/identity/accounts/accounts.ts'
import { wrongPasskey } from '../../features/identity/factors/factors.ts'
import { drawForm, type Fields, type Form, fieldsOf, orSlowDown, parseFields, typed } from './forms.ts'
import { expectedOf } from './login-hints.ts'
import type { SignInFlow, SignInStep } from './sign-in-flow.ts'

/** Signing in with a password: the first page of every interaction. */
export function mountSignIn(instance: FastifyInstance, flow: SignInFlow): void {
  instance.get<{ Params: { uid: string }; Querystring: Fields }>(
    '/interaksi/:uid',
    async (request, reply) => {
      const step = await flow.stepOf(request, reply)
      if (!step) return reply
      const { uid, interaction, known, wantsAccount } = step
      const { account, signIn, news } = request.query
      if (known && account !== 'other') return flow.passed(request, reply, step, known)
      if (wantsAccount && signIn === undefined) return reply.redirect(`/interaksi/${uid}/daftar`, 303)
      const { email } = expectedOf(interaction.params.login_hint)
      const form = formOf(flow, reply, step, email === undefined ? {} : { email })
      if (news === 'passkey') return drawForm(form, { notice: { tone: 'bad', text: wrongPasskey } })
      if (news === 'again') return drawForm(form, { notice: { tone: 'info', text: words.passwordAgain } })
      return drawForm(form)
    },
  )

  instance.post<{ Params: { uid: string } }>('/interaksi/:uid', async (request, reply) => {
    const step = await flow.stepOf(request, reply)
    if (!step) return reply
    const fields = fieldsOf(request.body)
    const form = formOf(flow, reply, step, typed(fields))
    const { data, errors } = parseFields(signInForm, fields)
    if (errors) return drawForm(form, { errors, status: 422 })
    return orSlowDown(form, async () => {
      const { request: from } = flow.callerOf(request)
      const tenantId = step.look.tenant.id
      const account = await flow.accounts.authenticate({ ...data, request: from, tenantId })
      if (account) return flow.passed(request, reply, step, { accountId: account.id, methods: ['pwd'] })
      return drawForm(form, { notice: { tone: 'bad', text: words.wrongPassword }, status: 422 })
    })
  })
}

function formOf(
  flow: SignInFlow,
  reply: FastifyReply,
  { uid, look }: SignInStep,
  values: Fields,
): Form<'accounts.signIn'> {
  const action = `/interaksi/${uid}`
  return {
    flow,
    reply,
    look,
    page: 'accounts.signIn',
    title: 'Masuk',
    data: {
      action,
      values,
      registerHref: `${action}/daftar`,
      forgotHref: '/lupa-sandi',
      passkeyHref: `${action}/passkey`,
    },
  }
}
