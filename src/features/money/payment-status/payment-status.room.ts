import { room } from '../../../platform/room.ts'
import {
  loadPaymentCallback,
  loadPaymentError,
  loadPaymentSuccess,
  ownPaymentCallback,
  ownPaymentError,
  ownPaymentSuccess,
} from './payment-status.loads.ts'

export const paymentStatusRoom = room(() => ({
  name: 'payment-status',
  pages: {
    'Payment-Status-Success': loadPaymentSuccess,
    'Payment-Status-Error': loadPaymentError,
    CallbackPayment: loadPaymentCallback,
  },
  memberPages: {
    'Payment-Status-Success': ownPaymentSuccess,
    'Payment-Status-Error': ownPaymentError,
    CallbackPayment: ownPaymentCallback,
  },
}))
