import type { MediaKind } from '../../shared/media.ts'
import { statement } from '../db/statement.ts'
import type { Tx } from '../db/transaction.ts'

/** The files of a site as its library shows them: those of people and parts of others are in no list. */

const columns = `f.id, f.kind as "kind!", f.key, f.name, f.mime, f.bytes, f.alt, f.credit, f.width, f.height, f.tint, f.focus,
    f.seconds, f.loudness, f.poster, f.captions, f.created_at as "at", m.name as "uploadedBy",
    (select count(distinct (u.kind, u.thing_id))::int from file_uses u where u.tenant_id = f.tenant_id and u.file_id = f.id) as "usedBy!",
    exists (select from file_holders h where h.tenant_id = f.tenant_id and h.file_id = f.id and h.membership_id = :membershipId) as "isOwn!"`
const names = 'left join member_names m on m.tenant_id = f.tenant_id and m.id = f.uploaded_by'
const listed = 'f.membership_id is null and f.part_of is null and f.replaced_at is null'

const list = statement(
  'library.list',
  `select ${columns} from files f ${names}
    where ${listed} and f.id < :before
      and (not :onlyOwn::boolean or exists (select from file_holders h
        where h.tenant_id = f.tenant_id and h.file_id = f.id and h.membership_id = :membershipId))
      and (:kind?::text is null or f.kind = :kind?)
      and (:words?::text is null or f.name ilike '%' || :words? || '%' or f.alt ilike '%' || :words? || '%')
      and (:use?::text is null or case :use? when 'none'
        then not exists (select from file_uses u where u.tenant_id = f.tenant_id and u.file_id = f.id)
        else exists (select from file_uses u where u.tenant_id = f.tenant_id and u.file_id = f.id and u.kind = :use?) end)
    order by f.id desc limit :limit`,
)

export interface LibraryQuery {
  membershipId: number
  onlyOwn: boolean
  kind?: MediaKind | undefined
  /** already without wildcards of its own */
  words?: string | undefined
  /** kind of the things that use it; "none": nothing does */
  use?: string | undefined
  /** only files with smaller ids */
  before: number
  limit: number
}

export const listFiles = (tx: Tx, query: LibraryQuery) =>
  tx.rows(list, {
    membershipId: query.membershipId,
    onlyOwn: query.onlyOwn,
    kind: query.kind,
    words: query.words,
    use: query.use,
    before: query.before,
    limit: query.limit,
  })

const one = statement(
  'library.one',
  `select ${columns}, f.peaks, f.recipe, f.uploaded_by as "uploaderId" from files f ${names}
    where ${listed} and f.id = :id and (not :onlyOwn::boolean or exists (select from file_holders h
      where h.tenant_id = f.tenant_id and h.file_id = f.id and h.membership_id = :membershipId))`,
)

export interface Asker {
  membershipId: number
  onlyOwn: boolean
}

export const findFile = (tx: Tx, id: number, { membershipId, onlyOwn }: Asker) =>
  tx.find(one, { id, membershipId, onlyOwn })

const byKey = statement(
  'library.byKey',
  `select f.kind as "kind!", f.name, f.mime, f.bytes, f.seconds, f.captions is not null as "hasCaptions!"
    from files f where ${listed} and f.key = :key`,
)

/** What a stored value names, as long as the library has it. */
export const findByKey = (tx: Tx, key: string) => tx.find(byKey, { key })

const bySource = statement(
  'library.bySource',
  `select f.id from files f where ${listed} and f.source_sha256 = :sha256`,
)

/** What the same bytes became before. */
export const findBySource = async (tx: Tx, sha256: string): Promise<number | undefined> =>
  (await tx.find(bySource, { sha256 }))?.id

const held = statement(
  'library.held',
  'insert into file_holders (file_id, membership_id, at) values (:fileId, :membershipId, :at) on conflict do nothing',
)

/** Somebody sent it: it is theirs too. */
export const noteHolder = (tx: Tx, fileId: number, membershipId: number, at: Date) =>
  tx.rows(held, { fileId, membershipId, at })

const insert = statement(
  'library.insert',
  `insert into files (key, sha256, source_sha256, name, mime, bytes, width, height, tint, seconds, peaks, loudness, recipe, part_of,
      uploaded_by, created_at)
    values (:key, :sha256, :sourceSha256?, :name, :mime, :bytes, :width?, :height?, :tint?, :seconds?, :peaks?::jsonb, :loudness?,
      :recipe?::jsonb, :partOf?, :uploadedBy?, :at)
    on conflict do nothing returning id`,
)

export interface NewFile {
  key: string
  sha256: string
  sourceSha256?: string | undefined
  name: string
  mime: string
  bytes: number
  width?: number | null | undefined
  height?: number | null | undefined
  tint?: string | undefined
  seconds?: number | undefined
  peaks?: readonly number[] | undefined
  loudness?: number | null | undefined
  recipe?: object | undefined
  partOf?: number | undefined
  uploadedBy?: number | undefined
  at: Date
}

const revive = statement(
  'library.revive',
  `update files set part_of = null, replaced_by = null, replaced_at = null, source_sha256 = coalesce(source_sha256, :sourceSha256?)
    where key = :key and membership_id is null returning id`,
)

/** A new file, or the one that is just this already: then `isNew` is false and nothing is to be stored. */
export async function insertFile(tx: Tx, file: NewFile): Promise<{ id: number; isNew: boolean }> {
  const { peaks, recipe, ...rest } = file
  const row = await tx.find(insert, {
    key: rest.key,
    sha256: rest.sha256,
    sourceSha256: rest.sourceSha256,
    name: rest.name,
    mime: rest.mime,
    bytes: rest.bytes,
    width: rest.width,
    height: rest.height,
    tint: rest.tint,
    seconds: rest.seconds,
    loudness: rest.loudness,
    partOf: rest.partOf,
    uploadedBy: rest.uploadedBy,
    at: rest.at,
    peaks: peaks && JSON.stringify(peaks),
    recipe: recipe && JSON.stringify(recipe),
  })
  if (row) return { id: row.id, isNew: true }
  const before = file.sourceSha256 === undefined ? undefined : await findBySource(tx, file.sourceSha256)
  if (before !== undefined) return { id: before, isNew: false }
  // what is a part already, or was replaced, is wanted for itself now
  const same = await tx.find(revive, { key: file.key, sourceSha256: file.sourceSha256 })
  if (!same) throw new Error('A file is neither new nor there')
  return { id: same.id, isNew: false }
}

const folder = statement(
  'library.folder',
  `select f.key, f.name, f.mime, f.width, f.height, f.tint, f.alt, f.credit, f.focus, f.source_sha256 as "source" from files f
    where f.membership_id is null order by f.key`,
)

/** Every file of the site, with parts of others: what its texts may name. */
export const listFolderFiles = (tx: Tx) => tx.rows(folder)

const told = statement(
  'library.told',
  `update files set name = :name, alt = :alt, credit = :credit, focus = :focus? where key = :key and membership_id is null`,
)

/** What a file is called, and what is seen in it. */
export const tellFile = (
  tx: Tx,
  key: string,
  { name, alt, credit, focus }: { name: string; alt: string; credit: string; focus: string | null },
) => tx.rows(told, { key, name, alt, credit, focus })
