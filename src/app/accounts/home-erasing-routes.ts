import type { FastifyInstance, FastifyReply } from 'fastify'
import { z } from 'zod'
import { eraseEverywhere } from '../../features/membership/data-requests/data-requests.ts'
import { plainText } from '../../platform/http/query.ts'
import { type FormProblem, formOf, formProblem } from './form-answers.ts'
import { freshlySignedIn, type HomeDeps, type SignedIn } from './signed-in.ts'

const confirmForm = z.object({ email: plainText(300).default('') })

/** The end of an account, in every site it belongs to. Only after a fresh proof, and with its address typed. */
export function mountErasing(app: FastifyInstance, parts: HomeDeps): void {
  const { flow } = parts

  app.get('/akun/hapus', async (request, reply) => {
    const at = await freshlySignedIn(parts, request, reply, '/akun/hapus')
    return at ? page(parts, reply, at) : reply
  })

  app.post('/akun/hapus', async (request, reply) => {
    const at = await freshlySignedIn(parts, request, reply, '/akun/hapus')
    if (!at) return reply
    const { look, person } = at
    try {
      const { email } = formOf(request, confirmForm)
      if (email.trim().toLowerCase() !== person.email)
        return await page(parts, reply, at, {
          status: 422,
          errors: { email: `Ketik ${person.email} untuk menghapus akun` },
        })
      const { request: from } = flow.callerOf(request)
      await eraseEverywhere(flow.services, { accountId: person.id, request: from })
    } catch (error) {
      return page(parts, reply, at, formProblem(error))
    }
    reply.header('clear-site-data', '"cookies", "cache"')
    return flow.draw(reply, look, {
      page: 'own-account.said',
      title: 'Akun Anda telah dihapus',
      data: {
        home: look.home,
        site: look.tenant.title,
        title: 'Akun Anda telah dihapus',
        text: 'Data pribadi Anda di semua situs dan di layanan akun sudah dihapus. Konfirmasinya dikirim ke email Anda, lalu alamat itu pun dihapus.',
      },
    })
  })
}

function page(
  { flow }: HomeDeps,
  reply: FastifyReply,
  { look, person }: SignedIn,
  problem: FormProblem = { status: 200, errors: {} },
) {
  const { status, errors, notice, retryAfter } = problem
  const data = {
    home: look.home,
    site: look.tenant.title,
    email: person.email,
    errors,
    ...(notice ? { notice } : {}),
  }
  return flow.draw(reply, look, {
    page: 'privacy.erase-account',
    title: 'Hapus seluruh akun',
    data,
    status,
    retryAfter,
  })
}
