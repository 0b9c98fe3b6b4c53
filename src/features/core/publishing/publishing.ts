export { type Content, changedParts } from '../../../shared/draft-parts.ts'
export { cleanTextBlock } from './clean-blocks.ts'
export { draftAnswerOf, overtakenOf } from './draft-answers.ts'
export { admittedTo, handOf } from './draft-calls.ts'
export {
  type DraftKind,
  type Hand,
  kindOf,
  type PublishingEvent,
  type Reader,
  type Reviewer,
} from './draft-kinds.ts'
export { discard, hold, keep } from './drafts.ts'
export { drawnDraft } from './drawn-draft.ts'
export { freeSlug } from './free-slug.ts'
export { changesBetween, changesOf, type Opened, opened, savedValue } from './opened.ts'
export { type OwnTable, ownTable } from './own-table.ts'
export { addVersion, beginHistory, publish, tellWithdrawn, withdraw } from './publications.ts'
export { type DraftAnswer, draftParameters } from './publishing.contract.ts'
export { forgetThings, listDrafts } from './publishing.store.ts'
export { rewrite } from './rewriting.ts'
export { plan } from './schedules.ts'
export { findVersion, latestNumber, listVersions } from './versions.store.ts'
