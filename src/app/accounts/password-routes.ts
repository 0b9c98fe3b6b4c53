import type { FastifyInstance, FastifyReply } from 'fastify'
import { forgotForm, refusalOf, resetForm, tokenForm } from '../../features/identity/accounts/accounts.ts'
import { routes } from '../../routes.ts'
import type { Look } from './account-page.ts'
import {
  drawForm,
  drawMessage,
  type Fields,
  type Form,
  fieldsOf,
  orSlowDown,
  parseFields,
  typed,
} from './forms.ts'
import type { SignInFlow } from './sign-in-flow.ts'

/** Forgotten passwords, and links from mails. */
export function mountPasswords(instance: FastifyInstance, flow: SignInFlow): void {
  instance.get('/lupa-sandi', async (_, reply) => drawForm(await forgotFormOf(flow, reply, {})))

  instance.post('/lupa-sandi', async (request, reply) => {
    const fields = fieldsOf(request.body)
    const form = await forgotFormOf(flow, reply, typed(fields))
    const { data, errors } = parseFields(forgotForm, fields)
    if (errors) return drawForm(form, { errors, status: 422 })
    return orSlowDown(form, async () => {
      const { request: from } = flow.callerOf(request)
      await flow.accounts.startReset({
        email: data.email,
        tenant: flow.services.tenantContextOf(form.look.tenant),
        request: from,
      })
      return drawMessage(flow, reply, form.look, {
        title: 'Periksa email Anda',
        text: [
          `Jika ${data.email} terdaftar, kami sudah mengirim tautan untuk membuat kata sandi baru. Tautan berlaku 30 menit.`,
          'Belum sampai? Periksa folder spam, atau coba lagi beberapa menit lagi.',
        ],
        tone: 'good',
        action: { label: 'Kembali ke halaman masuk', href: `${form.look.home}${routes.Login}` },
      })
    })
  })

  instance.get<{ Querystring: Fields }>('/atur-sandi', async (request, reply) => {
    const { token = '' } = request.query
    const open = await flow.accounts.openReset(token)
    const look = await flow.lookOf(request, open?.tenantId)
    if (!open) return drawUsed(flow, reply, look)
    return drawForm(resetFormOf(flow, reply, look, token))
  })

  instance.post('/atur-sandi', async (request, reply) => {
    const fields = fieldsOf(request.body)
    const open = await flow.accounts.openReset(fields.token ?? '')
    const look = await flow.lookOf(request, open?.tenantId)
    if (!open) return drawUsed(flow, reply, look)
    const form = resetFormOf(flow, reply, look, fields.token ?? '')
    const { data, errors } = parseFields(resetForm, fields)
    if (errors) return drawForm(form, { errors, status: 422 })
    const refusal = await refusalOf(data.password, [...open.own, look.tenant.title, look.tenant.slug])
    if (refusal) return drawForm(form, { errors: { password: refusal }, status: 422 })
    const { request: from } = flow.callerOf(request)
    if (!(await flow.accounts.finishReset(data.token, data.password, from)))
      return drawUsed(flow, reply, look)
    return drawMessage(flow, reply, look, {
      title: 'Kata sandi sudah diganti',
      text: [
        'Demi keamanan, Anda telah dikeluarkan dari semua perangkat. Masuklah dengan kata sandi baru Anda.',
      ],
      tone: 'good',
      action: { label: 'Masuk', href: `${look.home}${routes.Login}` },
    })
  })

  // the form of this stands on the tenant's own page: whoever holds the token may bring it from there
  instance.post('/verifikasi', { config: { isFromTenants: true } }, async (request, reply) => {
    const { data } = parseFields(tokenForm, fieldsOf(request.body))
    const { request: from } = flow.callerOf(request)
    const done = await flow.accounts.confirmLink(data?.token ?? '', from)
    const look = await flow.lookOf(request, done?.tenantId)
    if (!done) return drawUsed(flow, reply, look)
    return drawMessage(flow, reply, look, {
      title: 'Email Anda terkonfirmasi',
      text: ['Akun Anda siap dipakai. Silakan masuk dengan email dan kata sandi Anda.'],
      tone: 'good',
      action: { label: 'Masuk', href: `${look.home}${routes.Login}` },
    })
  })
}

function drawUsed(flow: SignInFlow, reply: FastifyReply, look: Look): Promise<FastifyReply> {
  return drawMessage(flow, reply, look, {
    title: 'Tautan tidak berlaku lagi',
    text: ['Tautan ini sudah dipakai, sudah kedaluwarsa, atau tidak lengkap. Anda bisa meminta yang baru.'],
    tone: 'bad',
    action: { label: 'Kembali ke halaman masuk', href: `${look.home}${routes.Login}` },
    status: 410,
  })
}

async function forgotFormOf(
  flow: SignInFlow,
  reply: FastifyReply,
  values: Fields,
): Promise<Form<'accounts.forgot'>> {
  const look = await flow.lookOf(reply.request)
  return {
    flow,
    reply,
    look,
    page: 'accounts.forgot',
    title: 'Lupa kata sandi',
    data: {
      action: '/lupa-sandi',
      values,
      signInHref: `${look.home}${routes.Login}`,
    },
  }
}

function resetFormOf(
  flow: SignInFlow,
  reply: FastifyReply,
  look: Look,
  token: string,
): Form<'accounts.reset'> {
  return {
    flow,
    reply,
    look,
    page: 'accounts.reset',
    title: 'Buat kata sandi baru',
    data: {
      action: '/atur-sandi',
      values: { token },
    },
  }
}
