import { grantOf } from '../../../platform/http/access.ts'
import type { InTenant } from '../../../platform/http/endpoint.ts'
import { officeList } from '../../../platform/http/office-list.ts'
import { officePage } from '../../../platform/http/office-page.ts'
import { routes } from '../../../routes.ts'
import { momentText, monthAndYear } from '../../../shared/dates.ts'
import { dayIn } from '../../../shared/days.ts'
import { amountText } from '../../../shared/money.ts'
import { optionsOf } from '../../../shared/office-list.ts'
import { memberOf, permissions } from '../../core/permissions/permissions.ts'
import { monthsFrom } from '../ledger/ledger.ts'
import type { GatewayDeps } from '../providers/providers.ts'
import { shownTerms, taxStandingOf } from '../withholding/withholding.ts'
import { bankList } from './banks.rules.ts'
import { statementMonths } from './payee-statement.ts'
import { type PayeeItem, type PayeesQuery, payeesQuery } from './payees.contract.ts'
import { findPayeeOf, listMemberChoices, listPersonChoices } from './payees.store.ts'
import { listPayees } from './payees.ts'
import { listPayouts, listQueue } from './payout-lists.ts'
import { viewPayoutSettings } from './payout-settings.ts'
import { type OwnPayoutsPage, type PayoutsQuery, payoutsQuery, type QueueItem } from './payouts.contract.ts'
import { payoutStates } from './payouts.rules.ts'
import { balanceOf } from './payouts.ts'

const banks = bankList.map(({ code, name }) => ({ value: code, label: name }))

/** the newest of one's own; who looks for older ones asks the call */
const shownOwn = { page: 1, pageSize: 50 }

const optionsOfMonths = (months: readonly string[]) =>
  months.map(value => ({ value, label: monthAndYear(value) }))

/** this month and the twelve before it, the newest first */
function lastYear(now: Date, timeZone: string): string[] {
  const month = dayIn(now, timeZone).slice(0, 7)
  return monthsFrom(`${Number(month.slice(0, 4)) - 1}${month.slice(4)}`, month).reverse()
}

/** What one earns: what may be asked for, where it goes, and what was asked for before. */
export const loadOwnPayouts = officePage(
  { page: 'payouts.own', path: routes.Pencairan, access: permissions.requestPayouts, office: 'own' },
  { title: 'Pencairan', description: 'Saldo bagi hasil Anda dan pencairannya.' },
  async context => {
    const { tx, viewer, tenant } = context
    const { membershipId } = memberOf(viewer)
    const balance = await balanceOf(context, membershipId)
    const payee = await findPayeeOf(tx, membershipId)
    const list = payee ? await listPayouts(context, shownOwn, payee.id) : undefined
    return {
      balance,
      tax: payee ? await taxShown(context, payee.personId) : null,
      texts: {
        available: amountText(balance.available),
        maturing: amountText(balance.maturing),
        pending: amountText(balance.pending),
        paid: amountText(balance.paid),
        debt: balance.debt > 0 ? amountText(balance.debt) : '',
        held: balance.account?.isHeld ? momentText(new Date(balance.account.usableAt), tenant.timeZone) : '',
      },
      items: list?.items ?? [],
      total: list?.totalItems ?? 0,
      banks,
      months: payee ? optionsOfMonths(await statementMonths(context, payee.personId)) : [],
    }
  },
)

async function taxShown(context: InTenant, personId: number): Promise<OwnPayoutsPage['tax']> {
  const standing = await taxStandingOf(context, personId)
  if (!standing.isOn) return null
  return 'why' in standing ? { why: standing.why } : shownTerms(standing.terms)
}

/** What waits for a yes or a no, and what is to be sent; behind them everything that was. */
export const payoutQueueOf = (house: GatewayDeps) =>
  officeList<'payouts.queue', PayoutsQuery, QueueItem>(
    { page: 'payouts.queue', path: routes['Kelola-Pencairan'], access: permissions.approvePayouts },
    {
      title: 'Pencairan',
      description: 'Pencairan bagi hasil yang diajukan.',
      search: 'Cari penerima atau nomor',
    },
    {
      query: payoutsQuery,
      filters: () => [
        { name: 'status', label: 'Status', kind: 'tabs', options: optionsOf(payoutStates) },
        { name: 'bank', label: 'Bank', options: banks },
      ],
      list: (context, query) => listQueue(context, query, memberOf(context.viewer).membershipId),
      data: async (list, context) => ({
        list,
        today: dayIn(context.clock.now(), context.tenant.timeZone),
        settings: await viewPayoutSettings(house, context),
        maySet: grantOf(permissions.managePayments, context.viewer.member) !== 'none',
      }),
      calls: {
        columns: [
          ['Nomor', ({ code }) => code],
          ['Penerima', ({ payee }) => payee],
          ['Jumlah', ({ amount }) => amount],
          ['PPh dipotong', ({ withheld }) => withheld],
          ['Ditransfer', ({ net }) => net],
          ['Bank', ({ bankName }) => bankName],
          ['Rekening berakhir', ({ accountEnd }) => accountEnd],
          ['Nama rekening', ({ accountName }) => accountName],
          ['Status', ({ status }) => payoutStates[status].label],
          ['Diajukan', ({ requestedText }) => requestedText],
          ['Tanggal transfer', ({ transferredOn }) => transferredOn],
          ['Referensi', ({ reference }) => reference],
        ],
      },
    },
  )

/** Who may ask for what a public profile earns. */
export const managedPayees = officeList<'payees.manage', PayeesQuery, PayeeItem>(
  { page: 'payees.manage', path: routes['Kelola-Penerima'], access: permissions.approvePayouts },
  {
    title: 'Penerima',
    description: 'Profil yang menerima bagi hasil, dan anggota yang mencairkannya.',
    search: 'Cari nama',
  },
  {
    query: payeesQuery,
    list: listPayees,
    data: async (list, { tx, clock, tenant }) => ({
      list,
      people: await listPersonChoices(tx),
      members: await listMemberChoices(tx),
      months: optionsOfMonths(lastYear(clock.now(), tenant.timeZone)),
    }),
    calls: {
      columns: [
        ['Profil', ({ name }) => name],
        ['Anggota', ({ member }) => member],
        ['Rekening', ({ account }) => account],
        ['Saldo', ({ availableText }) => availableText],
        ['Ditautkan', ({ linkedText }) => linkedText],
      ],
    },
  },
)
