/** Taking part in classes, as far as other rooms come near it: buying a place. */
export { getClassEntry, type OwnContext } from './entering.ts'
export {
  endPaidPlace,
  getPaidPlace,
  holdPlace,
  listOpenRuns,
  type PaidPlace,
  type RunEntry,
  takePaidPlace,
} from './paying.ts'
