import type { OfficeListData } from '../../../shared/office-list.ts'
import type { ShownForm } from '../../../shared/shown-form.ts'
import type { Action, Crumb, Fact, Heading } from '../../../ui/parts.tsx'
import type { OrderState, RefundState } from './orders.rules.ts'
import type { RefundLimitsView } from './refund-limits.ts'

export interface PriceLine {
  label: string
  text: string
}

/** Step 1 of buying: what, when, how much. */
export interface BuyPage extends ShownForm {
  heading: Heading
  crumbs: Crumb[]
  facts: Fact[]
  action: string
  classHref: string
  /** to choose from, where there are several */
  runs: { id: number; name: string; lines: string[] }[]
  chosenRun: string
  coupon: string
  /** what the coupon did, or why it did nothing */
  couponText: string
  /** the coupon that is taken off; empty: none */
  usedCoupon: string
  lines: PriceLine[]
  total: string
  totalAmount: number
  /** empty: nothing is to be ordered here now */
  button: string
  /** nothing is left to pay */
  isFree: boolean
  policy: string
  /** why nobody can buy now; empty: one can */
  closed: string
  /** one's own order that is still to be paid */
  pending?: { text: string; actions: Action[] }
  ask: Action[]
}

export interface OwnOrderItem {
  code: string
  title: string
  number: string
  state: OrderState
  atText: string
  totalText: string
  href: string
  /** the one thing to do now */
  action: { label: string; href: string } | null
}

export interface OwnOrdersPage {
  items: OwnOrderItem[]
  classesHref: string
}

/** What else belongs to it, and when: its parts, with the way to each. */
export interface ScheduleView {
  title: string
  text: string
  rows: { key: number; label: string; dueText: string; totalText: string; stateText: string; href: string }[]
}

export interface PaperLink {
  label: string
  number: string
  atText: string
  href: string
}

export interface OwnOrderPage {
  item: OwnOrderItem
  lines: PriceLine[]
  facts: { label: string; value: string }[]
  /** what it means, and what to do now */
  words: string
  tone: 'info' | 'good' | 'warning'
  policy: string
  papers: PaperLink[]
  refunds: { id: number; text: string; state: RefundState; account: string; takesAccount: boolean }[]
  /** what of it may be asked back, in words; empty: nothing */
  returnable: string
  schedule?: ScheduleView
  mayCancel: boolean
}

export interface OrderItem {
  id: string
  name: string
  code: string
  number: string
  title: string
  buyer: string
  email: string
  state: OrderState
  subtotal: number
  discount: number
  tax: number
  total: number
  totalText: string
  refunded: number
  fee: number
  coupon: string
  method: string
  atText: string
  paidText: string
  /** returns that wait for somebody */
  openRefunds: number
  href: string
}

export interface OrdersPage {
  list: OfficeListData<OrderItem>
  openRefunds: number
  /** from how much on two have to agree; null: somebody else says so */
  limits: RefundLimitsView | null
}

export interface RefundItem {
  id: number
  amountText: string
  state: RefundState
  kind: 'sale' | 'unallocated'
  reason: string
  asked: string
  decided: string
  note: string
  /** how it stands, where that is more than its state */
  more: string
  /** through whom it may be sent; empty: by hand */
  by: string
  /** where it is transferred to, for who transfers it; empty: nowhere yet, or the way it came */
  account: string
  /** it goes back by hand, and where to may be written */
  takesAccount: boolean
  /** what the viewer may do with it now */
  decisions: { value: string; label: string }[]
  /** why they may not decide, where they otherwise might */
  why: string
}

export interface OrderPage {
  item: OrderItem
  lines: PriceLine[]
  facts: { label: string; value: string }[]
  events: { key: number; atText: string; words: string; amountText: string; by: string; why: string }[]
  entries: { key: string; atText: string; words: string; debit: string; credit: string; amountText: string }[]
  papers: PaperLink[]
  refunds: RefundItem[]
  schedule?: ScheduleView
  /** what may still be returned, whole rupiah; 0: nothing */
  returnable: number
  returnableText: string
  journalHref: string
}

declare module '../../../shared/page.ts' {
  interface PageData {
    'orders.buy': BuyPage
    'orders.own': OwnOrdersPage
    'orders.mine': OwnOrderPage
    'orders.list': OrdersPage
    'orders.one': OrderPage
  }
}
