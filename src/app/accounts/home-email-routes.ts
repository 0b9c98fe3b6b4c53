import type { FastifyInstance, FastifyReply } from 'fastify'
import { z } from 'zod'
import { codeForm, accountEmail as email, tokenForm } from '../../features/identity/accounts/accounts.ts'
import type { Look } from './account-page.ts'
import { type FormProblem, formOf, formProblem, queryText } from './form-answers.ts'
import { byOf, type HomeDeps, ownRoutes, type SignedIn, toHome } from './signed-in.ts'

const wishForm = z.object({ email, password: z.string().max(1024, 'Kata sandi salah').default('') })

/** Another address for the account. */
export function mountOwnEmail(app: FastifyInstance, parts: HomeDeps): void {
  const { ownAccount } = parts
  const { proved, signedIn } = ownRoutes(app, parts)

  proved('/akun/email').get('/akun/email', at => page(parts, at))

  proved('/akun/email').post('/akun/email', async at => {
    let typed = ''
    try {
      const format = formOf(at.request, wishForm)
      typed = format.email
      await ownAccount.requestEmail(at.self, format, at.by)
    } catch (error) {
      return page(parts, at, formProblem(error), typed)
    }
    return at.reply.redirect('/akun/email', 303)
  })

  proved('/akun/email').post('/akun/email/kode', async at => {
    try {
      const { code } = formOf(at.request, codeForm)
      await ownAccount.emailChange.confirmByCode(at.self.accountId, code, at.by)
    } catch (error) {
      return page(parts, at, formProblem(error))
    }
    return toHome(at.reply, 'email')
  })

  signedIn.post('/akun/email/batal', async ({ reply, self }) => {
    await ownAccount.emailChange.cancel(self.accountId)
    return reply.redirect('/akun/email', 303)
  })

  mountLink(app, parts)
}

async function page(
  { flow, ownAccount }: HomeDeps,
  { reply, look, person, self }: SignedIn,
  problem: FormProblem = {},
  typed = '',
) {
  const { passwordHash } = await ownAccount.own(person.id)
  const { newEmail } = await ownAccount.overview(self)
  const data = { email: person.email, typed, newEmail, hasPassword: passwordHash !== null }
  return flow.draw(reply, look, { page: 'own-account.email', title: 'Ubah email', data, ...problem })
}

/** The link works wherever the mail is read, signed in or not: who reads there was who had to be shown. */
function mountLink(app: FastifyInstance, parts: HomeDeps): void {
  const { flow, ownAccount } = parts
  const title = 'Konfirmasi email baru'

  const said = (reply: FastifyReply, look: Look, words: { title: string; text: string }, status = 200) =>
    flow.draw(reply, look, { page: 'own-account.said', title: words.title, data: words, status })

  const gone = {
    title: 'Tautan tidak berlaku',
    text: 'Tautan ini sudah dipakai atau kedaluwarsa. Anda bisa meminta ganti email sekali lagi.',
  }

  app.get('/akun/email/konfirmasi', async (request, reply) => {
    const token = queryText(request, 'token')
    const change = await ownAccount.emailChange.byLink(token)
    const look = await flow.lookOf(request, change?.tenantId)
    if (!change) return said(reply, look, gone, 410)
    // a change is found by its token alone
    const data = { token: token ?? '', newEmail: change.email }
    return flow.draw(reply, look, { page: 'own-account.email-link', title, data })
  })

  app.post('/akun/email/konfirmasi', async (request, reply) => {
    const { token } = formOf(request, tokenForm)
    const change = await ownAccount.emailChange.byLink(token)
    const look = await flow.lookOf(request, change?.tenantId)
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
