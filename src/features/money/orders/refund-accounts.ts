import { z } from 'zod'
import { grantOf } from '../../../platform/http/access.ts'
import type { CallContext } from '../../../platform/http/endpoint.ts'
import { plainText } from '../../../platform/http/query.ts'
import { seal, unseal } from '../../../platform/secrets/sealed.ts'
import type { Secrets } from '../../../platform/secrets/secrets.ts'
import { conflict, notFound } from '../../../shared/failure.ts'
import { limits } from '../../../shared/limits.ts'
import { record } from '../../core/audit/audit.ts'
import { memberOf, permissions } from '../../core/permissions/permissions.ts'
import * as store from './orders.store.ts'
import * as refunds from './refunds.store.ts'

export { keepAccount } from './refunds.store.ts'

/** Where a return goes that cannot go back the way it came. */
export const refundAccountBody = z.strictObject({
  bank: plainText(60).trim().min(2, 'Tulis nama banknya, misalnya BCA'),
  number: z
    .string()
    .max(40, 'Nomor rekening 6 sampai 20 angka')
    .transform(text => text.replaceAll(/[\s.-]/g, ''))
    .pipe(z.string().regex(/^\d{6,20}$/, 'Nomor rekening 6 sampai 20 angka')),
  holder: plainText(limits.fullName).trim().min(3, 'Tulis nama pemilik rekening'),
})
export type RefundAccount = z.output<typeof refundAccountBody>

export interface RefundAccountDeps {
  secrets: Pick<Secrets, 'key'>
}

const keyOf = ({ secrets }: RefundAccountDeps) => secrets.key('refund accounts')
const bound = (tenantId: number, id: number) => `refund ${id} of ${tenantId}`

type Kept = Pick<refunds.RefundRow, 'id' | 'accountBank' | 'accountSealed' | 'accountEnd' | 'accountHolder'>

/** The whole account, for who transfers to it; empty: nobody has written one. */
export function accountText(house: RefundAccountDeps, tenantId: number, refund: Kept): string {
  if (refund.accountBank === null) return ''
  const number =
    refund.accountSealed === null
      ? undefined
      : unseal(keyOf(house), refund.accountSealed, bound(tenantId, refund.id))
  return `${refund.accountBank} ${number ?? `••••${refund.accountEnd ?? ''}`}, atas nama ${refund.accountHolder ?? ''}`
}

/** The same for its owner: the last digits are enough to know it by. */
export const ownAccountText = ({ accountBank, accountEnd }: Kept): string =>
  accountBank === null ? '' : `${accountBank} ••••${accountEnd ?? ''}`

/** May an account still be written for it? */
export const takesAccount = ({ state }: Pick<refunds.RefundRow, 'state'>): boolean =>
  state === 'requested' || state === 'approved'

/**
 * Says where a return is transferred to: its buyer, or whoever handles returns, who then is not the one that transfers. Of
 * anybody else's order there is nothing here.
 */
export async function writeAccount(
  house: RefundAccountDeps,
  context: CallContext,
  id: number,
  { bank, number, holder }: RefundAccount,
): Promise<{ id: number; account: string }> {
  const { tx, tenant, viewer } = context
  const by = memberOf(viewer).membershipId
  const code = await refunds.findOrderCodeOf(tx, id)
  const order = code === undefined ? undefined : await store.lockOrder(tx, code)
  const refund = await refunds.lockRefund(tx, id)
  const mayHandle = [permissions.refund, permissions.approveRefunds].some(
    one => grantOf(one, viewer.member) !== 'none',
  )
  if (!order || !refund || !(mayHandle || order.membershipId === by)) throw notFound('Pengembalian dana')
  if (!takesAccount(refund)) throw conflict('Pengembalian ini tidak menunggu rekening lagi.')
  const end = number.slice(-4)
  const sealed = seal(keyOf(house), number, bound(tenant.id, id))
  await refunds.keepAccount(tx, { id, bank, sealed, end, holder, by })
  await record(context, {
    action: 'refund.account_written',
    object: { type: 'order', id: order.code, name: order.number ?? order.title },
    // never the number
    before: { bank: refund.accountBank },
    after: { bank },
  })
  return { id, account: ownAccountText({ ...refund, accountBank: bank, accountEnd: end }) }
}
