import { keyInText } from './file-uses.ts'

/**
 * SQL of a room that says which files the rows of a table show, in whatever column: addresses in texts and pictures in
 * JSON alike. Names the parameter `key`: only rows that hold this one; what is no file of the site may be among them.
 */
export const heldFilesSql = ({ table, id, label, where = 'true' }: HeldRows) =>
  `select (${id})::text as "id!", (${label})::text as "label!", k.found[1] as "key!"
    from ${table} t cross join lateral regexp_matches(t::text, '(${keyInText})', 'g') as k(found)
    where (${where}) and (:key?::text is null or t::text like '%' || :key? || '%')`

interface HeldRows {
  /** its row is called t */
  table: string
  id: string
  label: string
  where?: string
}
