import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { eraseEverywhere } from '../../features/membership/data-requests/data-requests.ts'
import { plainText } from '../../platform/http/query.ts'
import { type FormProblem, formOf, formProblem } from './form-answers.ts'
import { type HomeDeps, ownRoutes, type SignedIn } from './signed-in.ts'

const confirmForm = z.object({ email: plainText(300).default('') })

/** The end of an account, in every site it belongs to. Only after a fresh proof, and with its address typed. */
export function mountErasing(app: FastifyInstance, parts: HomeDeps): void {
  const { flow } = parts
  const { proved } = ownRoutes(app, parts)

  proved('/akun/hapus').get('/akun/hapus', at => page(parts, at))

  proved('/akun/hapus').post('/akun/hapus', async at => {
    const { request, reply, look, person } = at
    try {
      const { email } = formOf(request, confirmForm)
      if (email.trim().toLowerCase() !== person.email)
        return await page(parts, at, {
          status: 422,
          errors: { email: `Ketik ${person.email} untuk menghapus akun` },
        })
      const { request: from } = flow.callerOf(request)
      await eraseEverywhere(flow.services, { accountId: person.id, request: from })
    } catch (error) {
      return page(parts, at, formProblem(error))
    }
    reply.header('clear-site-data', '"cookies", "cache"')
    return flow.draw(reply, look, {
      page: 'own-account.said',
      title: 'Akun Anda telah dihapus',
      data: {
        title: 'Akun Anda telah dihapus',
        text: 'Data pribadi Anda di semua situs dan di layanan akun sudah dihapus. Konfirmasinya dikirim ke email Anda, lalu alamat itu pun dihapus.',
      },
    })
  })
}

const page = ({ flow }: HomeDeps, { reply, look, person }: SignedIn, problem: FormProblem = {}) =>
  flow.draw(reply, look, {
    page: 'privacy.erase-account',
    title: 'Hapus seluruh akun',
    data: { email: person.email },
    ...problem,
  })
