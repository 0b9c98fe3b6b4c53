import { type ListContext, officeList } from '../../../platform/http/office-list.ts'
import type { PersonalContext, PersonalPageLoad } from '../../../platform/http/page-load.ts'
import { to } from '../../../routes.ts'
import { longDate, mediumDate } from '../../../shared/dates.ts'
import { optionsOf } from '../../../shared/office-list.ts'
import { framedPage } from '../../../shared/page.ts'
import { withQuery } from '../../../shared/pager.ts'
import { kinds, permissions } from '../../core/permissions/permissions.ts'
import { regionNames } from '../../core/regions/regions.ts'
import { isHigher, optionsFor, scopeOf } from '../members/members.ts'
import {
  type InvitationItem,
  type InvitationListQuery,
  type InvitationPage,
  type InvitationRow,
  invitationListQuery,
} from './invitations.contract.ts'
import { invitationStates, kindsByAddress, maskedEmail, usualDays } from './invitations.rules.ts'
import { closedWords, findByToken, isChangeable, listInvitations } from './invitations.ts'

export const invitations = officeList<'invitations.list', InvitationListQuery, InvitationRow>(
  { page: 'invitations.list', path: to.invitations(), access: permissions.invitePeople },
  { title: 'Undangan', description: 'Undang orang ke situs ini', search: 'Cari email atau nama' },
  {
    query: invitationListQuery,
    filters: () => [{ name: 'status', label: 'Status', kind: 'tabs', options: optionsOf(invitationStates) }],
    besides: ['import'],
    list: async (context, query) => {
      const found = await listInvitations(context, query)
      const { province } = await regionNames()
      return {
        ...found,
        items: found.items.map(item => rowOf(item, context, province(item.provinceCode)?.name)),
      }
    },
    data: async (list, context) => ({
      list,
      options: await optionsFor(context),
      addressOnly: kindsByAddress.map(String),
      needsProgram: scopeOf(context.viewer).programIds !== null,
      usualDays,
      isImporting: context.query.import !== undefined,
    }),
    calls: {
      nameOf: ({ title }) => title,
      columns: [
        ['Untuk', ({ title }) => title],
        ['Nama', ({ name }) => name],
        ['Sebagai', ({ kind }) => kind],
        ['Program, sekolah, wilayah', ({ ties }) => ties],
        ['Status', ({ statusLabel }) => statusLabel],
        ['Dipakai', ({ uses }) => uses],
        ['Pengundang', ({ by }) => by],
        ['Berlaku sampai', ({ until }) => until],
      ],
    },
  },
)

function rowOf(
  item: InvitationItem,
  { tenant, viewer }: ListContext,
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
    ties: [...item.programs.map(({ name }) => name), item.school?.name, item.className, province]
      .filter(Boolean)
      .join(', '),
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
  query: ['proof'],
  async load(context) {
    const { token = '' } = context.params
    const path = to.invitation({ token })
    const invitation = await findByToken(context, token)
    const { member } = context.viewer
    // what only the mail says goes along to the account service, and is not shown
    const next = withQuery(path, { accept: '1', proof: context.query.proof })
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
    return framedPage('account', 'invitations.accept', data, {
      title,
      description: title,
      canonical: path,
      status: invitation?.status === 'open' || (invitation && member) ? 200 : 404,
    })
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
