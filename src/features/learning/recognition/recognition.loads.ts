import type { PublicPageLoad } from '../../../platform/http/page-load.ts'
import { routes, to } from '../../../routes.ts'
import { framedPage } from '../../../shared/page.ts'
import { codeWords, plainCode } from './recognition.rules.ts'
import { verify } from './recognition.ts'

const words = {
  title: 'Verifikasi sertifikat',
  description: 'Periksa keaslian sertifikat, lencana, atau tanda terima dengan kodenya.',
}

/** Where a code is typed in; the form leads to the code's own address. */
export const loadVerification: PublicPageLoad = {
  query: ['code'],
  async load({ query }) {
    const code = plainCode(query.code ?? '')
    if (code !== '') return { redirect: to.verified({ code }), isTemporary: true }
    const data = { action: routes.Verifikasi, typed: '', found: null, isUnknown: false }
    return framedPage('account', 'recognition.verification', data, {
      ...words,
      canonical: routes.Verifikasi,
    })
  },
}

export const loadVerified: PublicPageLoad = {
  query: [],
  async load(context) {
    const code = plainCode(context.params.code ?? '')
    const found = (await verify(context, code)) ?? null
    const data = { action: routes.Verifikasi, typed: codeWords(code), found, isUnknown: found === null }
    return framedPage('account', 'recognition.verification', data, {
      ...words,
      title: found?.title ?? words.title,
      canonical: to.verified({ code }),
      ...(found ? {} : { status: 404 }),
    })
  },
}
