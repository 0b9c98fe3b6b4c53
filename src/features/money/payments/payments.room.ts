import { room } from '../../../platform/room.ts'
import {
  loadPaymentCallback,
  loadPaymentError,
  loadPaymentSuccess,
  ownPaymentError,
  ownPaymentSuccess,
} from './payments.loads.ts'

export const paymentsRoom = room(() => ({
  name: 'payments',
  pages: {
    'Payment-Status-Success': loadPaymentSuccess,
    'Payment-Status-Error': loadPaymentError,
    CallbackPayment: loadPaymentCallback,
  },
  memberPages: {
    'Payment-Status-Success': ownPaymentSuccess,
    'Payment-Status-Error': ownPaymentError,
  },
}))
