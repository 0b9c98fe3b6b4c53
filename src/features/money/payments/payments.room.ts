import { room } from '../../../platform/room.ts'
import { createFollowing } from './following.ts'
import { callbacksApi } from './payments.api.ts'
import { loadPaymentCallback, loadPaymentError, loadPaymentSuccess } from './payments.loads.ts'
import { paymentsPersonal } from './payments.personal.ts'
import type { PaymentsHouse } from './payments-house.ts'

export const paymentsRoom = room((house: PaymentsHouse) => {
  const following = createFollowing(house)
  return {
    name: 'payments',
    pages: {
      'Payment-Status-Success': loadPaymentSuccess,
      'Payment-Status-Error': loadPaymentError,
      CallbackPayment: loadPaymentCallback,
    },
    calls: callbacksApi(house, following),
    jobs: [{ name: 'payments.due', everyMinute: true, run: following.doDue }],
    atEnd: following.end,
    personal: [paymentsPersonal],
  }
})
