import type { PartsOf } from '../../../platform/room-parts.ts'
import { fieldNames } from '../../../shared/field-names.ts'

/** The audit log's words for what is done in one room. */
export interface DeedWords {
  /** what a deed is about, by the part of its name before the dot: what a reader may narrow the log to */
  topics?: Readonly<Record<string, string>>
  /** what was done, before the name of the thing: 'member.suspended' is "menangguhkan" Sari */
  words?: Readonly<Record<string, string>>
  /** fields that changed, by their names in before and after */
  fields?: Readonly<Record<string, string>>
  /** fields of one topic only, by the topic; they go before those of all */
  topicFields?: Readonly<Record<string, Readonly<Record<string, string>>>>
  /** values of a field `status` or `state` */
  states?: Readonly<Record<string, string>>
}

declare module '../../../platform/room-parts.ts' {
  interface RoomParts {
    /** the audit log's words */
    deeds: DeedWords
  }
}

const sharedStates: Readonly<Record<string, string>> = {
  active: 'aktif',
  pending: 'menunggu',
  verified: 'terverifikasi',
  rejected: 'ditolak',
  open: 'terbuka',
  done: 'selesai',
}

type Words = Required<DeedWords>

const known = new WeakMap<PartsOf, Words>()

/** The words of all rooms together, put together once. */
export function readWords(partsOf: PartsOf): Words {
  const parts = partsOf('deeds')
  const words = known.get(partsOf) ?? {
    topics: Object.assign({}, ...parts.map(part => part.topics)),
    words: Object.assign({}, ...parts.map(part => part.words)),
    fields: Object.assign({}, fieldNames, ...parts.map(part => part.fields)),
    topicFields: Object.assign({}, ...parts.map(part => part.topicFields)),
    states: Object.assign({}, sharedStates, ...parts.map(part => part.states)),
  }
  known.set(partsOf, words)
  return words
}

/** What a field is called in the log, by the room that has it. */
export const fieldWord = (partsOf: PartsOf, field: string): string | undefined =>
  readWords(partsOf).fields[field]

/** The words for what changed by this deed: "Jenis" of a class is no role of a member. */
export function readWordsOf(partsOf: PartsOf, action: string): Pick<Words, 'fields' | 'states'> {
  const { fields, topicFields, states } = readWords(partsOf)
  const [topic = ''] = action.split('.')
  return { fields: { ...fields, ...topicFields[topic] }, states }
}

/** "menangguhkan Sari": the words before the thing's name. A deed nobody has named yet is said by its own name. */
export const wordsFor = (partsOf: PartsOf, action: string): string =>
  readWords(partsOf).words[action] ?? `melakukan ${action.replace('.', ' ').replaceAll('_', ' ')}:`

export const topicOptions = (partsOf: PartsOf) =>
  Object.entries(readWords(partsOf).topics)
    .map(([value, label]) => ({ value, label }))
    .sort((a, b) => a.label.localeCompare(b.label, 'id'))
