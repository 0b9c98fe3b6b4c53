import { statement } from '../db/statement.ts'
import type { Tx } from '../db/transaction.ts'

/** What is changed of a file after it is there, and how it goes. */

const describe = statement(
  'library.describe',
  `update files set name = coalesce(:name?, name), alt = coalesce(:alt?, alt), credit = coalesce(:credit?, credit),
      focus = case when :changesFocus::boolean then :focus? else focus end
    where id = :id returning id`,
)

export interface FileWords {
  name?: string | undefined
  alt?: string | undefined
  credit?: string | undefined
  /** null: the middle again */
  focus?: string | null | undefined
}

export const describeFile = (tx: Tx, id: number, { name, alt, credit, focus }: FileWords) =>
  tx.rows(describe, { id, name, alt, credit, focus, changesFocus: focus !== undefined })

const measure = statement(
  'library.measure',
  'update files set peaks = :peaks::jsonb, loudness = :loudness? where id = :id and loudness is null',
)

export const measureFile = (tx: Tx, id: number, peaks: readonly number[], loudness: number | null) =>
  tx.rows(measure, { id, peaks: JSON.stringify(peaks), loudness })

const poster = statement('library.poster', 'update files set poster = :poster::jsonb where id = :id')

export const setPoster = (tx: Tx, id: number, picture: object | null) =>
  tx.rows(poster, { id, poster: JSON.stringify(picture) })

const captions = statement('library.captions', 'update files set captions = :captions::jsonb where id = :id')

export const setCaptions = (tx: Tx, id: number, value: object | null) =>
  tx.rows(captions, { id, captions: JSON.stringify(value) })

const parts = statement(
  'library.parts',
  'select id, key, bytes, uploaded_by as "uploadedBy" from files where id = :id or part_of = :id order by id',
)

/** The file and what belongs to it alone. */
export const listParts = (tx: Tx, id: number) => tx.rows(parts, { id })

const partsNamed = statement(
  'library.partsNamed',
  'select id, key, bytes, uploaded_by as "uploadedBy" from files where part_of = :id and mime like :mime',
)

export const listPartsOf = (tx: Tx, id: number, mime: string) => tx.rows(partsNamed, { id, mime })

const remove = statement('library.remove', 'delete from files where id = :id')

export const removeFile = (tx: Tx, id: number) => tx.rows(remove, { id })

const replace = statement(
  'library.replace',
  `update files set replaced_by = :by, replaced_at = :at, source_sha256 = null where id = :id and replaced_at is null returning id`,
)

/** Its address answers for a while; in the library stands the other. */
export const replaceFile = (tx: Tx, id: number, by: number, at: Date) => tx.rows(replace, { id, by, at })

const replacedBefore = statement(
  'library.replacedBefore',
  `select f.id, f.key, f.bytes, f.uploaded_by as "uploadedBy" from files f
    where f.replaced_at < :before and not exists (select from file_uses u where u.tenant_id = f.tenant_id and u.file_id = f.id)
    order by f.id limit 200`,
)

export const listReplaced = (tx: Tx, before: Date) => tx.rows(replacedBefore, { before })

const storages = statement(
  'library.storages',
  'select tenant_id as "tenantId" from media_storage where member = 0',
)

/** Tenants that have anything in their library: for the sweep, as the platform. */
export const listLibraries = async (tx: Tx): Promise<number[]> =>
  (await tx.rows(storages)).map(({ tenantId }) => tenantId)
