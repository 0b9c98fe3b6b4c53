import { pageValues } from '../../../platform/db/page-sql.ts'
import { likeText } from '../../../platform/db/picture-sql.ts'
import { type RowOf, statement } from '../../../platform/db/statement.ts'
import type { Tx } from '../../../platform/db/transaction.ts'
import type { TaxPart } from '../../../shared/income-tax.ts'
import type { RuleName, Rules } from './withholding.rules.ts'

const found = statement(
  'withholding.settings',
  'select s.is_on as "isOn", s.rules, s.version from withholding_settings s',
)
export const findWithholdingSettings = (tx: Tx) => tx.find(found)

const put = statement(
  'withholding.putSettings',
  `insert into withholding_settings as s (is_on, rules, updated_at)
    select :isOn::boolean, :rules::jsonb, :at::timestamptz
    where :version::int = 0 or exists (select from withholding_settings)
    on conflict (tenant_id) do update set is_on = excluded.is_on, rules = excluded.rules,
      updated_at = excluded.updated_at, version = s.version + 1
      where s.version = :version::int returning s.version`,
)
interface WrittenSettings {
  isOn: boolean
  rules: Rules
  /** the one that was looked at; 0 where there was none */
  version: number
  at: Date
}
/** false: somebody else was faster */
export const putWithholdingSettings = async (tx: Tx, { rules, ...given }: WrittenSettings) =>
  (await tx.find(put, { ...given, rules: JSON.stringify(rules) })) !== undefined

interface NewSlip {
  /** what it was withheld of: payout:12 */
  ref: string
  number: string
  personId: number
  profileId: number
  rule: RuleName
  gross: number
  base: number
  amount: number
  parts: readonly TaxPart[]
  hasNumber: boolean
  source: string
  objectCode: string
  at: Date
}
const insert = statement(
  'withholding.insert',
  `insert into withholdings (ref, number, person_id, profile_id, rule, gross, base, amount, parts, has_number, source, object_code, at)
    values (:ref, :number, :personId, :profileId, :rule, :gross::bigint, :base::bigint, :amount::bigint, :parts::jsonb, :hasNumber,
      :source, :objectCode, :at) returning id`,
)
export async function insertSlip(tx: Tx, { parts, ...given }: NewSlip): Promise<void> {
  await tx.rows(insert, { ...given, parts: JSON.stringify(parts) })
}

// what was asked for and never handed over was never withheld
const from = `from withholdings w
    join (select t.ref, min(t.at) as at from tax_moves t where t.txn_kind = 'payout_handed_over' group by t.ref) h on h.ref = w.ref
    left join (select t.ref, min(t.at) as at from tax_moves t where t.txn_kind <> 'payout_handed_over' group by t.ref) b
      on b.ref = w.ref
    left join payee_people y on y.tenant_id = w.tenant_id and y.person_id = w.person_id
    left join tax_profiles p on p.tenant_id = w.tenant_id and p.id = w.profile_id
  where (:from?::timestamptz is null or h.at >= :from) and (:until?::timestamptz is null or h.at < :until)
    and (:rule?::text is null or w.rule = :rule) and (:personId?::int is null or w.person_id = :personId)
    and (:search?::text is null or concat_ws(' ', y.name, w.number) ilike '%' || :search || '%')`
const page = statement(
  'withholding.slips',
  `select w.id as "id!", w.number as "number!", w.rule as "rule!", w.gross::bigint as "gross!", w.base::bigint as "base!", w.amount::bigint as "amount!", w.parts as "parts!",
      w.has_number as "hasNumber!", w.source as "source!", w.object_code as "objectCode!", h.at as "heldAt!", b.at as "backAt",
      coalesce(y.name, '') as "name!", p.number_sealed as "numberSealed", p.kind, p.letter
    ${from} order by h.at desc, w.id desc limit :limit offset :offset`,
)
export type SlipRow = RowOf<'withholding.slips'>
const count = statement('withholding.slipCount', `select count(*)::int as "total!" ${from}`)

interface Asked {
  personId?: number | undefined
  search?: string | undefined
  rule?: string | undefined
  from?: Date | undefined
  until?: Date | undefined
  page: number
  pageSize: number
}
const filterOf = ({ personId, search, rule, from: since, until }: Omit<Asked, 'page' | 'pageSize'>) => ({
  personId: personId ?? null,
  search: search ? likeText(search) : null,
  rule: rule ?? null,
  from: since ?? null,
  until: until ?? null,
})

/** What was withheld, the newest first: also what was given back since. */
export async function listSlipRows(tx: Tx, asked: Asked) {
  const filter = filterOf(asked)
  const rows = await tx.rows(page, { ...filter, ...pageValues(asked) })
  return { rows, total: (await tx.find(count, filter))?.total ?? 0 }
}

const sums = statement(
  'withholding.sums',
  `select t.article, sum(t.amount)::bigint as "amount!" from tax_moves t
    where t.at >= :from::timestamptz and t.at < :until::timestamptz group by t.article order by t.article`,
)
/** By account, what was withheld less what was given back in the same span. */
export const sumWithheld = (tx: Tx, span: { from: Date; until: Date }) => tx.rows(sums, { ...span })

const lock = statement('withholding.lockSettings', 'select s.version from withholding_settings s for update')
/** Held until the transaction ends: of two deposits at the same moment the second sees the first. */
export const lockWithholding = async (tx: Tx): Promise<void> => void (await tx.rows(lock))

const wrong = statement(
  'withholding.wrong',
  `select coalesce(w.ref, t.ref) as "ref!" from withholdings w
      full join (select t.ref, coalesce(sum(t.amount) filter (where t.txn_kind = 'payout_handed_over'), 0) as held, sum(t.amount) as net
        from tax_moves t group by t.ref) t on t.ref = w.ref
    where w.ref is null or t.held <> w.amount or t.net not in (0, w.amount)
      or w.amount <> (select sum((x.part ->> 'tax')::bigint) from jsonb_array_elements(w.parts) as x (part))
    limit 20`,
)
/** What the books withheld otherwise than it was reckoned. */
export const listWrongSlips = (tx: Tx) => tx.rows(wrong)
