import { pageValues } from '../../../platform/db/page-sql.ts'
import { likeText } from '../../../platform/db/picture-sql.ts'
import { type RowOf, statement } from '../../../platform/db/statement.ts'
import type { Tx } from '../../../platform/db/transaction.ts'
import type { WordsState } from './donations.rules.ts'
import type { DonationQuery, UseQuery } from './donations-office.contract.ts'

export type DonationRow = RowOf<'donations.page'>

const from = `from donations d
    join order_standings o on o.tenant_id = d.tenant_id and o.code = d.order_code
    left join donation_campaigns c on c.tenant_id = d.tenant_id and c.id = d.campaign_id`
const matching = `${from} where (:campaign?::int is null or d.campaign_id = :campaign)
  and (:state?::text is null or o.state = :state) and (:words?::text is null or d.words = :words)
  and (:search?::text is null
    or concat_ws(' ', d.name, d.message, o.number, o.buyer_email, d.order_code) ilike '%' || :search || '%')`

const columns = `d.id, d.order_code as code, o.number, c.title as campaign, d.name, d.is_anonymous as "isAnonymous",
  o.buyer_email as email, d.message, d.amount::bigint as "amount!", o.refunded::bigint as "refunded!", o.state as "state!",
  d.words, d.created_at as "createdAt", o.paid_at as "paidAt"`

const page = statement(
  'donations.page',
  `select ${columns} ${matching} order by d.id desc limit :limit offset :offset`,
)
const count = statement('donations.count', `select count(*)::int as "total!" ${matching}`)

export async function listRows(
  tx: Tx,
  query: DonationQuery,
): Promise<{ rows: DonationRow[]; total: number }> {
  const filter = {
    campaign: query.campaign ?? null,
    state: query.state ?? null,
    words: query.words ?? null,
    search: query.search ? likeText(query.search) : null,
  }
  const rows = await tx.rows(page, { ...filter, ...pageValues(query) })
  return { rows, total: (await tx.find(count, filter))?.total ?? 0 }
}

const waiting = statement(
  'donations.waiting',
  `select count(*)::int as "count!" from donations d where d.words = 'pending' and d.kept > 0`,
)
/** Paid gifts whose words nobody has looked at. */
export const countWaiting = async (tx: Tx): Promise<number> => (await tx.find(waiting))?.count ?? 0

const sums = statement(
  'donations.sums',
  `select c.id, c.slug, c.title, coalesce(f.given, 0)::bigint as "given!", coalesce(f.returned, 0)::bigint as "returned!",
      coalesce(f.spent, 0)::bigint as "spent!"
    from donation_campaigns c
      left join donation_funds f on f.tenant_id = c.tenant_id and f.owner = 'campaign:' || c.id
    order by c.position, c.id limit 200`,
)
/** Of each campaign what the books say. */
export const listSums = (tx: Tx) => tx.rows(sums)

const decided = statement(
  'donations.decide',
  'update donations set words = :words where id = :id and words <> :words returning id, name',
)
export const decideWords = (tx: Tx, id: number, words: WordsState) => tx.find(decided, { id, words })

const known = statement('donations.known', 'select id, name, words from donations where id = :id')
export const findDonation = (tx: Tx, id: number) => tx.find(known, { id })

export type UseRow = RowOf<'donations.uses'>

const usesFrom = `from donation_uses u
    left join donation_campaigns c on c.tenant_id = u.tenant_id and c.id = u.campaign_id
    left join member_names m on m.tenant_id = u.tenant_id and m.id = u.written_by
  where (:campaign?::int is null or u.campaign_id = :campaign)`
const uses = statement(
  'donations.uses',
  `select u.id, c.title as campaign, u.words, to_char(u.spent_on, 'YYYY-MM-DD') as "spentOn!",
      u.amount::bigint as "amount!", m.name as "byName", u.undone_at as "undoneAt"
    ${usesFrom} order by u.spent_on desc, u.id desc limit :limit offset :offset`,
)
const usesCount = statement('donations.usesCount', `select count(*)::int as "total!" ${usesFrom}`)

export async function listUseRows(tx: Tx, query: UseQuery): Promise<{ rows: UseRow[]; total: number }> {
  const campaign = query.campaign ?? null
  const rows = await tx.rows(uses, { campaign, ...pageValues(query) })
  return { rows, total: (await tx.find(usesCount, { campaign }))?.total ?? 0 }
}

const locked = statement(
  'donations.lockUse',
  `select id, campaign_id as "campaignId", amount::bigint as "amount!", words, undone_at as "undoneAt"
    from donation_uses where id = :id for update`,
)
export const lockUse = (tx: Tx, id: number) => tx.find(locked, { id })

const undone = statement('donations.undoUse', 'update donation_uses set undone_at = :at where id = :id')
export async function undoUseRow(tx: Tx, id: number, at: Date): Promise<void> {
  await tx.rows(undone, { id, at })
}

export interface NewUse {
  campaignId: number
  spentOn: string
  amount: number
  words: string
  receipt: string | null
  by: number | null
  at: Date
}

const insertUse = statement(
  'donations.insertUse',
  `insert into donation_uses (campaign_id, spent_on, amount, words, receipt, written_by, created_at)
    values (:campaignId, :spentOn::date, :amount::bigint, :words, :receipt?::jsonb, :by?, :at) returning id`,
)
export const insertUseRow = async (tx: Tx, use: NewUse): Promise<number> =>
  (await tx.find(insertUse, { ...use }))?.id ?? 0
