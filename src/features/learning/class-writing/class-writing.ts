import { draftKindOf, type Kinds } from '../../core/entries/entries.ts'
import { classKind } from './class-kind.ts'

/** Classes as they are written: who may write which, for what is written beside them. */
export const classKinds: Kinds = { kind: classKind, draft: draftKindOf(classKind) }
