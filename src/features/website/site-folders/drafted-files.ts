import { settledNode } from '../../../platform/documents/markdown/markdown.ts'
import { fieldErrors } from '../../../platform/http/field-errors.ts'
import type { Block } from '../../../shared/document/document.ts'
import { type Content, patchOf } from '../../../shared/draft-parts.ts'
import { nearest } from '../../../shared/nearest.ts'
import { type DraftKind, keep, opened, publish, withdraw } from '../../core/publishing/publishing.ts'
import type { Form, ReadForm } from './folder-file.ts'
import { FieldProblems, type FolderHand, type FolderReader } from './folder-part.ts'
import { completed, fieldsForm, restored, shapeOf } from './plain-values.ts'

/** Things that have a draft and are published, as files: through their kind's own door. */

export type FileStatus = 'draft' | 'published' | 'archived'
const statuses: readonly string[] = ['draft', 'archived']

/** How a kind's values differ from what its files say: references by name instead of by number. */
export interface Wording {
  /** fields that files call otherwise: categoryIds → categories */
  names?: Readonly<Record<string, string>>
  /** further fields of files that are no fields of the value */
  further?: readonly string[]
}

export interface DraftedFile {
  value: Content
  status: FileStatus
  further?: Readonly<Record<string, unknown>>
}

export interface Drafted {
  draft: DraftKind
  body?: string | undefined
  wording?: Wording
}

/** What a thing says, as a file does. */
export function formOf(
  { draft, body, wording = {} }: Drafted,
  told: DraftedFile,
  reader: Pick<FolderReader, 'files'>,
): Form {
  const { slug: _, ...value } = told.value
  const text = body === undefined ? undefined : value[body]
  const rest = Object.fromEntries(Object.entries(value).filter(([name]) => name !== body))
  const fields = Object.fromEntries(
    Object.entries(fieldsForm(rest, draft.draft, reader.files)).map(([name, one]) => [
      wording.names?.[name] ?? name,
      one,
    ]),
  )
  const said = {
    ...(told.status === 'published' ? {} : { editorial: told.status }),
    ...told.further,
    ...fields,
  }
  // the contract has looked at each of the blocks
  return body === undefined ? { fields: said } : { fields: said, body: (text ?? []) as Block[] }
}

/** What a file says, as the kind keeps it. */
export function toldOf(
  { draft, body, wording = {} }: Drafted,
  read: ReadForm,
  hand: Pick<FolderHand, 'files'>,
  slug: string | undefined,
): DraftedFile {
  const given: Readonly<Record<string, unknown>> = Object(read.fields)
  if (Array.isArray(read.fields) || typeof read.fields !== 'object')
    throw new FieldProblems([{ field: '', message: 'Berkas ini harus berisi isian: nama, titik dua, nilai' }])
  const known = Object.keys(shapeOf(draft.draft)).filter(name => name !== 'slug' && name !== body)
  const names = known.map(name => wording.names?.[name] ?? name)
  const allowed = ['editorial', ...(wording.further ?? []), ...names]
  const unknown = Object.keys(given).filter(name => names.length > 0 && !allowed.includes(name))
  const problems = unknown.map(name => ({
    field: name,
    message: `Isian tidak dikenal: ${name}${nearest(name, allowed)}`,
  }))
  const { editorial: status = 'published', ...rest } = given
  if (status !== 'published' && !statuses.includes(String(status)))
    problems.push({
      field: 'editorial',
      message: 'Tulis editorial: draft atau archived; tanpa isian ini berarti terbit',
    })
  const back = Object.fromEntries(Object.entries(wording.names ?? {}).map(([own, file]) => [file, own]))
  const { value, missing } = restored(rest, hand.files)
  problems.push(
    ...missing.map(field => ({ field, message: 'Gambar ini tidak ada di folder media maupun di situs' })),
  )
  if (problems.length > 0) throw new FieldProblems(problems)
  const further = Object.fromEntries(
    (wording.further ?? []).flatMap(name => (name in rest ? [[name, rest[name]]] : [])),
  )
  const own = Object.fromEntries(
    Object.entries(Object(value))
      .filter(([name]) => !(wording.further ?? []).includes(name))
      .map(([name, one]) => [back[name] ?? name, one]),
  )
  return {
    value: {
      ...own,
      ...(body === undefined ? {} : { [body]: read.body ?? [] }),
      ...(slug === undefined ? {} : { slug }),
    },
    // one of the three, as was looked at above
    status: status as FileStatus,
    further,
  }
}

/**
 * The value as its contract leaves it; throws what it, or a publication, would be refused for. `standing`: what is there
 * of it, which knows what no file says.
 */
export function checked(
  { draft }: Drafted,
  { value: given, status }: DraftedFile,
  standing?: Content,
): Content {
  const value = completed(given, standing)
  const read = draft.draft.safeParse(value)
  if (!read.success) throw new FieldProblems(fieldErrors(read.error, value))
  const strict = status === 'published' ? draft.publication.safeParse(read.data) : undefined
  if (strict && !strict.success) throw new FieldProblems(fieldErrors(strict.error, read.data))
  return read.data
}

/** Keeps and publishes a thing as a file says it, or takes it off the site. */
export async function writeDrafted(
  hand: FolderHand,
  kind: Drafted,
  id: string,
  { value, status }: DraftedFile,
): Promise<void> {
  const { draft, body } = kind
  const now = await opened(hand, draft, id, true)
  const next = { ...completed(value, now.value) }
  if (body !== undefined) next[body] = await withBlocks(kind, now.value[body], next[body])
  const clean = draft.cleanBlock && body === undefined ? await cleanSections(draft, next) : next
  const patch = patchOf(draft.shape, now.value, clean)
  if (patch) await keep(hand, draft, id, { writer: '', patch })
  if (status === 'published') await publish(hand, draft, id)
  else if (now.thing.published && draft.withdraw) await withdraw(hand, draft, id)
}

const meaning = (block: Block) => JSON.stringify(settledNode(block))

/** Blocks that say what one of the standing ones says are that one, with its id; the others are looked at first. */
async function withBlocks(
  { draft, body = '' }: Drafted,
  standing: unknown,
  given: unknown,
): Promise<Block[]> {
  // both have been looked at by the contract
  const before = Map.groupBy((standing ?? []) as Block[], meaning)
  const taken = new Set<string>()
  const blocks: Block[] = []
  for (const [index, block] of ((given ?? []) as Block[]).entries()) {
    const same = before.get(meaning(block))?.find(({ id }) => !taken.has(id))
    const clean =
      same ?? ((await draft.cleanBlock?.({ ...block }, `${body}.${index}`)) as Block | undefined) ?? block
    const id = taken.has(clean.id) ? `${clean.id}-${index}` : clean.id
    taken.add(id)
    blocks.push({ ...clean, id })
  }
  return blocks
}

async function cleanSections({ cleanBlock, shape }: DraftKind, value: Content): Promise<Content> {
  const { blocks } = shape
  const list: unknown = blocks === undefined ? undefined : value[blocks]
  if (!cleanBlock || blocks === undefined || !Array.isArray(list)) return value
  const clean: Content[] = []
  for (const [index, block] of list.entries())
    clean.push(await cleanBlock({ ...Object(block) }, `${blocks}.${index}`))
  return { ...value, [blocks]: clean }
}
