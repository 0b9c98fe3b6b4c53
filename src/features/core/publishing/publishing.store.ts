import { statement } from '../../../platform/db/statement.ts'
import type { Tx } from '../../../platform/db/transaction.ts'

const lock = statement(
  'publishing.lock',
  `select pg_advisory_xact_lock(hashtextextended(concat_ws(' ', 'draft', current_tenant(), :kind::text, :id::text), 0))`,
)

/** Held until the transaction ends: whoever writes the same thing does it afterwards. */
export async function lockThing(tx: Tx, kind: string, id: string): Promise<void> {
  await tx.rows(lock, { kind, id })
}

const content = statement(
  'publishing.content',
  `with given as (select :value::jsonb as value), kept as (
      insert into contents (sha256, value)
      select encode(sha256(convert_to(value::text, 'UTF8')), 'hex'), value from given on conflict do nothing)
    select encode(sha256(convert_to(value::text, 'UTF8')), 'hex') as "sha256!" from given`,
)

/** Keeps a value once; answers its hash. */
export async function keepContent(tx: Tx, value: unknown): Promise<string> {
  const row = await tx.find(content, { value: JSON.stringify(value) })
  return row?.sha256 ?? ''
}

const draft = statement(
  'publishing.draft',
  `select d.rev, c.value, d.sha256, d.base, d.saved_at as "savedAt", d.saved_by as by, m.name as "savedBy"
    from drafts d left join contents c on c.tenant_id = d.tenant_id and c.sha256 = d.sha256
      left join member_names m on m.tenant_id = d.tenant_id and m.id = d.saved_by
    where d.kind = :kind and d.id = :id`,
)

export const findDraft = (tx: Tx, kind: string, id: string) => tx.find(draft, { kind, id })

const drafts = statement(
  'publishing.drafts',
  `select d.id, d.sha256 is not null as "isOpen!", c.value ->> 'title' as title, d.saved_at as "savedAt", m.name as "savedBy"
    from drafts d left join contents c on c.tenant_id = d.tenant_id and c.sha256 = d.sha256
      left join member_names m on m.tenant_id = d.tenant_id and m.id = d.saved_by
    where d.kind = :kind order by d.id`,
)

export const listDrafts = (tx: Tx, kind: string) => tx.rows(drafts, { kind })

export interface DraftWrite {
  rev: number
  sha256: string | null
  base: number
  /** the browser's window that saved it */
  writer: string
  by: number | null
  at: Date
}

const write = statement(
  'publishing.write',
  `insert into drafts (kind, id, rev, sha256, base, writer, saved_by, saved_at) values (:kind, :id, :rev, :sha256?, :base, :writer, :by?, :at)
    on conflict (tenant_id, kind, id) do update set rev = excluded.rev, sha256 = excluded.sha256, base = excluded.base,
      writer = excluded.writer, saved_by = excluded.saved_by, saved_at = excluded.saved_at`,
)

export async function writeDraft(tx: Tx, kind: string, id: string, given: DraftWrite): Promise<void> {
  const { rev, sha256, base, writer, by, at } = given
  await tx.rows(write, { kind, id, rev, sha256, base, writer, by, at })
}

const save = statement(
  'publishing.save',
  `insert into saves (kind, id, rev, sha256, writer, saved_by, saved_at) values (:kind, :id, :rev, :sha256, :writer, :by?, :at)
    on conflict do nothing`,
)

/** Notes how a thing stood at a rev; noted already, it stays. */
export async function noteSave(
  tx: Tx,
  kind: string,
  id: string,
  given: Omit<DraftWrite, 'base' | 'sha256'> & { sha256: string },
): Promise<void> {
  const { rev, sha256, writer, by, at } = given
  await tx.rows(save, { kind, id, rev, sha256, writer, by, at })
}

const saved = statement(
  'publishing.saved',
  `select c.value from saves s join contents c on c.tenant_id = s.tenant_id and c.sha256 = s.sha256
    where s.kind = :kind and s.id = :id and s.rev = :rev`,
)

/** How it stood at that rev, where that is still known. */
export const findSaved = (tx: Tx, kind: string, id: string, rev: number) => tx.find(saved, { kind, id, rev })

const later = statement(
  'publishing.later',
  `select s.writer, s.saved_by as by, m.name from saves s
      left join member_names m on m.tenant_id = s.tenant_id and m.id = s.saved_by
    where s.kind = :kind and s.id = :id and s.rev > :rev order by s.rev`,
)

/** Who has saved since that rev, the latest last. */
export const listLater = (tx: Tx, kind: string, id: string, rev: number) => tx.rows(later, { kind, id, rev })

const review = statement(
  'publishing.review',
  'select state, note from review_states where kind = :kind and id = :id',
)

/** Where it stands with its reviewers, and why it came back. */
export const findReviewState = (tx: Tx, kind: string, id: string) => tx.find(review, { kind, id })

const gone = (['drafts', 'saves', 'schedules', 'presence'] as const).map(table =>
  statement(
    `publishing.gone.${table}`,
    `delete from ${table} where kind = :kind and id = any (:ids::text[])`,
  ),
)

/** The things are no more, and nobody writes them; what was published of them stays in the history, as of everything. */
export async function forgetThings(tx: Tx, kind: string, ids: readonly string[]): Promise<void> {
  for (const one of gone) await tx.rows(one, { kind, ids: [...ids] })
}
