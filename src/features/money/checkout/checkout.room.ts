import { room } from '../../../platform/room.ts'
import type { MediaHouse } from '../../core/media/media.ts'
import type { PaymentsHouse } from '../payments/payments.ts'
import { checkoutApi } from './checkout.api.ts'
import { checkoutForms } from './checkout.forms.ts'
import { loadPay } from './checkout.loads.ts'

export const checkoutRoom = room((house: PaymentsHouse & MediaHouse) => ({
  name: 'checkout',
  pages: { 'Pembayaran-code': loadPay(house) },
  calls: checkoutApi(house),
  forms: checkoutForms(house),
}))
