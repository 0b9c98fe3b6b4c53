import type { InTenant } from '../../../platform/http/endpoint.ts'
import { labelsOf } from '../../../platform/http/fields.ts'
import type { FileColumn } from '../../../platform/http/list-file.ts'
import { officeList } from '../../../platform/http/office-list.ts'
import { shownForm, type TypedForm } from '../../../platform/http/page-form.ts'
import type { PersonalContext, PersonalPageLoad } from '../../../platform/http/page-load.ts'
import { routes, to } from '../../../routes.ts'
import { longDate } from '../../../shared/dates.ts'
import { type Paged, paged } from '../../../shared/envelope.ts'
import { amountText, rupiah } from '../../../shared/money.ts'
import { optionsOf } from '../../../shared/office-list.ts'
import { framedPage, type PageAnswer } from '../../../shared/page.ts'
import { trail } from '../../../ui/lists.ts'
import { permissions } from '../../core/permissions/permissions.ts'
import { findOrder, orderCodeShape } from '../orders/orders.ts'
import { choicesFor, settingOf, whyNot } from './agreeing.ts'
import { agreed, type PlanItem, type PlanPage, type PlansQuery, plansQuery } from './instalments.contract.ts'
import { planStates } from './instalments.rules.ts'
import * as store from './instalments.store.ts'

const labelOf = labelsOf(agreed)

/** Where the buyer of a class chooses in how many parts it is paid; undefined: there is no such bill of theirs. */
export async function planPage(
  context: PersonalContext,
  typed: TypedForm = {},
): Promise<PageAnswer<'instalments.choose'> | { redirect: string; isTemporary: boolean } | undefined> {
  const { tx, tenant, clock, viewer, params } = context
  const { code = '' } = params
  const order = orderCodeShape.test(code) ? await findOrder(tx, code) : undefined
  if (!order || order.membershipId === null || order.membershipId !== viewer.member?.membershipId)
    return undefined
  const now = clock.now()
  const setting = settingOf(tenant)
  if (whyNot(setting, order, now) !== '' || (await store.findPlanOfOrder(tx, code)))
    return { redirect: to.pay(order), isTemporary: true }
  const choices = choicesFor(setting, order, now).map(parts => ({
    parts: parts.length,
    label: `${parts.length} kali`,
    rows: parts.map(({ n, total, dueAt }) => ({
      n,
      label: n === 1 ? 'Sekarang' : `Cicilan ${n}`,
      dueText: n === 1 ? '' : longDate(dueAt, tenant.timeZone),
      totalText: amountText(total),
    })),
  }))
  const asked = Number(typed.values?.parts)
  const data: PlanPage = {
    ...shownForm(labelOf, typed),
    heading: { eyebrow: 'Cicilan', title: order.title },
    crumbs: trail({ label: 'Pembayaran', href: to.pay(order) }, { label: 'Cicilan' }),
    action: to.payInParts(order),
    back: to.pay(order),
    totalText: rupiah(order.total),
    choices,
    chosen: choices.some(({ parts }) => parts === asked) ? asked : 2,
    graceText:
      setting.graceDays === 0
        ? 'Kelas ditutup sementara bila sebuah cicilan lewat jatuh temponya, dan terbuka lagi begitu dibayar.'
        : `Kelas ditutup sementara bila sebuah cicilan belum dibayar ${setting.graceDays} hari setelah jatuh tempo, dan terbuka lagi begitu dibayar.`,
    policy: order.policy,
  }
  return framedPage('site', 'instalments.choose', data, {
    title: `Cicilan ${order.title}`,
    description: 'Berapa kali, berapa, dan kapan.',
    canonical: to.payInParts(order),
    crumbs: data.crumbs,
  })
}

export const loadPlan: PersonalPageLoad = {
  access: permissions.beMember,
  query: [],
  load: context => planPage(context),
}

const itemOf = (row: store.JudgedPlan, timeZone: string): PlanItem => ({
  id: String(row.id),
  name: row.buyer ?? '',
  title: row.title,
  state: row.state,
  paid: row.paid,
  parts: row.parts,
  total: row.total,
  totalText: amountText(row.total),
  open: row.state === 'ended' ? 0 : row.open,
  openText: amountText(row.state === 'ended' ? 0 : row.open),
  nextText: row.nextAt && row.state !== 'ended' ? longDate(row.nextAt, timeZone) : '',
  href: to.order({ code: row.code }),
})

async function listItems({ tx, clock, tenant }: InTenant, query: PlansQuery): Promise<Paged<PlanItem>> {
  const { rows, total } = await store.listPlans(tx, query, clock.now())
  return paged(
    rows.map(row => itemOf(row, tenant.timeZone)),
    total,
    query,
  )
}

const columns: readonly FileColumn<PlanItem>[] = [
  ['Pembeli', ({ name }) => name],
  ['Kelas', ({ title }) => title],
  ['Status', ({ state }) => planStates[state].label],
  ['Lunas', ({ paid }) => paid],
  ['Kali', ({ parts }) => parts],
  ['Total', ({ total }) => total],
  ['Belum dibayar', ({ open }) => open],
  ['Jatuh tempo', ({ nextText }) => nextText],
]

/** Who pays in parts, those behind first. */
export const managedPlans = officeList<'instalments.list', PlansQuery, PlanItem>(
  { page: 'instalments.list', path: routes['Kelola-Cicilan'], access: permissions.seeSales },
  {
    title: 'Cicilan',
    description: 'Siapa mencicil apa, dan yang lewat jatuh tempo.',
    search: 'Cari pembeli atau kelas',
  },
  {
    query: plansQuery,
    filters: () => [{ name: 'state', label: 'Status', kind: 'tabs', options: optionsOf(planStates) }],
    list: listItems,
    data: async (list, { tenant }) => ({
      list,
      isOpen: settingOf(tenant).isOpen,
      settingsHref: `${routes['Kelola-Pengaturan']}#cicilan`,
    }),
    calls: { tag: 'Cicilan', columns },
  },
)
