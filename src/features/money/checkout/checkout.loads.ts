import { shownForm, type TypedForm } from '../../../platform/http/page-form.ts'
import type { PersonalContext, PersonalPageLoad } from '../../../platform/http/page-load.ts'
import { pathTo, to } from '../../../routes.ts'
import { rupiah } from '../../../shared/money.ts'
import { framedPage, type PageAnswer } from '../../../shared/page.ts'
import { trail } from '../../../ui/lists.ts'
import { permissions } from '../../core/permissions/permissions.ts'
import {
  findDue,
  isOpen,
  listNewest,
  type PaymentRow,
  type PaymentsDeps,
  stateWords,
  waysIn,
} from '../payments/payments.ts'
import { type Due, findSettings } from '../providers/providers.ts'
import type { PayPage } from './checkout.contract.ts'
import { instructionsFor } from './pay-instructions.ts'
import { statusWords } from './pay-status.rules.ts'

export interface CheckoutState {
  kind: string
  due: Due
  row: PaymentRow | undefined
}

/** What its buyer may see: of anybody else's bill, or none, there is nothing here. */
export const findOwnBill = async (
  house: PaymentsDeps,
  { tx, viewer }: Pick<PersonalContext, 'tx' | 'viewer'>,
  code: string,
): Promise<CheckoutState | undefined> => ownOnly(await findBill(house, tx, code), viewer)

/** A bill as it stands, whoever asks. */
export async function findBill(
  house: PaymentsDeps,
  tx: PersonalContext['tx'],
  code: string,
): Promise<CheckoutState | undefined> {
  if (!/^[a-z0-9]{20}$/.test(code)) return undefined
  const kinds = house
    .partsOf('payables')
    .flat()
    .map(({ kind }) => kind)
  const [found, newest] = await Promise.all([findDue(house, tx, code), listNewest(tx, kinds, code)])
  return found && { ...found, row: newest.find(({ kind }) => kind === found.kind) }
}

/** Nobody's bill is opened by its code alone. */
export function ownOnly(
  bill: CheckoutState | undefined,
  { member }: PersonalContext['viewer'],
): CheckoutState | undefined {
  const payer = bill?.due.buyer.membershipId
  return payer === null || payer === member?.membershipId ? bill : undefined
}

/** By whom something changed is seen: the attempt, what becomes of it, and the bill. */
export const versionOf = ({ due, row }: CheckoutState): string =>
  [due.state, row?.id ?? 0, row?.state ?? '', row?.version ?? 0].join('-')

const proofProblems: Readonly<Record<string, string>> = {
  conflict: 'Tagihan ini tidak menunggu bukti transfer lagi.',
  unsupported: 'Berkas itu bukan JPG, PNG, WebP, atau PDF. Pilih berkas lain.',
  tooLarge: 'Berkasnya lebih besar dari 5 MB. Kirim foto yang lebih kecil.',
  full: 'Penyimpanan situs ini penuh. Kirim buktinya lewat kontak kami.',
  invalid: 'Pilih berkas buktinya terlebih dahulu.',
}

/** The page where something is paid. Also what a refused choice is shown in. */
export async function payPage(
  house: PaymentsDeps,
  context: PersonalContext,
  typed: TypedForm = {},
): Promise<PageAnswer<'checkout.pay'> | undefined> {
  const { tx, tenant, clock, viewer } = context
  const { code = '' } = context.params
  const [standing, settings, others] = await Promise.all([
    findOwnBill(house, context, code),
    findSettings(tx),
    Promise.all(house.partsOf('payAlternatives').map(find => find(context, code))),
  ])
  if (!standing) return undefined
  const { due, row } = standing
  const now = clock.now()
  const isLive = row !== undefined && isOpen(row.state)
  const mayPay =
    due.state === 'pending' &&
    due.expiresAt > now &&
    !isLive &&
    (!row || row.paidAt === null || (row.received ?? 0) < due.total)
  const all = mayPay ? waysIn(house, settings, { tenantId: tenant.id, total: due.total }) : []
  // a transfer by hand needs a proof, and a proof somebody who sent it
  const ways = viewer.member ? all : all.filter(({ method }) => method !== 'transfer')
  const isShown =
    row !== undefined &&
    due.state === 'pending' &&
    (row.state === 'pending' || (row.state === 'review' && row.provider === 'manual'))
  const isPaid = due.state === 'paid' || (row?.state === 'paid' && due.paidWith === undefined)
  const path = pathTo('Pembayaran-code', { code })
  const data: PayPage = {
    ...shownForm(() => 'Cara bayar', typed),
    heading: { eyebrow: due.number, title: due.title },
    crumbs: trail({ label: 'Pembayaran' }),
    code,
    action: path,
    number: due.number,
    lines: due.lines.map(({ label, amount }) => ({ label, text: amount === 0 ? 'Rp 0' : rupiah(amount) })),
    totalText: rupiah(due.total),
    isSimulated: row?.isSimulated === true && isLive,
    status: statusWords(standing, now, ways.length > 0),
    version: versionOf(standing),
    isWatched: isLive,
    ways: ways.map(({ channel, label, note, closed }) => ({ channel, label, note, closed })),
    alternatives: mayPay ? others.flatMap(one => one ?? []) : [],
    ...(isShown
      ? {
          pay: await instructionsFor(tx, row, {
            now,
            timeZone: tenant.timeZone,
            problem: proofProblems[context.query.problem ?? ''] ?? '',
          }),
        }
      : {}),
    mayCheck: isLive && row.provider !== 'manual',
    mayChange: isLive && (row.state === 'pending' || row.state === 'unknown'),
    maySimulate: row?.isSimulated === true && row.state === 'pending',
    ...(isPaid ? { next: due.next } : {}),
    back: due.back,
    problem: isLive || row?.state === 'failed' ? (row?.problem ?? '') : '',
  }
  return framedPage('site', 'checkout.pay', data, {
    title: `Pembayaran ${due.number}`,
    description: row ? stateWords[row.state].label : 'Pilih cara bayar',
    canonical: path,
    crumbs: data.crumbs,
  })
}

/** A stranger may be the buyer who is not signed in yet: they are asked to, whether there is such a bill or not. */
export const loadPay = (house: PaymentsDeps): PersonalPageLoad => ({
  access: permissions.payBills,
  // how a proof was refused
  query: ['problem'],
  async load(context) {
    const page = await payPage(house, context)
    if (page || context.viewer.member) return page
    const next = pathTo('Pembayaran-code', { code: context.params.code ?? '' })
    return { redirect: to.login({ next }), isTemporary: true }
  },
})
