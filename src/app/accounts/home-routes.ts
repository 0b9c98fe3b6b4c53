import type { FastifyInstance } from 'fastify'
import { routes } from '../../routes.ts'
import type { AccountNotice } from '../../shared/account-page.ts'
import { parameterOf, queryText } from './form-answers.ts'
import { mountOwnEmail } from './home-email-routes.ts'
import { mountErasing } from './home-erasing-routes.ts'
import { mountOwnFactors } from './home-factor-routes.ts'
import { homeView } from './home-pages.ts'
import { mountOwnPassword } from './home-password-routes.ts'
import { type HomeDeps, ownRoutes, toHome } from './signed-in.ts'

/** The account's own pages, on the account service's host. */
export function mountHomeRoutes(app: FastifyInstance, parts: HomeDeps): void {
  mountHome(app, parts)
  mountSignIns(app, parts)
  mountOwnPassword(app, parts)
  mountOwnEmail(app, parts)
  mountOwnFactors(app, parts)
  mountErasing(app, parts)
}

/** what happened before, said at home */
const news: Record<string, AccountNotice> = {
  password: { tone: 'good', text: 'Kata sandi diubah. Semua perangkat lain sudah dikeluarkan.' },
  email: { tone: 'good', text: 'Email Anda sudah diganti.' },
  app: { tone: 'good', text: 'Aplikasi autentikator terpasang.' },
  'app-removed': { tone: 'good', text: 'Aplikasi autentikator dilepas.' },
  passkey: { tone: 'good', text: 'Passkey ditambahkan.' },
  'passkey-renamed': { tone: 'good', text: 'Nama passkey diubah.' },
  'passkey-removed': { tone: 'good', text: 'Passkey dihapus.' },
  'device-out': { tone: 'good', text: 'Perangkat itu sudah dikeluarkan.' },
  'others-out': { tone: 'good', text: 'Semua perangkat lain sudah dikeluarkan.' },
  proved: { tone: 'info', text: 'Terima kasih. Silakan ulangi perubahan yang tadi.' },
}

function mountHome(app: FastifyInstance, parts: HomeDeps): void {
  const { flow, factors, ownAccount } = parts
  const { signedIn } = ownRoutes(app, parts)

  app.get('/', async (request, reply) => {
    const look = await flow.lookOf(request)
    const session = await flow.sessionOf(request, reply)
    if (!session) {
      const data = { signInHref: `${look.home}${routes.Login}` }
      return flow.draw(reply, look, { page: 'own-account.stranger', title: 'Akun Anda', data })
    }
    const self = { accountId: session.accountId, signIn: session.uid }
    const data = {
      ...homeView(
        {
          own: await ownAccount.own(self.accountId),
          factors: await factors.overview(self.accountId),
          overview: await ownAccount.overview(self),
        },
        { self, timeZone: look.tenant.timeZone },
      ),
      signOutAction: '/akun/keluar',
    }
    const notice = news[queryText(request, 'news') ?? '']
    return flow.draw(reply, look, { page: 'own-account.home', title: 'Akun Anda', data, notice })
  })

  signedIn.post('/akun/keluar', async ({ reply, self: { accountId, signIn } }) => {
    await flow.accounts.endSignIns(accountId, { only: signIn, reason: 'signed_out' })
    reply.header('clear-site-data', '"cache"')
    return reply.redirect('/', 303)
  })
}

function mountSignIns(app: FastifyInstance, parts: HomeDeps): void {
  const { ownAccount } = parts
  const home = ownRoutes(app, parts).proved('/')

  home.post('/akun/perangkat/keluarkan-lainnya', async ({ reply, self, by }) => {
    await ownAccount.endOtherSignIns(self, by)
    return toHome(reply, 'others-out')
  })

  home.post('/akun/perangkat/:id/keluarkan', async ({ request, reply, self, by }) => {
    await ownAccount.endSignIn(self, parameterOf(request, 'id'), by)
    return toHome(reply, 'device-out')
  })
}
