import { labelsOf } from '../../../platform/http/fields.ts'
import { shownForm, type TypedForm } from '../../../platform/http/page-form.ts'
import type {
  PageContext,
  PersonalContext,
  PersonalPageLoad,
  PublicPageLoad,
} from '../../../platform/http/page-load.ts'
import { to } from '../../../routes.ts'
import { mediumDate } from '../../../shared/dates.ts'
import { framedPage, type PageAnswer } from '../../../shared/page.ts'
import { trail } from '../../../ui/lists.ts'
import { permissions } from '../../core/permissions/permissions.ts'
import { chosen, started } from './disc-forms.contract.ts'
import { groups, letters } from './disc-phrases.rules.ts'
import { placesOf } from './disc-places.ts'
import { choicesIn, findProgress, isFinished, type Progress } from './disc-progress.ts'
import { doubtWords, type Profile, profileOf } from './disc-scoring.rules.ts'
import type { DiscResultPage } from './disc-tests.contract.ts'
import {
  type DiscDeps,
  findOwnResult,
  findSharedResult,
  type KeptResult,
  listOwnResults,
} from './disc-tests.ts'
import { honestWords, keptDays, letterWords, nothingStandsOut } from './disc-words.rules.ts'

const title = 'Tes kepribadian'
const lead =
  '24 kelompok kata, sekitar lima menit. Pilih yang paling dan yang paling tidak menggambarkan Anda.'
const crumb = () => ({ label: title, href: to.discTest() })

/** What the test is and is not, and where it begins. */
export function startPage(_: PageContext, typed: TypedForm = {}): PageAnswer<'disc-tests.start'> {
  const crumbs = trail({ label: title })
  return {
    page: 'disc-tests.start',
    data: {
      heading: { title, lead },
      crumbs,
      path: to.discTest(),
      honest: honestWords,
      keptText: `Jawaban disimpan di peramban Anda sampai selesai, jadi Anda boleh berhenti dan melanjutkannya. Hasil orang dewasa disimpan tersandi; yang tanpa akun terhapus sendiri setelah ${keptDays} hari. Bila Anda belum 18 tahun, hasilnya hanya ada di peramban Anda.`,
      resume: { label: 'Lanjutkan tes yang belum selesai', href: to.discGroups() },
      ...shownForm(labelsOf(started), typed),
    },
    head: { title, description: lead },
    canonical: to.discTest(),
    crumbs,
    tags: ['disc-tests'],
  }
}

export const loadStart: PublicPageLoad = { query: [], load: async context => startPage(context) }

/** One group at a time: the first that is open, or what was refused. */
export function groupPage(progress: Progress, typed: TypedForm = {}): PageAnswer<'disc-tests.group'> {
  const group = progress.answers.length
  const crumbs = trail(crumb(), { label: `Kelompok ${group + 1}` })
  const data = {
    heading: { eyebrow: title, title: `Kelompok ${group + 1} dari ${groups.length}` },
    crumbs,
    path: to.discGroups(),
    group: group + 1,
    of: groups.length,
    phrases: placesOf(progress.seed, group).map(letter => groups[group]?.[letters.indexOf(letter)] ?? ''),
    hasPrevious: group > 0,
    ...shownForm(labelsOf(chosen), typed),
  }
  return framedPage('site', 'disc-tests.group', data, {
    title: data.heading.title,
    description: lead,
    canonical: to.discGroups(),
    crumbs,
  })
}

const toStart = () => ({ redirect: to.discTest(), isTemporary: true })

export const loadGroup = ({ secrets }: DiscDeps): PersonalPageLoad => ({
  access: permissions.readPublic,
  query: [],
  async load(context) {
    const progress = findProgress(context, secrets)
    if (!progress) return toStart()
    return isFinished(progress) ? { redirect: to.discResult(), isTemporary: true } : groupPage(progress)
  },
})

/** The result that only this browser has; of a member without one the newest that was kept. */
export const loadLocalResult = (house: DiscDeps): PersonalPageLoad => ({
  access: permissions.readPublic,
  query: [],
  async load(context) {
    const progress = findProgress(context, house.secrets)
    if (progress && isFinished(progress))
      return resultAnswer(profileOf(choicesIn(progress)), {
        path: to.discResult(),
        name: 'Hasil Anda',
        keptText: `Hasil ini hanya ada di peramban ini, paling lama ${keptDays} hari. Kami tidak menyimpannya.`,
        isLocal: true,
      })
    const { member } = context.viewer
    const [newest] = member ? await listOwnResults(context, house, member.membershipId) : []
    if (newest) return { redirect: to.keptDiscResult({ token: newest.ownerToken }), isTemporary: true }
    return progress ? { redirect: to.discGroups(), isTemporary: true } : toStart()
  },
})

export const loadKeptResult = (house: DiscDeps): PersonalPageLoad => ({
  access: permissions.readPublic,
  query: [],
  async load(context) {
    const { token = '' } = context.params
    const kept = await findOwnResult(context, house, token)
    if (!kept) return undefined
    return resultAnswer(kept.profile, {
      path: to.keptDiscResult({ token }),
      name: 'Hasil Anda',
      keptText: keptTextOf(context, kept),
      owner: {
        path: to.keptDiscResult({ token }),
        shareUrl: kept.shareToken
          ? `${context.tenant.origin}${to.sharedDiscResult({ token: kept.shareToken })}`
          : '',
      },
    })
  },
})

const keptTextOf = ({ tenant }: Pick<PersonalContext, 'tenant'>, { at, membershipId }: KeptResult) => {
  const day = mediumDate(at, tenant.timeZone)
  return membershipId === null
    ? `Diisi ${day}. Simpan alamat halaman ini: hanya lewat alamat ini hasilnya dapat dibuka, dan setelah ${keptDays} hari ia terhapus.`
    : `Diisi ${day}. Tersimpan tersandi di akun Anda sampai Anda menghapusnya.`
}

export const loadSharedResult = (house: DiscDeps): PersonalPageLoad => ({
  access: permissions.readPublic,
  query: [],
  async load(context) {
    const { token = '' } = context.params
    const kept = await findSharedResult(context, house, token)
    if (!kept) return undefined
    return resultAnswer(kept.profile, {
      path: to.sharedDiscResult({ token }),
      name: 'Hasil yang dibagikan kepada Anda',
      keptText: 'Pemiliknya membagikan halaman ini dan dapat mengakhirinya kapan saja.',
    })
  },
})

interface Shown {
  path: string
  name: string
  keptText: string
  owner?: DiscResultPage['owner']
  isLocal?: boolean
}

const signed = (points: number) => (points > 0 ? `+${points}` : String(points).replace('-', '−'))

function resultAnswer(
  { most, least, change, leading, doubts }: Profile,
  { path, name, keptText, owner, isLocal = false }: Shown,
) {
  const found = leading.map(letter => letterWords[letter].name).join(' dan ')
  const crumbs = trail(crumb(), { label: 'Hasil' })
  const data: DiscResultPage = {
    heading: { eyebrow: name, title: found || nothingStandsOut.title },
    crumbs,
    bars: letters.map(letter => ({
      letter,
      name: letterWords[letter].name,
      most: most[letter],
      least: least[letter],
      change: change[letter],
      isLeading: leading.includes(letter),
    })),
    chartText: letters.map(letter => `${letterWords[letter].name} ${signed(change[letter])}`).join(', '),
    texts:
      leading.length === 0
        ? [nothingStandsOut]
        : leading.map(letter => ({ title: letterWords[letter].name, text: letterWords[letter].text })),
    doubts: doubts.map(doubt => doubtWords[doubt]),
    honest: honestWords,
    keptText,
    ...(owner ? { owner } : {}),
    isLocal,
    again: { label: 'Isi tes dari awal', href: to.discTest() },
  }
  const page = framedPage('site', 'disc-tests.result', data, {
    title: `${name}: ${data.heading.title}`,
    description: title,
    canonical: path,
    crumbs,
  })
  return page
}
