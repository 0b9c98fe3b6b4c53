/** What other rooms may ask of who takes part in classes: to follow somebody through one, and to sell a place in it. */

export { completeChapter } from './chapter-doors.ts'
export { mayRead } from './enrolments.rules.ts'
export { getClassEntry, type OwnContext } from './entering.ts'
export { findOwnLearning } from './learning.ts'
export { type Scope, scopeOf } from './managed-scope.ts'
export {
  endPaidPlace,
  getPaidPlace,
  holdPlace,
  listOpenRuns,
  type PaidPlace,
  type RunEntry,
  takePaidPlace,
} from './paid-places.ts'
