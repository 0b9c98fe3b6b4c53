import type { PublicPageLoad } from '../../../platform/http/page-load.ts'
import { routes, to } from '../../../routes.ts'
import { framedPage } from '../../../shared/page.ts'
import { guardianPage } from './guardians.ts'

/** Behind the link in a guardian's mail. Looking decides nothing. */
export const loadGuardian: PublicPageLoad = {
  query: ['problem'],
  async load(context) {
    const { token = '' } = context.params
    const { email } = context.tenant.contact
    const data = await guardianPage(context, token, {
      site: context.tenant.title,
      policyHref: routes['Privacy-Policy'],
      ...(email ? { contactEmail: email } : {}),
    })
    if (!data) return undefined
    const isUnconfirmed =
      context.query.problem === 'unconfirmed' && (data.state === 'ask' || data.state === 'withdraw')
    const problem = 'Beri tanda centang bahwa Anda orang tua atau wali yang sah, lalu kirim sekali lagi.'
    return framedPage('account', 'privacy.guardian', isUnconfirmed ? { ...data, problem } : data, {
      title: 'Persetujuan orang tua atau wali',
      description: 'Jawab permintaan persetujuan untuk anak Anda.',
      canonical: to.guardian({ token }),
    })
  },
}
