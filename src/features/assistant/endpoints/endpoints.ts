/** Services that a tenant names for itself: where they are asked, with what key, and what may leave the house for them. */
export {
  checkedAddress,
  type EndpointAskDeps,
  type EndpointTest,
  endpointTest,
  keyViewOf,
  openKey,
  sealedKey,
  typedKey,
  whyNot,
} from './addresses.ts'
export { createMask, createUnmasking, type Mask, withoutPersonalData } from './masking.ts'
export { monthlyTokens, monthOf, tokensOf } from './use.ts'
