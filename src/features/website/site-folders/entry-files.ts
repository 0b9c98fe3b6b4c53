import { slugOf, uniqueSlug } from '../../../shared/slug.ts'
import {
  beginEntry,
  draftKindOf,
  type EntryKind,
  listLiving,
  setEntryStatus,
  trashEntry,
} from '../../core/entries/entries.ts'
import { opened } from '../../core/publishing/publishing.ts'
import { checked, type Drafted, type FileStatus, formOf, toldOf, writeDrafted } from './drafted-files.ts'
import {
  FieldProblems,
  type FolderHand,
  type FolderPart,
  type FolderReader,
  nameBelow,
  type PresentFile,
} from './folder-part.ts'

const slugPattern = /^[a-z0-9]+(?:-[a-z0-9]+)*$/

interface Living {
  id: string
  ownId: number | null
  slug: string
  status: FileStatus
}

/** Things of a kind that is written in the office: `events/pekan-literasi.md`. */
export function entryPart(kind: EntryKind): FolderPart {
  const folder = kind.plural
  const isText = kind.body !== undefined
  const ending = isText ? 'md' : 'yaml'
  const drafted: Drafted = { draft: draftKindOf(kind), body: kind.body }
  return {
    label: kind.words.many,
    isText,
    nameIn: nameBelow(folder, ending, slugPattern),
    async list(reader) {
      const found: PresentFile[] = []
      for (const living of await listNamed(reader, kind, drafted)) {
        const now = await opened(reader, drafted.draft, living.id)
        const value = now.thing.published?.value ?? now.value
        found.push({
          path: `${folder}/${living.slug}.${ending}`,
          label: now.thing.label,
          form: formOf(drafted, { value, status: living.status }, reader),
          isBusy: now.state === 'changed',
        })
      }
      return found
    },
    async bring(hand, slug, read) {
      const told = toldOf(drafted, read, hand, slug)
      const living = (await listNamed(hand, kind, drafted)).find(one => one.slug === slug)
      const standing = living && (await opened(hand, drafted.draft, living.id)).value
      const value = checked(drafted, told, standing)
      return {
        form: formOf(drafted, { ...told, value }, hand),
        async write() {
          const id = living?.id ?? (await begun(hand, kind, value))
          await writeDrafted(hand, drafted, id, { ...told, value })
          if (told.status === 'archived' && living?.status !== 'archived')
            await archived(hand, kind, Number(id))
        },
      }
    },
    async found(hand, slug, read) {
      const told = toldOf(drafted, read, hand, slug)
      const value = checked(drafted, told)
      const ownId = await kind.put(hand, { ownId: null, slug, value, number: 1 })
      if (told.status !== 'published') await kind.table.setStatus(hand, ownId, told.status)
    },
    async trash(context, slug) {
      const reader = { ...context, files: new Map() }
      const living = (await listNamed(reader, kind, drafted)).find(one => one.slug === slug)
      if (living) await trashEntry(context, { kind, draft: drafted.draft }, Number(living.id))
    },
  }
}

/** Everything of the kind, with the names of its files: what was never published has only its title. */
export async function listNamed(
  reader: FolderReader,
  kind: EntryKind,
  { draft }: Pick<Drafted, 'draft'>,
): Promise<Living[]> {
  const rows = await listLiving(reader.tx, kind.kind)
  const taken = new Set(rows.flatMap(({ ownId, slug }) => (ownId === null ? [] : [slug])))
  const named: Living[] = []
  for (const { id, ownId, slug, status } of rows) {
    const living = {
      id: String(id),
      ownId,
      status: status === 'draft' || status === 'archived' ? status : 'published',
    } as const
    if (ownId !== null) named.push({ ...living, slug })
    else {
      const { value, thing } = await opened(reader, draft, living.id)
      const wanted = typeof value.slug === 'string' && value.slug !== '' ? value.slug : slugOf(thing.label)
      named.push({ ...living, slug: uniqueSlug(wanted, taken) })
    }
  }
  return named
}

async function begun(
  { tx, clock, by }: FolderHand,
  kind: EntryKind,
  value: Readonly<Record<string, unknown>>,
): Promise<string> {
  const title = String(value[kind.title] ?? '')
  return String(await beginEntry(tx, { kind: kind.kind, title, owner: by, at: clock.now() }))
}

async function archived(hand: FolderHand, kind: EntryKind, id: number): Promise<void> {
  const row = (await listLiving(hand.tx, kind.kind)).find(one => one.id === id)
  if (!row) throw new FieldProblems([{ field: 'editorial', message: 'Isi ini tidak dapat diarsipkan' }])
  if (row.ownId === null) await setEntryStatus(hand.tx, kind.kind, id, 'archived', hand.clock.now())
  else await kind.table.setStatus(hand, row.ownId, 'archived')
}
