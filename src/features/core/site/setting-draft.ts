import { invalid } from '../../../shared/failure.ts'
import { beginHistory, type Content, type DraftKind, type PublishingEvent } from '../publishing/publishing.ts'
import { checkValue } from './keyed-values.rules.ts'
import { assertOwnPictures, findValue, putValue, valueId } from './keyed-values.ts'
import { getPublished, lock } from './publication.ts'

type OfKind = 'access' | 'shape' | 'words' | 'draft' | 'publication' | 'cleanBlock'

interface ValueKind extends Pick<DraftKind, OfKind> {
  key: string
  /** what it is called: the room's deeds name it the same */
  label: string
  /** the value as it can be read; where there is none, what visitors see instead. `values`: settings by key */
  written(values: Record<string, unknown>, site: { title: string; tagline: string }): Content
}

/** A setting by key that is written as a draft and published: a kind of the setting's name, of one thing. */
export function valueKind({ key, label, written, ...kind }: ValueKind): DraftKind {
  return {
    ...kind,
    kind: key,
    what: label,
    tags: ['site'],
    async find(reader, id, isWriting) {
      if (id !== valueId) return undefined
      const { state } = await (isWriting ? lock(reader) : getPublished(reader))
      const stored = await findValue(reader.tx, key)
      if (isWriting) await beginHistory(reader, { kind: key }, id, stored)
      const published = stored && { ...stored, value: written({ [key]: stored.value }, state) }
      return { id, label, published, beginning: () => written({}, state) }
    },
    check: (reader, value) => assertOwnPictures(reader, value, ''),
    async publish(hand, _, value, number) {
      const checked = checkValue(hand.partsOf('settings'), key, value)
      if ('errors' in checked) throw invalid(checked.errors)
      await putValue(hand, key, checked.value, number)
      return checked.value
    },
    deed: told => deed(key, label, told),
  }
}

const acts = {
  saved: 'setting_value.saved',
  published: 'setting_value.changed',
  withdrawn: 'setting_value.changed',
  discarded: 'setting_value.discarded',
  planned: 'setting_value.planned',
  unplanned: 'setting_value.unplanned',
} as const

const deed = (key: string, name: string, { act, before, after }: PublishingEvent) => ({
  action: acts[act],
  object: { type: 'setting_value', id: key, name },
  before: { [key]: before ?? null },
  after: { [key]: after },
})
