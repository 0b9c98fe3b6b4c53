/** What other rooms may ask of who takes part in classes: to follow somebody through one, and to sell a place in it. */

export {
  type AskedChapter,
  attendChapter,
  type ChapterMeeting,
  type ClassWay,
  completeChapters,
  type DueWork,
  listNextMeetings,
  type NextMeeting,
} from './chapter-doors.ts'
export { whyShut } from './completions.ts'
export { mayRead, percentOf, states } from './enrolments.rules.ts'
export { getClassEntry, type OwnContext } from './entering.ts'
export {
  findOwnLearning,
  type LearningRow,
  listOwnChapters,
  listOwnLearning,
} from './learning.ts'
export { type Scope, scopeOf, withinScope } from './managed-scope.ts'
export {
  endPaidPlace,
  findPlaceEntry,
  getPaidPlace,
  holdPlace,
  holdSeats,
  openRunsOf,
  type PaidPlace,
  type PlaceEntry,
  paidPlaceIn,
  type RunEntry,
  resumePaidPlace,
  suspendPaidPlace,
  takePaidPlace,
} from './paid-places.ts'
export { actionOf } from './place.ts'
