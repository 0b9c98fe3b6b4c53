import type { FastifyInstance } from 'fastify'
import { readOutbox } from '../../features/identity/accounts/accounts.ts'
import { drawMessage, type Fields } from './forms.ts'
import type { SignInFlow } from './sign-in-flow.ts'

/** the demo's people have their addresses here; see db/seeds/demo-logins.ts */
const demoDomain = 'contoh.id'

const secondsOfCode = (now: Date) => 31 - (Math.floor(now.getTime() / 1000) % 30)

/** Every mail there is, where nobody else can come: for trying the product without a mail server. */
export function mountOutbox(instance: FastifyInstance, flow: SignInFlow): void {
  instance.get<{ Querystring: Fields }>('/kotak-keluar', async (request, reply) => {
    const look = flow.lookFor(await flow.productTenant())
    const { config, database } = flow.services
    if (!config.hasOutbox) {
      return drawMessage(flow, reply, look, {
        title: 'Halaman tidak ditemukan',
        text: ['Alamat ini tidak ada.'],
        action: { label: 'Ke halaman utama', href: `${look.home}/` },
        status: 404,
      })
    }
    const filter = (request.query.address ?? '').slice(0, 254)
    const mails = await readOutbox(database, filter, look.tenant.timeZone)
    const codes = config.DEMO ? await flow.services.factors.demoCodes(demoDomain) : []
    // six digits live half a minute: the next ones come by themselves
    if (codes.length > 0) reply.header('refresh', String(secondsOfCode(flow.services.clock.now())))
    const data = { filter, mails, codes }
    return flow.draw(reply, look, { page: 'accounts.outbox', title: 'Kotak keluar', data })
  })
}
