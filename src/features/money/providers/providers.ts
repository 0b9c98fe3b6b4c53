/** What other rooms know of payment providers: what can be paid, and what is told of it. */
export {
  type ConfirmedPayment,
  type Payable,
  paymentMethods,
  type ReturnedPayment,
} from './payables.contract.ts'
