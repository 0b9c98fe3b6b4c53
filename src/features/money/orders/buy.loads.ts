import { labelsOf } from '../../../platform/http/fields.ts'
import { shownForm, type TypedForm } from '../../../platform/http/page-form.ts'
import type { PersonalContext, PersonalPageLoad } from '../../../platform/http/page-load.ts'
import { to } from '../../../routes.ts'
import { momentText } from '../../../shared/dates.ts'
import { Failure, notFound } from '../../../shared/failure.ts'
import { amountText } from '../../../shared/money.ts'
import { framedPage, type PageAnswer } from '../../../shared/page.ts'
import { trail } from '../../../ui/lists.ts'
import { memberOf, permissions } from '../../core/permissions/permissions.ts'
import { runDates, runPlace } from '../../learning/classes/classes.cards.ts'
import { questionAbout } from '../../learning/classes/classes.ts'
import {
  findPlaceEntry,
  openRunsOf,
  type PlaceEntry,
  paidPlaceIn,
  type RunEntry,
} from '../../learning/enrolments/enrolments.ts'
import { saleSettingsOf } from '../providers/providers.ts'
import { type Quote, quoteOf } from './buying.ts'
import type { BuyPage, PriceLine } from './order-pages.contract.ts'
import { detailAsked } from './orders.contract.ts'
import * as store from './orders.store.ts'

const labelOf = labelsOf(detailAsked)

/** Step 1 of buying. The address may say which run and which coupon: "Pakai kupon" is a form that asks by GET. */
export async function buyPage(
  context: PersonalContext,
  typed: TypedForm = {},
): Promise<PageAnswer<'orders.buy'> | { redirect: string; isTemporary: boolean }> {
  const { tx, clock, tenant } = context
  const { slug = '' } = context.params
  const { membershipId } = memberOf(context.viewer)
  const [entry, pending] = await Promise.all([
    findPlaceEntry(context, slug),
    store.findPending(tx, { membershipId, slug, now: clock.now() }),
  ])
  if (!entry) throw notFound('Kelas')
  const { found } = entry
  const runs = openRunsOf(entry)
  const { runId, coupon } = asked(context, typed, runs)
  const { quote, closed, couponText } = await quoted(context, entry, { runId, coupon })
  if (quote?.subtotal === 0) return { redirect: to.joinClass(found), isTemporary: true }
  const isBilled =
    pending !== undefined &&
    pending.classroomId === (runId ?? null) &&
    context.query.couponCode === undefined &&
    typed.values === undefined
  const data: BuyPage = {
    ...shownForm(labelOf, typed, field => (field === 'classroomId' ? 'run' : field)),
    heading: { eyebrow: 'Pembelian', title: found.name },
    crumbs: trail({ label: 'Kelas', href: to.classes() }, { label: 'Beli' }),
    facts: factsOf(runs.find(({ id }) => id === runId) ?? (runs.length === 1 ? runs[0] : undefined)),
    action: to.buyClass(found),
    classHref: to.class(found),
    runs: runs.length > 1 ? runs.map(choiceOf) : [],
    chosenRun: runId === undefined ? '' : String(runId),
    coupon: coupon,
    couponText,
    usedCoupon: quote?.coupon?.code ?? '',
    lines: quote ? linesOf(quote) : [],
    total: quote ? amountText(quote.total) : '',
    totalAmount: quote?.total ?? 0,
    // who has a bill for it goes on with that one; only another coupon makes another
    button: quote && !isBilled ? (quote.total === 0 ? 'Ikuti kelas' : 'Lanjut ke cara bayar') : '',
    isFree: quote?.total === 0,
    policy: saleSettingsOf(tenant).refundPolicy,
    closed,
    ...(pending ? { pending: pendingOf(pending, tenant.timeZone) } : {}),
    ask: questionAbout(tenant.contact, found),
  }
  return framedPage('site', 'orders.buy', data, {
    title: `Beli ${found.name}`,
    description: `Ringkasan pembelian ${found.name}.`,
    canonical: to.buyClass(found),
    crumbs: data.crumbs,
  })
}

export const loadBuy: PersonalPageLoad = {
  access: permissions.beMember,
  query: ['run', 'couponCode'],
  load: context => buyPage(context),
}

function asked({ query }: PersonalContext, { values }: TypedForm, runs: readonly RunEntry[]) {
  const run = Number(values?.run ?? query.run)
  const chosen = runs.find(({ id }) => id === run) ?? (runs.length > 0 ? runs[0] : undefined)
  return { runId: chosen?.id, coupon: (values?.couponCode ?? query.couponCode ?? '').trim() }
}

interface Shown {
  quote: Quote | undefined
  closed: string
  /** what the coupon did, or why it did nothing */
  couponText: string
}

/** The price with the coupon; without it where it does not hold, and why. */
async function quoted(
  context: PersonalContext,
  entry: PlaceEntry,
  { runId, coupon }: { runId: number | undefined; coupon: string },
): Promise<Shown> {
  try {
    const couponCode = coupon === '' ? undefined : coupon
    const quote = await quoteOf(context, paidPlaceIn(entry, runId), { couponCode })
    return { quote, closed: '', couponText: coupon === '' ? '' : `Kupon ${quote.coupon?.code} dipakai.` }
  } catch (error) {
    if (!(error instanceof Failure)) throw error
    if (error.errors?.[0]?.field !== 'couponCode') {
      if (error.kind === 'notFound') throw error
      return { quote: undefined, closed: error.message, couponText: '' }
    }
    return { ...(await quoted(context, entry, { runId, coupon: '' })), couponText: `${error.message}.` }
  }
}

function linesOf({ subtotal, discount, tax, taxBps, coupon }: Quote): PriceLine[] {
  const rate = `${String(taxBps / 100).replace('.', ',')}%`
  return [
    { label: 'Harga', text: amountText(subtotal) },
    ...(discount > 0
      ? [{ label: `Potongan ${coupon?.code ?? ''}`.trim(), text: `-${amountText(discount)}` }]
      : []),
    ...(tax > 0 ? [{ label: `Termasuk PPN ${rate}`, text: amountText(tax) }] : []),
  ]
}

const textsOf = (run: RunEntry) => {
  const at = { ...run, startAt: run.startAt.toISOString(), endAt: run.endAt.toISOString() }
  return { when: runDates(at), where: [runPlace(run), run.venue].filter(Boolean).join(', ') }
}

function choiceOf(run: RunEntry): BuyPage['runs'][number] {
  const { when, where } = textsOf(run)
  const left = run.capacity === null ? '' : `Sisa ${Math.max(0, run.capacity - run.taken)} kursi`
  return { id: run.id, name: run.name, lines: [when, where, amountText(run.price), left].filter(Boolean) }
}

function factsOf(run: RunEntry | undefined): BuyPage['facts'] {
  if (!run) return []
  const { when, where } = textsOf(run)
  return [
    { icon: 'calendar', text: when },
    { icon: 'place', text: where },
  ]
}

const pendingOf = (order: store.OrderRow, timeZone: string): NonNullable<BuyPage['pending']> => ({
  text: `Tagihan ${order.number ?? ''} sebesar ${amountText(order.total)} menunggu pembayaran sampai ${momentText(order.expiresAt, timeZone)}.`,
  actions: [
    { label: 'Lanjutkan pembayaran', href: to.pay(order) },
    { label: 'Lihat pesanan', href: to.ownOrder(order) },
  ],
})
