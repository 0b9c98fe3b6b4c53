import { matchRoute } from '../../../match-route.ts'
import type { PageLoad, PersonalPageLoad, PublicPageLoad } from '../../../platform/http/page-load.ts'
import { routes, to } from '../../../routes.ts'
import { framedPage } from '../../../shared/page.ts'
import { kinds, permissions } from '../../core/permissions/permissions.ts'
import type { WelcomePage } from './sessions.contract.ts'
import { returnPath } from './sessions.rules.ts'

/** Answered before any page is (app/sign-in); who spells it otherwise is sent to the one address. */
export function spelled(path: string): PageLoad {
  return {
    query: ['next', 'silent', 'code', 'state', 'iss', 'error', 'error_description'],
    load: async () => ({ redirect: path, isTemporary: true }),
  }
}

/** Asks before it signs out: a mere link must not. */
export const loadLogout: PersonalPageLoad = {
  access: permissions.enter,
  query: [],
  async load({ tenant, viewer }) {
    const data = { name: viewer.member?.name, tenant: tenant.title }
    const title = `Keluar dari ${tenant.title}`
    return framedPage('account', 'sign-in.logout', data, {
      title,
      description: title,
      canonical: to.logout(),
    })
  },
}

/** The link of a mail. Reading the page uses nothing up, so no scanner of mails can: the button does. */
export const loadVerify = ({ accountsOrigin }: { accountsOrigin: string }): PublicPageLoad => ({
  query: ['token'],
  async load({ query }) {
    const data = { action: `${accountsOrigin}/verifikasi`, token: query.token ?? '' }
    return framedPage('account', 'sign-in.verify', data, {
      title: 'Verifikasi email',
      description: 'Pastikan alamat email ini milik Anda.',
      canonical: routes.CallbackVerify,
    })
  },
})

const steps = [
  {
    title: 'Lengkapi profil',
    text: 'Nama, foto, dan sekolah Anda, supaya pengajar dan teman sekelas mengenali Anda.',
    label: 'Buka profil',
    href: to.profile(),
  },
  {
    title: 'Pilih kelas',
    text: 'Lihat kelas yang pendaftarannya dibuka dan kursus yang dapat dimulai kapan saja.',
    label: 'Lihat kelas',
    href: to.classes(),
  },
  {
    title: 'Kenali hak Anda',
    text: 'Data apa yang kami simpan, untuk apa, dan bagaimana Anda mengubah atau menghapusnya.',
    label: 'Baca kebijakan privasi',
    href: routes['Privacy-Policy'],
  },
]

/** After the first sign-in; for visitors what an account here is for. */
export const loadWelcome: PersonalPageLoad = {
  access: permissions.enter,
  query: ['next'],
  async load({ tenant, viewer: { member }, query }) {
    const next = returnPath(query.next, 'http://site')
    const data: WelcomePage = {
      tenant: tenant.title,
      member: member && {
        name: member.name,
        kindLabel: kinds[member.kind].label,
        next: next === '/' ? undefined : next,
      },
      steps: steps.filter(({ href }) => matchRoute(href) !== undefined),
    }
    return framedPage('site', 'sign-in.welcome', data, {
      title: 'Selamat datang',
      description: `Langkah pertama Anda di ${tenant.title}.`,
      canonical: to.welcome(),
    })
  },
}
