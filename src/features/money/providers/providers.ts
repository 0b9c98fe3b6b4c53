/** What other rooms know of payment providers: what can be paid, how, and through whom. */
export {
  type Gateway,
  GatewayRefused,
  GatewaySilent,
  type Instructions,
  type Opened,
  type ProviderKeys,
  type RefundSeen,
  refPattern,
  type Seen,
} from './gateway.ts'
export { dialectOf, type GatewayDeps, gatewayFor, keysFor, whyRefused } from './gateways.ts'
export { type ChannelName, channels, type Dialect, feeOf, isChannel } from './pay-channels.rules.ts'
export {
  type ConfirmedPayment,
  type Due,
  type Payable,
  type PaymentMethod,
  paymentMethods,
  type ReturnedPayment,
} from './payables.contract.ts'
export { payoutBankOf } from './payout-banks.rules.ts'
export type {
  PayoutGateway,
  PayoutKeys,
  SeenPayout,
  SeenPayoutState,
} from './payout-gateway.ts'
export {
  openPayoutKeys,
  payoutDialectOf,
  payoutGatewayFor,
  payoutKeysFor,
  sealPayoutKeys,
} from './payout-gateways.ts'
export type { Way } from './provider-settings.contract.ts'
export { findSettings, type SettingsRow } from './provider-settings.store.ts'
export { crcOf, isPayableQr, tagsOf } from './qris.ts'
export { type SaleSettings, saleSettingsOf } from './sale-settings.ts'
export {
  irisSignature,
  isIrisNotice,
  isMidtransNotice,
  isXenditNotice,
  midtransSignature,
} from './signatures.ts'
export { isObject, objectsOf, readObject, rupiahOf, textOf } from './wire.ts'
