import type { FastifyInstance } from 'fastify'
import type { default as Provider } from 'oidc-provider'
import { isSame } from '../../platform/secrets/tokens.ts'
import { drawMessage, fieldsOf } from './forms.ts'
import { returnAddress } from './provider-pages.ts'
import type { SignInFlow } from './sign-in-flow.ts'

/** The answer to "Keluar dari akun?", where no site said whom it means. */
export function mountLogout(provider: Provider) {
  return (instance: FastifyInstance, flow: SignInFlow): void => {
    instance.post('/keluar', async (request, reply) => {
      const { xsrf = '' } = fieldsOf(request.body)
      const context = provider.createContext(request.raw, reply.raw)
      const session = await provider.Session.get(context)
      const { accountId, uid, state } = session
      const look = await flow.lookOf(request)
      const isMeant = typeof state?.secret === 'string' && isSame(state.secret, xsrf)
      if (accountId !== undefined && !isMeant) {
        return drawMessage(flow, reply, look, {
          title: 'Permintaan tidak dapat dilanjutkan',
          text: ['Halaman keluar ini sudah terlalu lama terbuka. Silakan coba lagi.'],
          tone: 'bad',
          action: { label: 'Keluar', href: '/oidc/session/end' },
          status: 400,
        })
      }
      if (accountId !== undefined) {
        await flow.accounts.endSignIns(accountId, { only: uid, reason: 'signed_out' })
        await session.destroy()
        context.cookies.set(provider.cookieName('session'), null, { overwrite: true })
      }
      const back = returnAddress(state?.postLogoutRedirectUri, state?.state)
      if (back !== undefined) return reply.redirect(back, 303)
      return drawMessage(flow, reply, look, {
        title: 'Anda sudah keluar',
        text: ['Terima kasih, sampai jumpa lagi.'],
        tone: 'good',
        action: { label: 'Kembali ke halaman utama', href: `${look.home}/` },
      })
    })
  }
}
