import type { FastifyInstance, FastifyReply } from 'fastify'
import {
  agreedTo,
  codeForm,
  isVouchedFor,
  refusalOf,
  registerForm,
  accountWords as words,
} from '../../features/identity/accounts/accounts.ts'
import { findNotice } from '../../features/membership/notices/notices.ts'
import { routes } from '../../routes.ts'
import {
  drawForm,
  drawMessage,
  type Fields,
  type Form,
  fieldsOf,
  orSlowDown,
  parseFields,
  typed,
  withBirthDate,
} from './forms.ts'
import { expectedOf } from './login-hints.ts'
import type { SignInFlow, SignInStep } from './sign-in-flow.ts'

type Address = { Params: { uid: string } }

/** Registering: the form, then the code from the mail. */
export function mountRegister(instance: FastifyInstance, flow: SignInFlow): void {
  instance.get<Address>('/interaksi/:uid/daftar', async (request, reply) => {
    const step = await flow.stepOf(request, reply)
    if (!step) return reply
    const { email = '', name = '' } = expectedOf(step.interaction.params.login_hint)
    return drawForm(await formOf(flow, reply, step, { email, name }))
  })

  instance.post<Address>('/interaksi/:uid/daftar', async (request, reply) => {
    const step = await flow.stepOf(request, reply)
    if (!step) return reply
    const fields = withBirthDate(fieldsOf(request.body))
    const form = await formOf(flow, reply, step, typed(fields))
    const { privacyVersion: inForce } = form.data.agreement
    const { data, errors } = parseFields(registerForm(flow.services.clock, inForce > 0), fields)
    if (errors) return drawForm(form, { errors, status: 422 })
    // a program that fills in everything is told what a person would be told, and that was all
    if (data.website !== '') return reply.redirect(`/interaksi/${step.uid}/kode`, 303)
    const tenant = flow.services.tenantContextOf(step.look.tenant)
    const refusal = await refusalOf(data.password, [data.name, data.email, tenant.title, tenant.slug])
    if (refusal) return drawForm(form, { errors: { password: refusal }, status: 422 })
    return orSlowDown(form, async () => {
      const { name, email, password, birthDate } = data
      const consents = agreedTo(Math.min(data.privacyVersion, inForce))
      const { request: from } = flow.callerOf(request)
      const format = { name, email, password, birthDate, consents, tenant, request: from }
      const { clock, secrets } = flow.services
      const { email: invited, voucher } = expectedOf(step.interaction.params.login_hint)
      const isVouched =
        voucher !== undefined && invited === email && isVouchedFor(secrets, email, voucher, clock.now())
      const { tokenHash, accountId } = isVouched
        ? await flow.accounts.registerVouched(format)
        : { tokenHash: await flow.accounts.startRegistration(format) }
      if (accountId !== undefined) return flow.passed(request, reply, step, { accountId, methods: ['pwd'] })
      await flow.keep(step, { registration: { tokenHash, email } })
      return reply.redirect(`/interaksi/${step.uid}/kode`, 303)
    })
  })

  mountCode(instance, flow)
}

function mountCode(instance: FastifyInstance, flow: SignInFlow): void {
  instance.get<Address & { Querystring: Fields }>('/interaksi/:uid/kode', async (request, reply) => {
    const step = await flow.stepOf(request, reply)
    if (!step) return reply
    const { registration } = step.progress
    // the link was followed meanwhile, here or on the phone: this window goes on by itself
    const accountId = registration && (await flow.accounts.confirmedAccount(registration.tokenHash))
    if (accountId !== undefined) return flow.passed(request, reply, step, { accountId, methods: ['pwd'] })
    const isNew = request.query.baru !== undefined
    const notice = { tone: 'good', text: 'Kode baru sudah dikirim.' } as const
    return drawForm(codeFormOf(flow, reply, step), isNew ? { notice } : {})
  })

  instance.post<Address>('/interaksi/:uid/kode', async (request, reply) => {
    const step = await flow.stepOf(request, reply)
    if (!step) return reply
    const form = codeFormOf(flow, reply, step)
    const { data, errors } = parseFields(codeForm, fieldsOf(request.body))
    if (errors) return drawForm(form, { errors, status: 422 })
    const { registration } = step.progress
    const { request: from } = flow.callerOf(request)
    const result = registration
      ? await flow.accounts.confirmCode(registration.tokenHash, data.code, from)
      : 'wrong'
    if (typeof result === 'object')
      return flow.passed(request, reply, step, { accountId: result.accountId, methods: ['pwd'] })
    const message = result === 'wrong' ? words.wrongCode : words.tooManyCodes
    return drawForm(form, { errors: { code: message }, status: 422 })
  })

  instance.post<Address>('/interaksi/:uid/kode-baru', async (request, reply) => {
    const step = await flow.stepOf(request, reply)
    if (!step) return reply
    const { registration } = step.progress
    return orSlowDown(codeFormOf(flow, reply, step), async () => {
      const { accounts, services } = flow
      const tenant = services.tenantContextOf(step.look.tenant)
      const again = registration && (await accounts.resendCode(registration.tokenHash, tenant))
      if (!registration || again === undefined)
        return drawMessage(flow, reply, step.look, {
          title: 'Pendaftaran sudah kedaluwarsa',
          text: ['Waktu untuk mengonfirmasi email sudah habis. Silakan daftar sekali lagi.'],
          action: { label: 'Daftar lagi', href: `/interaksi/${step.uid}/daftar` },
          status: 410,
        })
      await flow.keep(step, { registration: { ...registration, tokenHash: again } })
      return reply.redirect(`/interaksi/${step.uid}/kode?baru`, 303)
    })
  })
}

async function formOf(
  flow: SignInFlow,
  reply: FastifyReply,
  { uid, look, interaction }: SignInStep,
  values: Fields,
): Promise<Form<'accounts.register'>> {
  const { home, tenant } = look
  const { isInvited, voucher } = expectedOf(interaction.params.login_hint)
  return {
    flow,
    reply,
    look,
    page: 'accounts.register',
    title: 'Daftar',
    data: {
      action: `/interaksi/${uid}/daftar`,
      values,
      signInHref: `/interaksi/${uid}?signIn`,
      isInvited,
      asksCode: voucher === undefined,
      agreement: {
        termsHref: `${home}${routes['Terms-And-Conditions']}`,
        privacyHref: `${home}${routes['Privacy-Policy']}`,
        privacyVersion: await privacyVersion(flow, tenant.id),
      },
    },
  }
}

/** The notice in force at the tenant; 0 where it has published none of its own. */
async function privacyVersion({ services }: SignInFlow, tenantId: number): Promise<number> {
  const notice = await services.database.withTenant(tenantId, findNotice)
  return notice?.version ?? 0
}

function codeFormOf(
  flow: SignInFlow,
  reply: FastifyReply,
  { uid, look, progress }: SignInStep,
): Form<'accounts.code'> {
  const action = `/interaksi/${uid}/kode`
  return {
    flow,
    reply,
    look,
    page: 'accounts.code',
    title: 'Konfirmasi email',
    data: {
      action,
      values: {},
      email: progress.registration?.email ?? '',
      resendAction: `${action}-baru`,
      changeHref: `/interaksi/${uid}/daftar`,
    },
  }
}
