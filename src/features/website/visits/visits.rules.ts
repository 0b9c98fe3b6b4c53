import { matchRoute } from '../../../match-route.ts'
import type { RouteName } from '../../../routes.ts'

/** how long visits are kept */
export const keptDays = 90

/** pages within a minute that a reader manages; whatever is more is a program that does not say so */
export const mostPagesAMinute = 60

/** Why a page was not counted. */
export const leftReasons = {
  bot: { label: 'Robot dan pratinjau tautan' },
  staff: { label: 'Pengelola situs' },
  rapid: { label: 'Lebih dari 60 halaman semenit' },
} as const
export type LeftReason = keyof typeof leftReasons

export type Device = 'phone' | 'desk'
export const devices = { phone: 'Ponsel atau tablet', desk: 'Komputer' } as const satisfies Record<
  Device,
  string
>
export const deviceOf = (userAgent: string): Device =>
  /android|iphone|ipad|mobile/i.test(userAgent) ? 'phone' : 'desk'

/** Where a visit came from. */
export interface Source {
  /** a host without www., or what the address said; empty: an address that was typed, an app, a mail */
  source: string
  medium: string
  campaign: string
}

const searches = /(^|\.)(google|bing|duckduckgo|yahoo|ecosia|yandex|baidu|startpage)\./
const socials =
  /(^|\.)(facebook|instagram|tiktok|youtube|linkedin|threads|x|twitter|t|whatsapp|telegram|reddit|pinterest)\.(com|co|me|net|org)$/

/** what an address may say of a campaign: words of whoever made the link, never an address or a name */
const plainWord = (text: string | null, most: number) =>
  text && /^[\p{L}\p{N} ._-]+$/u.test(text) ? text.trim().toLowerCase().slice(0, most) : ''

/** Of the first page of a visit: what its address says by utm_, else the site that led here. */
export function sourceOf(from: string, to: string, origin: string): Source {
  const here = new URL(origin)
  const said = URL.canParse(to, origin) ? new URL(to, origin).searchParams : new URLSearchParams()
  const campaign = plainWord(said.get('utm_campaign'), 60)
  const named = plainWord(said.get('utm_source'), 100)
  if (named !== '')
    return { source: named, medium: plainWord(said.get('utm_medium'), 60) || 'campaign', campaign }
  const host = URL.canParse(from) ? new URL(from).hostname.replace(/^www\./, '').slice(0, 100) : ''
  // the site itself, and the account service, lead nobody here
  const isOurs =
    host === '' || host === here.hostname || host === `akun.${here.hostname}` || /^akun\./.test(host)
  if (isOurs) return { source: '', medium: 'direct', campaign }
  const medium = searches.test(host) ? 'search' : socials.test(host) ? 'social' : 'referral'
  return { source: host, medium, campaign }
}

/** the pages of one class, whatever its shelf */
const classPages: readonly RouteName[] = [
  'Class-slug',
  'Courses-slug',
  'Courses-Premium-slug',
  'Camp-slug',
  'Pesilat-Class-code',
]
const formPages: readonly RouteName[] = ['Class-slug-Daftar', 'Class-slug-Beli']

export type Step = 'class' | 'form'

/** Which step towards a class a page is. */
export function stepOf(page: string): Step | null {
  const name = matchRoute(page)?.name
  if (!name) return null
  if (classPages.includes(name)) return 'class'
  return formPages.includes(name) ? 'form' : null
}

/** By what visits are told apart; days unless something is chosen. */
export const visitCuts = {
  source: { label: 'Sumber' },
  campaign: { label: 'Kampanye' },
  device: { label: 'Perangkat' },
  page: { label: 'Halaman' },
} as const

/** fewer people than this could be recognised */
export const smallestGroup = 5

/** weeks after they joined in which cohorts are looked at, and the months that are shown */
export const cohortWeeks = [1, 2, 3, 4, 8, 12] as const
export const cohortMonths = 6
