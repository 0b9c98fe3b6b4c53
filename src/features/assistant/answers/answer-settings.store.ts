import { type RowOf, statement } from '../../../platform/db/statement.ts'
import type { Tx } from '../../../platform/db/transaction.ts'

const found = statement(
  'answers.settings',
  `select s.engine, s.base_url as "baseUrl", s.model, s.key_sealed as "keySealed", s.monthly_tokens as "monthlyTokens",
    s.daily_questions as "dailyQuestions", s.for_visitors as "forVisitors", s.version from answer_settings s`,
)
export type AnswerSettingsRow = RowOf<'answers.settings'>

export const findAnswerSettings = (tx: Tx) => tx.find(found)

interface Written extends Omit<AnswerSettingsRow, 'version'> {
  /** the one that was looked at; 0 where there was none */
  version: number
  at: Date
}

/** false: somebody else was faster */
export async function putAnswerSettings(tx: Tx, { version, at, ...given }: Written): Promise<boolean> {
  const values = {
    engine: given.engine,
    base_url: given.baseUrl,
    model: given.model,
    key_sealed: given.keySealed,
    monthly_tokens: given.monthlyTokens,
    daily_questions: given.dailyQuestions,
    for_visitors: given.forVisitors,
    updated_at: at,
  }
  const row =
    version === 0
      ? await tx.db
          .insertInto('answer_settings')
          .values(values)
          .onConflict(conflict => conflict.doNothing())
          .returning('version')
          .executeTakeFirst()
      : await tx.db
          .updateTable('answer_settings')
          .set({ ...values, version: version + 1 })
          .where('version', '=', version)
          .returning('version')
          .executeTakeFirst()
  return row !== undefined
}

const used = statement(
  'answers.used',
  'select u.tokens as "tokens", u.questions from answer_use u where u.month = :month',
)
export const findUse = async (tx: Tx, month: string) =>
  (await tx.find(used, { month })) ?? { tokens: 0, questions: 0 }

const reserve = statement(
  'answers.reserve',
  `insert into answer_use (month, tokens, questions) select :month, :tokens::int, 1 where :tokens::int <= :ceiling::int
  on conflict (tenant_id, month) do update set tokens = answer_use.tokens + excluded.tokens,
    questions = answer_use.questions + 1 where answer_use.tokens + excluded.tokens <= :ceiling::int
  returning month`,
)
/** Sets tokens aside before a model is asked; false: the month's ceiling is reached. */
export const reserveTokens = async (
  tx: Tx,
  given: { month: string; tokens: number; ceiling: number },
): Promise<boolean> => (await tx.find(reserve, given)) !== undefined

const settle = statement(
  'answers.settle',
  'update answer_use set tokens = greatest(0, tokens + :more::int) where month = :month',
)
export interface Used {
  month: string
  more: number
}
/** What was really used, more or less than what was set aside. */
export async function settleTokens(tx: Tx, given: Used): Promise<void> {
  await tx.rows(settle, given)
}

const count = statement(
  'answers.count',
  `insert into answer_days (membership_id, day, questions) select :membershipId, :day::date, 1 where :most::int > 0
  on conflict (tenant_id, membership_id, day) do update set questions = answer_days.questions + 1
    where answer_days.questions < :most::int
  returning questions`,
)
/** One more of a member's day; false: it was the last already. */
export const countQuestion = async (
  tx: Tx,
  given: { membershipId: number; day: string; most: number },
): Promise<boolean> => (await tx.find(count, given)) !== undefined
