import type { Endpoint } from '../../../platform/http/endpoint.ts'
import type { PersonalPageLoad } from '../../../platform/http/page-load.ts'
import type { OfficePart } from '../administration/administration.ts'
import type { DeedWords } from '../audit/audit.ts'
import type { DraftKind } from '../publishing/publishing.ts'
import { type EntryDeps, entryCalls } from './entries.api.ts'
import { entryList, loadEntry, loadEntryPreview } from './entries.loads.ts'
import { draftKindOf } from './entry-drafts.ts'
import type { EntryKind } from './entry-kinds.ts'

export type { EntryDeps } from './entries.api.ts'
export { type EntryState, entryStates, type May } from './entries.rules.ts'
export {
  beginEntry,
  type EntryRow,
  findEntry,
  hasPublishedEntry,
  listLiving,
  setOwner as setEntryOwner,
  setStatus as setEntryStatus,
  touchEntry,
} from './entries.store.ts'
export { claim, type Kinds, reach, reachOwn, trash as trashEntry } from './entry-authoring.ts'
export { draftKindOf } from './entry-drafts.ts'
export {
  blank,
  bodyField,
  needed,
  pictureField,
  slugField,
  summaryField,
  titleField,
} from './entry-fields.contract.ts'
export type { EntryKind, Owned } from './entry-kinds.ts'
export { stateFilters, stateOf } from './entry-states.ts'
export { foundAs, type SeoWords, seoField, seoShape, seoWords } from './found-words.contract.ts'
export { ownEntries } from './own-entries.ts'

/** What a kind brings into its room's manifest: pages by what they are, calls, drafts, the office's words. */
export interface EntryParts {
  pages: { list: PersonalPageLoad; entry: PersonalPageLoad; preview: PersonalPageLoad }
  calls: Endpoint[]
  drafts: DraftKind[]
  entries: EntryKind[]
  deeds: DeedWords
  office: OfficePart
}

declare module '../../../platform/room-parts.ts' {
  interface RoomParts {
    /** kinds of things of the room that are written in the office */
    entries: readonly EntryKind[]
  }
}

/** Everything a room needs so that its things are written in the office. */
export function entryParts(house: EntryDeps, kind: EntryKind): EntryParts {
  const draft = draftKindOf(kind)
  const kinds = { kind, draft }
  const { load, calls } = entryList(kinds)
  return {
    pages: { list: load, entry: loadEntry(kinds), preview: loadEntryPreview(kinds) },
    calls: [...calls, ...entryCalls(house, kinds)],
    drafts: [draft],
    entries: [kind],
    deeds: deedsOf(kind),
    office: officeOf(kind),
  }
}

/** What several kinds of one room bring along together; each has its own pages. */
export const joinedParts = (...of: readonly EntryParts[]): Omit<EntryParts, 'pages'> => ({
  calls: of.flatMap(({ calls }) => calls),
  drafts: of.flatMap(({ drafts }) => drafts),
  entries: of.flatMap(({ entries }) => entries),
  deeds: {
    topics: Object.assign({}, ...of.map(({ deeds }) => deeds.topics)),
    words: Object.assign({}, ...of.map(({ deeds }) => deeds.words)),
    topicFields: Object.assign({}, ...of.map(({ deeds }) => deeds.topicFields)),
  },
  office: {
    sections: of.flatMap(({ office }) => office.sections ?? []),
    actions: of.flatMap(({ office }) => office.actions ?? []),
  },
})

function officeOf({ words, icon, section, may, routes: { list } }: EntryKind): OfficePart {
  return {
    sections: [{ ...section, label: words.many, page: list, icon, permission: may.write }],
    actions: [{ place: section.place, label: `Tulis ${words.one}`, page: list, icon, permission: may.write }],
  }
}

function deedsOf({ kind, words: { one, many }, fieldWords }: EntryKind): DeedWords {
  const said = {
    begun: `memulai ${one}`,
    saved: `menyimpan draf ${one}`,
    published: `menerbitkan ${one}`,
    withdrawn: `menarik ${one} dari situs:`,
    discarded: `membuang perubahan ${one}`,
    planned: `menjadwalkan ${one}`,
    unplanned: `membatalkan jadwal ${one}`,
    archived: `mengarsipkan ${one}`,
    trashed: `membuang ${one} ke sampah:`,
    restored: `memulihkan ${one} dari sampah:`,
  }
  return {
    topics: { [kind]: many },
    words: Object.fromEntries(Object.entries(said).map(([act, words]) => [`${kind}.${act}`, words])),
    topicFields: { [kind]: fieldWords },
  }
}
