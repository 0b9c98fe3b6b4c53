import { type PersonalContext, type PersonalPageLoad, parseQuery } from '../../../platform/http/page-load.ts'
import { to } from '../../../routes.ts'
import { longDate, mediumDate } from '../../../shared/dates.ts'
import type { PageAnswer } from '../../../shared/page.ts'
import { pagerOf, statusOfPage, withQuery } from '../../../shared/pager.ts'
import { kinds, permissions } from '../../core/permissions/permissions.ts'
import { regionNames } from '../../core/regions/regions.ts'
import { isHigher, optionsFor, scopeOf } from '../members/members.ts'
import {
  type InvitationItem,
  type InvitationPage,
  type InvitationRow,
  type InvitationsPage,
  invitationListQuery,
} from './invitations.contract.ts'
import { invitationStates, kindsByAddress, maskedEmail, usualDays } from './invitations.rules.ts'
import { closedWords, findByToken, isChangeable, listInvitations } from './invitations.ts'

export const loadInvitations: PersonalPageLoad = {
  access: permissions.invitePeople,
  query: ['page', 'search', 'status', 'impor'],
  async load(context) {
    const { impor, ...given } = context.query
    const list = await listInvitations(context, parseQuery(invitationListQuery, given))
    const { search = '', status = '' } = given
    const options = await optionsFor(context)
    const { provinceNameOf } = await provinceNames()
    const data: InvitationsPage = {
      invitations: list.items.map(item => rowOf(item, context, provinceNameOf(item.provinceCode))),
      pager: pagerOf(list, to.invitations(), { search, status }),
      filter: { search, status },
      isFiltered: search !== '' || status !== '',
      tabs: tabsFor(search),
      options,
      addressOnly: kindsByAddress.map(String),
      needsProgram: scopeOf(context.viewer).programIds !== null,
      usualDays,
      isImporting: impor !== undefined,
    }
    return {
      page: 'invitations.list',
      data,
      head: { title: 'Undangan', description: 'Undang orang ke situs ini', noindex: true },
      canonical: to.invitations(),
      crumbs: [],
      tags: [],
      frame: 'office',
      status: statusOfPage(list),
    } satisfies PageAnswer<'invitations.list'>
  },
}

async function provinceNames() {
  const { province } = await regionNames()
  return { provinceNameOf: (code: string | null) => province(code)?.name }
}

const tabsFor = (search: string) => [
  { id: '', label: 'Semua', href: withQuery(to.invitations(), { search }) },
  ...Object.entries(invitationStates).map(([status, { label }]) => ({
    id: status,
    label,
    href: withQuery(to.invitations(), { search, status }),
  })),
]

function rowOf(
  item: InvitationItem,
  { tenant, viewer }: PersonalContext,
  province: string | undefined,
): InvitationRow {
  const { status, usesLeft, usesTotal, email } = item
  const isMine = isChangeable(viewer, { ...item, programIds: item.programs.map(({ id }) => id) })
  return {
    id: item.id,
    title: email ?? 'Tautan terbuka',
    name: item.name,
    isLink: email === null,
    kind: kinds[item.kind].label,
    ties: [...item.programs.map(({ name }) => name), ...(province ? [province] : [])].join(', '),
    status,
    statusLabel: invitationStates[status].label,
    statusTone: invitationStates[status].tone,
    uses: email === null ? `${usesTotal - usesLeft} dari ${usesTotal} orang` : null,
    by: item.invitedBy?.name ?? 'Sistem',
    until: mediumDate(new Date(item.expiresAt), tenant.timeZone),
    canResend: isMine && (status === 'open' || status === 'expired'),
    canRevoke: isMine && (status === 'open' || status === 'expired'),
  }
}

/** Looking takes nothing up, so no scanner of mails can; the button does. */
export const loadInvitation: PersonalPageLoad = {
  access: permissions.enter,
  query: [],
  async load(context) {
    const { token = '' } = context.params
    const path = to.invitation({ token })
    const invitation = await findByToken(context, token)
    const { member } = context.viewer
    const next = withQuery(path, { terima: '1' })
    const data: InvitationPage = {
      tenant: context.tenant.title,
      token,
      invitation: invitation && wordsOf(invitation, context),
      closed: invitation && invitation.status !== 'open' ? closedWords[invitation.status] : null,
      member: member ? { name: member.name, kind: kinds[member.kind].label } : null,
      isMemberAlready: member !== undefined && !offersMore(invitation, member),
      loginHref: to.login({ next }),
      registerHref: withQuery(to.register(), { next }),
    }
    const title = `Undangan ke ${context.tenant.title}`
    return {
      page: 'invitations.accept',
      data,
      head: { title, description: title, noindex: true },
      canonical: path,
      crumbs: [],
      tags: [],
      frame: 'account',
      status: invitation?.status === 'open' || (invitation && member) ? 200 : 404,
    } satisfies PageAnswer<'invitations.accept'>
  },
}

function offersMore(
  invitation: InvitationItem | undefined,
  member: { kind: InvitationItem['kind']; programIds: readonly number[] },
): boolean {
  if (!invitation || isHigher(invitation.kind, member.kind)) return true
  return (
    invitation.kind === member.kind && invitation.programs.some(({ id }) => !member.programIds.includes(id))
  )
}

const wordsOf = (invitation: InvitationItem, { tenant }: PersonalContext): InvitationPage['invitation'] => ({
  kind: kinds[invitation.kind].label,
  inviter: invitation.invitedBy?.name ?? null,
  programs: invitation.programs.map(({ name }) => name),
  message: invitation.message,
  until: longDate(new Date(invitation.expiresAt), tenant.timeZone),
  forEmail: invitation.email && maskedEmail(invitation.email),
})
