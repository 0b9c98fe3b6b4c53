import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { codeForm, email, tokenForm } from '../../features/identity/accounts/accounts.contract.ts'
import { type FormProblem, formOf, formProblem, queryText } from './form-answers.ts'
import type { Look } from './sign-in-flow.ts'
import { byOf, freshlySignedIn, type HomeDeps, type SignedIn, signedIn, toHome } from './signed-in.ts'

const wishForm = z.object({ email, password: z.string().max(1024, 'Kata sandi salah').default('') })

/** Another address for the account. */
export function mountOwnEmail(app: FastifyInstance, parts: HomeDeps): void {
  const { ownAccount } = parts

  app.get('/akun/email', async (request, reply) => {
    const at = await freshlySignedIn(parts, request, reply, '/akun/email')
    return at ? page(parts, reply, at) : reply
  })

  app.post('/akun/email', async (request, reply) => {
    const at = await freshlySignedIn(parts, request, reply, '/akun/email')
    if (!at) return reply
    let typed = ''
    try {
      const format = formOf(request, wishForm)
      typed = format.email
      await ownAccount.requestEmail(at.self, format, at.by)
    } catch (error) {
      return page(parts, reply, at, formProblem(error), typed)
    }
    return reply.redirect('/akun/email', 303)
  })

  app.post('/akun/email/kode', async (request, reply) => {
    const at = await freshlySignedIn(parts, request, reply, '/akun/email')
    if (!at) return reply
    try {
      const { code } = formOf(request, codeForm)
      await ownAccount.emailChange.confirmByCode(at.self.accountId, code, at.by)
    } catch (error) {
      return page(parts, reply, at, formProblem(error))
    }
    return toHome(reply, 'email')
  })

  app.post('/akun/email/batal', async (request, reply) => {
    const at = await signedIn(parts, request, reply)
    if (!at) return reply
    await ownAccount.emailChange.cancel(at.self.accountId)
    return reply.redirect('/akun/email', 303)
  })

  mountLink(app, parts)
}

async function page(
  { flow, ownAccount }: HomeDeps,
  reply: FastifyReply,
  { look, person, self }: SignedIn,
  problem: FormProblem = { status: 200, errors: {} },
  typed = '',
) {
  const { status, errors, notice, retryAfter } = problem
  const { passwordHash } = await ownAccount.own(person.id)
  const { newEmail } = await ownAccount.overview(self)
  const data = {
    home: look.home,
    site: look.tenant.title,
    email: person.email,
    typed,
    newEmail,
    hasPassword: passwordHash !== null,
    errors,
    ...(notice ? { notice } : {}),
  }
  return flow.draw(reply, look, { page: 'own-account.email', title: 'Ubah email', data, status, retryAfter })
}

/** The link works wherever the mail is read, signed in or not: who reads there was who had to be shown. */
function mountLink(app: FastifyInstance, parts: HomeDeps): void {
  const { flow, ownAccount } = parts
  const title = 'Konfirmasi email baru'

  const lookOf = (request: FastifyRequest, tenantId: number | null | undefined): Look => {
    const tenant = flow.services.tenantById(tenantId ?? 0)
    return tenant ? flow.lookFor(tenant) : flow.lookOf(request)
  }

  const said = (reply: FastifyReply, look: Look, words: { title: string; text: string }, status = 200) =>
    flow.draw(reply, look, {
      page: 'own-account.said',
      title: words.title,
      data: { home: look.home, site: look.tenant.title, ...words },
      status,
    })

  const gone = {
    title: 'Tautan tidak berlaku',
    text: 'Tautan ini sudah dipakai atau kedaluwarsa. Anda bisa meminta ganti email sekali lagi.',
  }

  app.get('/akun/email/konfirmasi', async (request, reply) => {
    const token = queryText(request, 'token')
    const change = await ownAccount.emailChange.byLink(token)
    const look = lookOf(request, change?.tenantId)
    if (!change) return said(reply, look, gone, 410)
    // a change is found by its token alone
    const data = { home: look.home, site: look.tenant.title, token: token ?? '', newEmail: change.email }
    return flow.draw(reply, look, { page: 'own-account.email-link', title, data })
  })

  app.post('/akun/email/konfirmasi', async (request, reply) => {
    const { token } = formOf(request, tokenForm)
    const change = await ownAccount.emailChange.byLink(token)
    const look = lookOf(request, change?.tenantId)
    if (!change) return said(reply, look, gone, 410)
    try {
      await ownAccount.emailChange.confirmByLink(token, byOf(flow, request, look))
    } catch (error) {
      const { status, notice } = formProblem(error)
      return said(
        reply,
        look,
        { title: 'Email tidak dapat diganti', text: notice?.text ?? gone.text },
        status,
      )
    }
    return said(reply, look, {
      title: 'Email sudah diganti',
      text: `Mulai sekarang Anda masuk dengan ${change.email}. Alamat yang lama sudah kami beri tahu.`,
    })
  })
}
