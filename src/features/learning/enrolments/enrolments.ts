/** What other rooms may ask of who takes part in classes. */

export { completeChapter } from './chapter-doors.ts'
export { mayRead } from './enrolments.rules.ts'
export type { OwnContext } from './entering.ts'
export { findOwnLearning } from './learning.ts'
export { type Scope, scopeOf } from './managed-scope.ts'
