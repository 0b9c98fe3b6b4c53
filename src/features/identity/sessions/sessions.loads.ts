import type { PageLoad, PersonalPageLoad, PublicPageLoad } from '../../../platform/http/page-load.ts'
import { matchRoute, to } from '../../../routes.ts'
import type { PageAnswer } from '../../../shared/page.ts'
import { kinds, permissions } from '../../core/permissions/permissions.ts'
import type { LogoutPage, VerifyPage, WelcomePage } from './sessions.contract.ts'
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
    const data: LogoutPage = { name: viewer.member?.name, tenant: tenant.title }
    const title = `Keluar dari ${tenant.title}`
    return {
      page: 'sign-in.logout',
      data,
      head: { title, description: title, noindex: true },
      canonical: to.logout(),
      crumbs: [],
      tags: [],
      frame: 'account',
    } satisfies PageAnswer<'sign-in.logout'>
  },
}

/** The link of a mail. Reading the page uses nothing up, so no scanner of mails can: the button does. */
export const loadVerify = ({ accountsOrigin }: { accountsOrigin: string }): PublicPageLoad => ({
  query: ['token'],
  async load({ query }) {
    const data: VerifyPage = { action: `${accountsOrigin}/verifikasi`, token: query.token ?? '' }
    return {
      page: 'sign-in.verify',
      data,
      head: {
        title: 'Verifikasi email',
        description: 'Pastikan alamat email ini milik Anda.',
        noindex: true,
      },
      canonical: '/CallbackVerify',
      crumbs: [],
      tags: [],
      frame: 'account',
    } satisfies PageAnswer<'sign-in.verify'>
  },
})

const steps = [
  {
    title: 'Lengkapi profil',
    text: 'Nama, foto, dan sekolah Anda, supaya pengajar dan teman sekelas mengenali Anda.',
    label: 'Buka profil',
    href: '/Profile',
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
    href: '/Privacy-Policy',
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
    return {
      page: 'sign-in.welcome',
      data,
      head: {
        title: 'Selamat datang',
        description: `Langkah pertama Anda di ${tenant.title}.`,
        noindex: true,
      },
      canonical: to.welcome(),
      crumbs: [],
      tags: [],
    } satisfies PageAnswer<'sign-in.welcome'>
  },
}
