import type { Tx } from '../../../platform/db/transaction.ts'
import { type FoundUse, listUseKinds, listUsesOf, renewUses } from '../../../platform/files/file-uses.ts'
import { markUsesAsked } from '../../../platform/files/storage-rows.ts'
import type { InTenant } from '../../../platform/http/endpoint.ts'
import type { FieldOption } from '../../../shared/form-field.ts'
import type { MediaUse } from './media.contract.ts'

/** What a room says of its things that show files: part `fileHolders` of its manifest. */
export interface FileHolder {
  /** as `noteUses` is told */
  kind: string
  /** a folder of the library: "Tulisan" */
  words: string
  /** Keys in its things as visitors see them, all or those that hold this one; what is no file of the site may be among them. */
  list(tx: Tx, key?: string): Promise<readonly (FoundUse & { label: string })[]>
  /** what things are called, by their ids; where no list knows, the id itself is shown */
  labels?(
    context: Pick<InTenant, 'tx' | 'partsOf'>,
    ids: readonly string[],
  ): Promise<ReadonlyMap<string, string>>
  /** where one of them is looked after */
  href?(id: string): string
}

declare module '../../../platform/room-parts.ts' {
  interface RoomParts {
    /** things of the room that show files */
    fileHolders: readonly FileHolder[]
  }
}

type Asking = Pick<InTenant, 'tx' | 'partsOf'>

const holdersOf = ({ partsOf }: Pick<InTenant, 'partsOf'>) => partsOf('fileHolders').flat()

/** Kinds of things that use files here, as the library's folders. */
export async function listFolders(context: Asking): Promise<FieldOption[]> {
  const kinds = await listUseKinds(context.tx)
  const holders = holdersOf(context)
  return kinds
    .map(kind => ({ value: kind, label: holders.find(one => one.kind === kind)?.words ?? kind }))
    .sort((one, other) => one.label.localeCompare(other.label, 'id'))
}

/** Who uses a file: as was noted when they were saved, and as all things stand this moment. */
export async function listUses(context: Asking, file: { id: number; key: string }): Promise<MediaUse[]> {
  const { tx } = context
  const noted = await listUsesOf(tx, file.id)
  const uses = new Map<string, MediaUse>()
  for (const holder of holdersOf(context)) {
    const { kind, words, href } = holder
    const mine = noted.filter(use => use.kind === kind)
    const labels =
      (await holder.labels?.(
        context,
        mine.map(({ id }) => id),
      )) ?? new Map<string, string>()
    for (const { id, state } of mine)
      uses.set(`${kind} ${id} ${state}`, {
        kind,
        words,
        id,
        label: labels.get(id) ?? id,
        href: href?.(id) ?? null,
        state,
      })
    for (const { id, key, label } of await holder.list(tx, file.key))
      if (key === file.key)
        uses.set(`${kind} ${id} published`, {
          kind,
          words,
          id,
          label,
          href: href?.(id) ?? null,
          state: 'published',
        })
  }
  return [...uses.values()]
}

/** Asks all things what they use, for what was written past those who say so; harmless however often. */
export async function renewAllUses(context: Asking & Pick<InTenant, 'clock'>): Promise<void> {
  const { tx, clock } = context
  for (const { kind, list } of holdersOf(context)) await renewUses(tx, kind, await list(tx))
  await markUsesAsked(tx, clock.now())
}
