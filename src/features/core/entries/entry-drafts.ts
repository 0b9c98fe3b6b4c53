import { htmlOfDocument } from '../../../platform/documents/documents.ts'
import { pathTo } from '../../../routes.ts'
import { forbidden, invalidField, notFound } from '../../../shared/failure.ts'
import { slugOf } from '../../../shared/slug.ts'
import { memberOf, permissions } from '../permissions/permissions.ts'
import {
  changedParts,
  cleanTextBlock,
  type DraftKind,
  freeSlug,
  type PublishingEvent,
  type Reader,
} from '../publishing/publishing.ts'
import { mayDo } from './entries.rules.ts'
import { claimOwn, type EntryRow, findEntry, setStatus, touchEntry } from './entries.store.ts'
import type { EntryKind, Owned } from './entry-kinds.ts'

/** "12", as long as it can be the number of a row. */
const numberIn = (id: string) =>
  /^[1-9]\d{0,9}$/.test(id) && Number(id) <= 2_147_483_647 ? Number(id) : undefined

/** The entry of that id, unless it lies in the bin. */
export async function findLiving(
  { tx }: Pick<Reader, 'tx'>,
  { kind }: Pick<EntryKind, 'kind'>,
  id: string,
  isWriting = false,
): Promise<EntryRow | undefined> {
  const number = numberIn(id)
  const row = number === undefined ? undefined : await findEntry(tx, kind, number, isWriting)
  return row && row.trashedAt === null ? row : undefined
}

/** What stands in the kind's own table of an entry, where it has been published. */
export const ownOf = async (
  reader: Reader,
  kind: EntryKind,
  { ownId }: Pick<EntryRow, 'ownId'>,
  isWriting = false,
): Promise<Owned | undefined> => (ownId === null ? undefined : kind.read(reader, ownId, isWriting))

/** What things of the kind are called by. */
export const titleWord = ({ title }: Pick<EntryKind, 'title'>) => (title === 'name' ? 'Nama' : 'Judul')

/** The address of one in the office. */
export const entryHref = ({ kind }: { kind: Pick<EntryKind, 'routes'> }, id: number): string =>
  pathTo(kind.routes.entry, { id } as never)

/** Nobody has given it a title yet. */
export const untitled = ({ words, title }: Pick<EntryKind, 'words' | 'title'>) =>
  `${words.many} tanpa ${titleWord({ title }).toLowerCase()}`

const wordIn = (value: unknown) => (typeof value === 'string' ? value.trim() : '')

/** Drafts, publications, plans and history of a kind, as the publishing room does them. */
export function draftKindOf(kind: EntryKind): DraftKind {
  const { words, body, table } = kind
  const titleIn = (value: Readonly<Record<string, unknown>>) => wordIn(value[kind.title])
  return {
    kind: kind.kind,
    what: words.many,
    access: permissions[kind.may.write],
    shape: body === undefined ? {} : { blocks: body },
    words: kind.fieldWords,
    draft: kind.draft,
    publication: kind.publication,
    tags: kind.tags,
    async admit(reader, viewer, id, touch) {
      const row = await findLiving(reader, kind, id)
      if (!row) return
      const may = mayDo(kind, memberOf(viewer), row)
      if (!may.write) throw notFound(words.many)
      if (touch === 'publish' && !may.publish) throw forbidden(`Anda tidak dapat menerbitkan ${words.one}`)
    },
    async find(reader, id, isWriting) {
      const row = await findLiving(reader, kind, id, isWriting)
      if (!row) return undefined
      const own = await ownOf(reader, kind, row, isWriting)
      return {
        id: String(row.id),
        label: row.title,
        published: own?.isOut ? own : undefined,
        beginning: () => own?.value ?? kind.beginning(reader),
      }
    },
    ...(body === undefined ? {} : { cleanBlock: cleanTextBlock }),
    async check(reader, value) {
      const text = body === undefined ? '' : htmlOfDocument(blocksIn(kind, value))
      if (Buffer.byteLength(text) > mostBytes)
        throw invalidField('body', `Isi lebih panjang dari ${mostBytes / 1024} KB`, 'too_big')
      await kind.check?.(reader, kind.draft.parse(value))
    },
    async completed(reader, { id, published }, value) {
      const row = await findLiving(reader, kind, id)
      const own = row?.ownId ?? null
      const wanted = wordIn(value.slug) || (published ? (row?.slug ?? '') : '')
      const isFree = (slug: string) => table.isSlugFree(reader, slug, own)
      if (wanted === '') return { ...value, slug: await freeSlug(slugOf(titleIn(value)), isFree, words.one) }
      if (!(await isFree(wanted)))
        throw invalidField('slug', `Alamat ini sudah dipakai ${words.one} lain`, 'taken')
      return { ...value, slug: wanted }
    },
    kept: ({ tx, clock }, { id }, value) =>
      touchEntry(tx, kind.kind, Number(id), {
        title: titleIn(value) || untitled(kind),
        cover: value.cover ?? value.image ?? value.logo ?? value.photo ?? null,
        at: clock.now(),
      }),
    async publish(hand, { id }, value, number) {
      const row = await findLiving(hand, kind, id, true)
      if (!row) throw notFound(words.many)
      const { ownId } = row
      const now = await kind.put(hand, {
        ownId,
        slug: wordIn(value.slug),
        value: kind.draft.parse(value),
        number,
      })
      if (ownId === null) await claimOwn(hand.tx, kind.kind, row.id, now, hand.clock.now())
      return value
    },
    async withdraw(hand, { id }) {
      const row = await findLiving(hand, kind, id, true)
      if (row?.ownId != null) await table.setStatus(hand, row.ownId, 'draft')
      else if (row) await setStatus(hand.tx, kind.kind, row.id, 'draft', hand.clock.now())
    },
    hrefOf: id => entryHref({ kind }, Number(id)),
    review: {
      access: permissions[kind.may.publish ?? kind.may.write],
      async of(reader, id) {
        const row = await findLiving(reader, kind, id)
        return row && { ownerId: row.ownerId, mayReview: member => mayDo(kind, member, row).publish }
      },
    },
    ...(kind.draw && {
      async draw(context, value, id) {
        const row = await findLiving(context, kind, id)
        if (!row) return undefined
        const own = { ownId: row.ownId ?? 0, slug: row.slug || 'draf' }
        return kind.draw?.(context, kind.draft.parse(value), own)
      },
    }),
    deed: told => deedOf(kind, told),
  }
}

/** as the policy of rich text has it: `platform/html/sanitize.ts` */
const mostBytes = 200 * 1024

const blocksIn = (kind: EntryKind, value: Readonly<Record<string, unknown>>) => {
  const parsed: Readonly<Record<string, unknown>> = kind.draft.parse(value)
  const blocks: unknown = kind.body && parsed[kind.body]
  // the contract has looked at each of them
  return Array.isArray(blocks) ? blocks : []
}

/** For the log: the fields that differ, a text by its name alone. */
function deedOf(kind: EntryKind, { act, thing, before, after }: PublishingEvent) {
  const changed = changedParts({ nested: [] }, before ?? {}, after)
  const short = (value: Readonly<Record<string, unknown>>) =>
    Object.fromEntries(changed.map(name => [name, name === kind.body ? 'Isi' : value[name]]))
  return {
    action: `${kind.kind}.${act}` as const,
    object: { type: kind.kind, id: Number(thing.id), name: wordIn(after[kind.title]) || thing.label },
    ...(before ? { before: short(before), after: short(after) } : {}),
  }
}
