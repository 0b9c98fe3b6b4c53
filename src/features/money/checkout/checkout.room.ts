import { room } from '../../../platform/room.ts'
import type { MediaDeps } from '../../core/media/media.ts'
import type { PaymentsDeps } from '../payments/payments.ts'
import { checkoutApi } from './checkout.api.ts'
import { checkoutForms } from './checkout.forms.ts'
import { loadPay } from './checkout.loads.ts'

export const checkoutRoom = room((house: PaymentsDeps & MediaDeps) => ({
  name: 'checkout',
  pages: { 'Pembayaran-code': loadPay(house) },
  calls: checkoutApi(house),
  forms: checkoutForms(house),
}))
