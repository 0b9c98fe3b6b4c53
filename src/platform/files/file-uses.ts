import { statement } from '../db/statement.ts'
import type { Tx } from '../db/transaction.ts'

/**
 * Which thing uses which file. Whoever saves a thing says so in the same transaction; publishing does it for everything
 * that has drafts. What was written past it (imports, seeds) is asked for now and then, by the part `fileHolders`.
 */
export interface Use {
  /** as the thing's room calls it: "page", "post" */
  kind: string
  id: string
  state: 'draft' | 'published'
}

/** What a key looks like within a text, an address or JSON. */
export const keyInText = '[a-z0-9][a-z0-9-]{5,80}\\.(?:webp|svg|png|jpg|gif|mp3|m4a|mp4|webm|pdf|vtt)'

/** Keys of files anywhere in a value, each with the first field it stands in: "cover", "sections". */
export function keysIn(value: unknown): Map<string, string> {
  const found = new Map<string, string>()
  const fields =
    typeof value === 'object' && value !== null && !Array.isArray(value)
      ? Object.entries(value)
      : [['', value]]
  for (const [field, part] of fields)
    for (const [key] of JSON.stringify(part ?? null).matchAll(new RegExp(keyInText, 'g')))
      if (!found.has(key)) found.set(key, String(field))
  return found
}

const forget = statement(
  'uses.forget',
  'delete from file_uses where kind = :kind and thing_id = :id and (:state?::text is null or state = :state?)',
)

const note = statement(
  'uses.note',
  `insert into file_uses (kind, thing_id, state, file_id, fields)
    select :kind, :id, :state, f.id, u.field
    from jsonb_to_recordset(:uses::jsonb) as u(key text, field text) join files f on f.key = u.key and f.membership_id is null
    on conflict do nothing`,
)

/** From now on the thing uses, in this state, the files whose keys stand in `value`, and no others. */
export async function noteUses(tx: Tx, use: Use, value: unknown): Promise<void> {
  const { kind, id, state } = use
  await tx.rows(forget, { kind, id, state })
  const uses = [...keysIn(value)].map(([key, field]) => ({ key, field: field.slice(0, 60) }))
  if (uses.length > 0) await tx.rows(note, { kind, id, state, uses: JSON.stringify(uses) })
}

/** There is no such thing any more, or not in this state. */
export async function forgetUses(
  tx: Tx,
  { kind, id, state }: Omit<Use, 'state'> & { state?: Use['state'] },
): Promise<void> {
  await tx.rows(forget, { kind, id, state })
}

export interface FoundUse {
  id: string
  key: string
}

const renew = statement(
  'uses.renew',
  `with told as (
      select distinct :kind::text as kind, u.id as thing_id, f.id as file_id
      from jsonb_to_recordset(:uses::jsonb) as u(id text, key text) join files f on f.key = u.key and f.membership_id is null
      where length(u.id) between 1 and 191),
    gone as (
      delete from file_uses g where g.kind = :kind and g.state = 'published'
        and not exists (select from told t where t.thing_id = g.thing_id and t.file_id = g.file_id))
    insert into file_uses (kind, thing_id, state, file_id)
    select kind, thing_id, 'published', file_id from told on conflict do nothing`,
)

/** All that the things of a kind use as they stand now. */
export const renewUses = (tx: Tx, kind: string, uses: readonly FoundUse[]) =>
  tx.rows(renew, { kind, uses: JSON.stringify(uses) })

const ofFile = statement(
  'uses.ofFile',
  `select kind, thing_id as id, state, fields from file_uses where file_id = :fileId order by kind, thing_id, state limit 200`,
)

export const listUsesOf = (tx: Tx, fileId: number) => tx.rows(ofFile, { fileId })

const kinds = statement('uses.kinds', 'select distinct kind from file_uses order by kind')

/** kinds of things that use any file at all */
export const listUseKinds = async (tx: Tx): Promise<string[]> =>
  (await tx.rows(kinds)).map(({ kind }) => kind)
