/** What other rooms know of payment providers: what can be paid, and what is told of it. */
export {
  type ConfirmedPayment,
  type Due,
  type Payable,
  type PaymentMethod,
  paymentMethods,
  type ReturnedPayment,
} from './payables.contract.ts'
