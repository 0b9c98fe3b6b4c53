import type { PersonalContext } from '../../platform/http/page-load.ts'
import { matchRoute } from '../../routes.ts'
import { momentText } from '../../shared/dates.ts'
import { listAudit } from '../audit/audit.ts'
import { scopeOf } from '../members/members.ts'
import { kinds, memberOf, type PermissionName, permissions } from '../permissions/permissions.ts'
import type { Figure, OverviewPage } from './administration.contract.ts'
import { countOpenInvitations, countPeople, findState } from './overview.store.ts'
import { stepsOf } from './steps.rules.ts'

/** a place that stands, for whoever may enter it */
const place = (href: string, isAllowed = true) =>
  isAllowed && matchRoute(href) !== undefined ? href : undefined

/** What waits for whom, and how large this tenant is. Who leads a part sees that part. */
export async function overview(context: PersonalContext): Promise<OverviewPage> {
  const { tx, viewer, clock } = context
  const member = memberOf(viewer)
  const may = (name: PermissionName) => permissions[name].grants[member.kind] !== 'none'
  const now = clock.now()
  const scope = scopeOf(viewer)
  const people = await countPeople(tx, scope)
  const byKind = people.map(({ kind, count }) => ({
    label: kinds[kind].label,
    value: count,
    href: place('/Kelola/Orang') && `/Kelola/Orang?kind=${kind}`,
  }))
  const openInvitations = await countOpenInvitations(tx, scope, now)
  const isWhole = viewer.grant === 'all'
  const state = isWhole ? await findState(tx, now) : undefined
  return {
    greeting: greetingOf(member.name),
    people: { total: sum(byKind), byKind, href: place('/Kelola/Orang') },
    classes: state && [
      { label: 'Terbit', value: state.published, href: '/Class' },
      { label: 'Pendaftaran dibuka', value: state.registering, href: '/Class?state=onRegistration' },
      { label: 'Belum terbit', value: state.drafts },
    ],
    waiting: [
      ...waitingInvitations(openInvitations),
      ...(state ? waitingRequests(state, now, context.tenant.timeZone) : []),
      ...(state ? waitingSchools(state.submittedSchools) : []),
    ],
    steps: state ? stepsOf(state, href => matchRoute(href) !== undefined) : [],
    deeds: may('readAudit') ? await lastDeeds(context) : undefined,
  }
}

const sum = (figures: Figure[]) => figures.reduce((total, { value }) => total + value, 0)

/** the whole name: the first word of "I Made Suardana" or "Ni Luh Sukerti" is nobody's name */
const greetingOf = (name: string) => `Halo, ${name}`

type Waiting = OverviewPage['waiting']

const waitingInvitations = (open: number): Waiting =>
  open === 0
    ? []
    : [
        {
          label: `${open} undangan belum diterima`,
          text: 'Kirim ulang bila perlu; tautan lama berhenti berlaku.',
          href: place('/Kelola/Undangan'),
          tone: 'blue',
        },
      ]

/** The law gives three times 24 hours; within the last of them it is urgent. */
function waitingRequests(
  { openRequests, nextDueAt }: { openRequests: number; nextDueAt: Date | null },
  now: Date,
  timeZone: string,
): Waiting {
  if (openRequests === 0 || !nextDueAt) return []
  const hours = (nextDueAt.getTime() - now.getTime()) / 3_600_000
  return [
    {
      label: `${openRequests} permintaan data menunggu`,
      text:
        hours < 0
          ? `Terlambat: tenggatnya ${momentText(nextDueAt, timeZone)}.`
          : `Tenggat terdekat ${momentText(nextDueAt, timeZone)}.`,
      href: place('/Kelola/Privasi'),
      tone: hours < 24 ? 'red' : 'orange',
    },
  ]
}

const waitingSchools = (submitted: number): Waiting =>
  submitted === 0
    ? []
    : [
        {
          label: `${submitted} sekolah menunggu verifikasi`,
          text: 'Periksa NPSN dan namanya, lalu setujui atau tolak.',
          href: place('/Kelola/Sekolah') && '/Kelola/Sekolah?status=submitted',
          tone: 'orange',
        },
      ]

async function lastDeeds(context: PersonalContext) {
  const { items } = await listAudit(context, { page: 1, pageSize: 6, from: undefined, to: undefined })
  return items.map(({ id, actorName, words, objectName, at, atText }) => ({
    id,
    actor: actorName,
    words: objectName === actorName ? words.replace(/:$/, '') : words,
    object: objectName === actorName ? '' : objectName,
    at,
    atText,
  }))
}
