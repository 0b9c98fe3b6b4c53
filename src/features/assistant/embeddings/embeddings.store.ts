import { type RowOf, statement } from '../../../platform/db/statement.ts'
import type { Tx } from '../../../platform/db/transaction.ts'

const found = statement(
  'embeddings.settings',
  `select s.base_url as "baseUrl", s.model, s.key_sealed as "keySealed", s.monthly_tokens as "monthlyTokens", s.version,
    s.failures, s.problem from embedding_settings s`,
)
export type EmbeddingSettingsRow = RowOf<'embeddings.settings'>

export const findEmbeddingSettings = (tx: Tx) => tx.find(found)

interface Written extends Pick<EmbeddingSettingsRow, 'baseUrl' | 'model' | 'keySealed' | 'monthlyTokens'> {
  /** the one that was looked at; 0 where there was none */
  version: number
  at: Date
}

/** false: somebody else was faster. What failed before is tried at once. */
export async function putEmbeddingSettings(tx: Tx, { version, at, ...given }: Written): Promise<boolean> {
  const values = {
    base_url: given.baseUrl,
    model: given.model,
    key_sealed: given.keySealed,
    monthly_tokens: given.monthlyTokens,
    updated_at: at,
    failures: 0,
    problem: '',
    retry_at: null,
  }
  const row =
    version === 0
      ? await tx.db
          .insertInto('embedding_settings')
          .values(values)
          .onConflict(conflict => conflict.doNothing())
          .returning('version')
          .executeTakeFirst()
      : await tx.db
          .updateTable('embedding_settings')
          .set({ ...values, version: version + 1 })
          .where('version', '=', version)
          .returning('version')
          .executeTakeFirst()
  return row !== undefined
}

const due = statement(
  'embeddings.due',
  `select t.id from platform.known_tenants t join embedding_settings s on s.tenant_id = t.id
  where t.status <> 'deleted' and s.base_url <> '' and s.model <> '' and (s.retry_at is null or s.retry_at <= :now::timestamptz)
  order by t.id`,
)
/** Tenants that have named an endpoint which may be asked now. Runs as the platform. */
export const listDue = async (tx: Tx, now: Date): Promise<number[]> =>
  (await tx.rows(due, { now })).map(({ id }) => id)

const used = statement(
  'embeddings.used',
  'select u.tokens as "tokens" from embedding_use u where u.month = :month',
)
export const findEmbeddingUse = async (tx: Tx, month: string): Promise<number> =>
  (await tx.find(used, { month }))?.tokens ?? 0

const reserve = statement(
  'embeddings.reserve',
  `insert into embedding_use (month, tokens) select :month, :tokens::int where :tokens::int <= :ceiling::int
  on conflict (tenant_id, month) do update set tokens = embedding_use.tokens + excluded.tokens
    where embedding_use.tokens + excluded.tokens <= :ceiling::int
  returning month`,
)
/** Sets tokens aside before they are used; false: the month's ceiling is reached. */
export const reserveEmbeddingTokens = async (
  tx: Tx,
  given: { month: string; tokens: number; ceiling: number },
): Promise<boolean> => (await tx.find(reserve, given)) !== undefined

const settle = statement(
  'embeddings.settle',
  'update embedding_use set tokens = greatest(0, tokens + :more::int) where month = :month',
)
/** What was really used, more or less than what was set aside. */
export async function settleEmbeddingTokens(tx: Tx, given: { month: string; more: number }): Promise<void> {
  await tx.rows(settle, given)
}

const note = statement(
  'embeddings.note',
  `update embedding_settings set failures = :failures::int, problem = :problem, retry_at = :retryAt?::timestamptz
  where version = :version::int and (failures <> :failures::int or problem <> :problem or retry_at is distinct from :retryAt?::timestamptz)`,
)
/** How it went, unless somebody has named another endpoint meanwhile. */
export async function noteOutcome(
  tx: Tx,
  outcome: { version: number; failures: number; problem: string; retryAt: Date | null },
): Promise<void> {
  await tx.rows(note, outcome)
}

const claim = statement(
  'embeddings.claim',
  `update embedding_settings set retry_at = :until::timestamptz
  where version = :version::int and (retry_at is null or retry_at <= :now::timestamptz) returning version`,
)
/** Takes a tenant's turn until then, or until it is noted how it went; false: another process has it. */
export const claimTurn = async (
  tx: Tx,
  turn: { version: number; now: Date; until: Date },
): Promise<boolean> => (await tx.find(claim, turn)) !== undefined
