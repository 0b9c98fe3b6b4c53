import { matchRoute } from '../../../match-route.ts'
import type { Kind } from '../../../platform/http/access.ts'
import type {
  PageLoad,
  PersonalContext,
  PersonalPageLoad,
  PublicPageLoad,
} from '../../../platform/http/page-load.ts'
import { routes, to } from '../../../routes.ts'
import { framedPage } from '../../../shared/page.ts'
import { deskPromise } from '../../core/desks/desks.ts'
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

const office = {
  title: 'Buka Kelola',
  text: 'Orang, undangan, halaman, dan tampilan yang menjadi bagian Anda, dengan langkah pertama di sana.',
  label: 'Buka Kelola',
  href: to.administration(),
}
const lessons = {
  title: 'Pilih kelas',
  text: 'Lihat kelas yang pendaftarannya dibuka dan kursus yang dapat dimulai kapan saja.',
  label: 'Lihat kelas',
  href: to.classes(),
}

const teaching = {
  title: 'Mulai mengajar',
  text: 'Kelas Anda, jawaban yang menunggu dinilai, dan pertanyaan yang menunggu dijawab.',
  label: 'Buka Mengajar',
  href: to.teaching(),
}
const desk = (text: string): WelcomePage['steps'][number] => ({
  title: 'Buka meja kerja',
  text,
  label: 'Buka meja kerja',
  href: to.desk(),
})

/** What each kind is here for; who is not named here has what the rooms promise on their desk, or learns. */
const works: Partial<Record<Kind, WelcomePage['steps'][number]>> = {
  0: office,
  1: office,
  2: teaching,
  3: teaching,
  4: {
    title: 'Mulai dari kelas Anda',
    text: 'Kelas yang Anda ikuti, sampai mana Anda belajar, dan cara memilih kelas berikutnya.',
    label: 'Buka kelas saya',
    href: to.learning(),
  },
  7: office,
  9: office,
}

const own = {
  title: 'Lengkapi profil',
  text: 'Nama, foto, dan sekolah Anda, supaya pengajar dan teman sekelas mengenali Anda.',
  label: 'Buka profil',
  href: to.profile(),
}

function workOf(
  kind: Kind | undefined,
  told: Pick<PersonalContext, 'partsOf'>,
): WelcomePage['steps'][number] {
  if (kind === undefined) return lessons
  const promise = deskPromise(told, kind)
  return works[kind] ?? (promise === undefined ? lessons : desk(promise))
}

function stepsOf(kind: Kind | undefined, told: Pick<PersonalContext, 'partsOf'>): WelcomePage['steps'] {
  const work = workOf(kind, told)
  return [...(work === office ? [work, own] : [own, work]), rights]
}

const rights = {
  title: 'Kenali hak Anda',
  text: 'Data apa yang kami simpan, untuk apa, dan bagaimana Anda mengubah atau menghapusnya.',
  label: 'Baca kebijakan privasi',
  href: routes['Privacy-Policy'],
}

/** An invitation that has just been taken up is nowhere to go back to. */
const isSpent = (next: string) => next === '/' || /^\/undangan\//i.test(next)

const backTo = (next: string) => (isSpent(next) ? [] : [{ label: 'Lanjutkan ke halaman tadi', href: next }])
const waysIn = [
  { label: 'Masuk', href: to.login() },
  { label: 'Daftar', href: to.register() },
]

/** After the first sign-in; for visitors what an account here is for. */
export const loadWelcome: PersonalPageLoad = {
  access: permissions.enter,
  query: ['next'],
  async load({ tenant, viewer: { member }, query, partsOf }) {
    const next = returnPath(query.next, 'http://site')
    const data: WelcomePage = {
      tenant: tenant.title,
      home: to.home(),
      member: member && { name: member.name, kindLabel: kinds[member.kind].label },
      actions: member ? backTo(next) : waysIn,
      steps: stepsOf(member?.kind, { partsOf }).filter(({ href }) => matchRoute(href) !== undefined),
    }
    return framedPage('site', 'sign-in.welcome', data, {
      title: 'Selamat datang',
      description: `Langkah pertama Anda di ${tenant.title}.`,
      canonical: to.welcome(),
    })
  },
}
