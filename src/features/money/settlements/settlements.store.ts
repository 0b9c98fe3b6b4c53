import { pageValues } from '../../../platform/db/page-sql.ts'
import { likeText } from '../../../platform/db/picture-sql.ts'
import { type RowOf, statement } from '../../../platform/db/statement.ts'
import type { Tx } from '../../../platform/db/transaction.ts'
import type { Line } from './reading-statements.ts'
import type { Outcome, Provider } from './settlements.rules.ts'

interface NewFile {
  provider: Provider
  name: string
  sha256: string
  firstAt: Date | null
  lastAt: Date | null
  by: number
  at: Date
}

/** undefined: this very file is here already */
export async function insertFile(tx: Tx, given: NewFile): Promise<number | undefined> {
  const row = await tx.db
    .insertInto('settlement_files')
    .values({
      provider: given.provider,
      name: given.name,
      sha256: given.sha256,
      first_at: given.firstAt,
      last_at: given.lastAt,
      added_by: given.by,
      added_at: given.at,
    })
    .onConflict(conflict => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()
  return row?.id
}

const insertMany = statement(
  'settlements.insertLines',
  `insert into settlement_lines (file_id, n, ref, kind, amount, fee, at, line_key)
    select :fileId, given.n, given.ref, given.kind, given.amount::bigint, given.fee::bigint, nullif(given.at, '')::timestamptz, given.key
    from unnest(:ns::int[], :refs::text[], :kinds::text[], :amounts::text[], :fees::text[], :ats::text[], :keys::text[])
      as given (n, ref, kind, amount, fee, at, key)`,
)
export async function insertLines(tx: Tx, fileId: number, lines: readonly Line[]): Promise<void> {
  await tx.rows(insertMany, {
    fileId,
    ns: lines.map(({ n }) => n),
    refs: lines.map(({ ref }) => ref),
    kinds: lines.map(({ kind }) => kind),
    amounts: lines.map(({ amount }) => String(amount)),
    fees: lines.map(({ fee }) => String(fee)),
    ats: lines.map(({ at }) => at?.toISOString() ?? ''),
    keys: lines.map(({ key }) => key),
  })
}

/**
 * Each reference of a file with what its lines come to that are not booked yet, held against the payment of that
 * reference. What was booked of it before, from whichever file, counts.
 */
const judged = `
  with lines as (
    select l.*, f.provider, l.booked_at is not null or exists (select from settlement_lines b
        where b.tenant_id = l.tenant_id and b.line_key = l.line_key and b.booked_at is not null) as done
      from settlement_lines l join settlement_files f on f.tenant_id = l.tenant_id and f.id = l.file_id
      where l.file_id = any (:files::int[])
  ), sums as (
    select file_id, provider, ref, min(n) as n, max(at) as at, bool_and(done) as is_booked, bool_and(kind = 'other') as is_other,
        coalesce(sum(amount) filter (where kind = 'payment' and not done), 0)::bigint as gross,
        coalesce(-sum(amount) filter (where kind in ('refund', 'chargeback') and not done), 0)::bigint as back,
        coalesce(sum(fee) filter (where not done), 0)::bigint as fee, sum(amount)::bigint as all_amount, sum(fee)::bigint as all_fee
      from lines group by file_id, provider, ref
  ), judged as (
    select s.*, p.subject_number as number, p.subject_code as code, p.subject_kind as subject, p.fee as known_fee,
        coalesce(p.received, p.amount) as known_amount, p.id as payment_id,
        case when s.is_booked then 'booked' when s.is_other then 'other' when p.id is null then 'unknown'
          when s.gross > 0 and p.paid_at is null then 'unpaid'
          when s.gross > 0 and s.gross + b.gross <> coalesce(p.received, p.amount) then 'amount'
          when s.back + b.back > p.returned then 'returned'
          when s.fee <> case when s.gross > 0 then p.fee else 0 end then 'fee' else 'same' end as outcome
      from sums s
        left join payment_standings p on p.ref = s.ref and p.provider = s.provider
        cross join lateral (select coalesce(sum(x.amount) filter (where x.kind = 'payment'), 0) as gross,
            coalesce(-sum(x.amount) filter (where x.kind in ('refund', 'chargeback')), 0) as back
          from settlement_lines x join settlement_files y on y.tenant_id = x.tenant_id and y.id = x.file_id
          where x.ref = s.ref and y.provider = s.provider and x.booked_at is not null) b
  )`

const matching = `from judged j where (:outcome?::text is null or j.outcome = :outcome)
  and (:search?::text is null or concat_ws(' ', j.ref, j.number) ilike '%' || :search || '%')`

const page = statement(
  'settlements.page',
  `${judged} select j.file_id as "fileId!", j.provider as "provider!", j.ref as "ref!", j.n as "n!", j.at, j.outcome as "outcome!",
      j.gross as "gross!", j.back as "back!", j.fee as "fee!", j.all_amount as "allAmount!", j.all_fee as "allFee!", j.number, j.code,
      j.subject, j.known_fee as "knownFee", j.known_amount::bigint as "knownAmount" ${matching}
    order by j.file_id desc, array_position(array['unknown', 'amount', 'returned', 'unpaid', 'fee', 'same', 'other', 'booked'], j.outcome), j.n
    limit :limit offset :offset`,
)
const count = statement('settlements.count', `${judged} select count(*)::int as "total!" ${matching}`)

export type JudgedRow = Omit<RowOf<'settlements.page'>, 'outcome' | 'provider'> & {
  outcome: Outcome
  provider: Provider
}

export interface SettlementFilter {
  fileId: number
  outcome?: Outcome | undefined
  search?: string | undefined
  page: number
  pageSize: number
}

export async function listJudged(
  tx: Tx,
  asked: SettlementFilter,
): Promise<{ rows: JudgedRow[]; total: number }> {
  const { fileId, outcome = null, search } = asked
  const filter = { files: [fileId], outcome, search: search ? likeText(search) : null }
  const rows = await tx.rows<'settlements.page', JudgedRow>(page, { ...filter, ...pageValues(asked) })
  return { rows, total: (await tx.find(count, filter))?.total ?? 0 }
}

const sums = statement(
  'settlements.sums',
  `${judged} select j.file_id as "fileId!", j.outcome as "outcome!", count(*)::int as "count!",
      sum(j.gross - j.back - j.fee)::bigint as "settled!",
      sum(j.fee - case when j.gross > 0 then coalesce(j.known_fee, 0) else 0 end)::bigint as "feeDifference!"
    from judged j group by j.file_id, j.outcome`,
)
/** How many references of each file agree and how many do not, and what they come to. */
export const sumFiles = (tx: Tx, files: readonly number[]) =>
  tx.rows<'settlements.sums', RowOf<'settlements.sums'> & { outcome: Outcome }>(sums, { files: [...files] })

const bookable = statement(
  'settlements.bookable',
  `${judged} select j.ref as "ref!", j.gross as "gross!", j.back as "back!", j.fee as "fee!", coalesce(j.known_fee, 0) as "knownFee!"
    from judged j where j.outcome in ('same', 'fee')`,
)
/** What of a file can be booked, reference by reference. */
export const listBookable = (tx: Tx, fileId: number) => tx.rows(bookable, { files: [fileId] })

const unheard = statement(
  'settlements.unheard',
  `${judged} select j.payment_id as "paymentId!", j.provider as "provider!", j.number, f.name as "fileName!", f.added_by as "addedBy",
      (select coalesce(-sum(u.amount), 0)::bigint from (select distinct on (x.line_key) x.amount
        from settlement_lines x join settlement_files y on y.tenant_id = x.tenant_id and y.id = x.file_id
        where x.ref = j.ref and y.provider = j.provider and x.kind = 'chargeback'
          and (x.file_id = j.file_id or x.booked_at is not null)) u) as "takenBack!"
    from judged j join settlement_files f on f.id = j.file_id
    where j.ref = :ref and j.outcome in ('returned', 'unpaid') and j.payment_id is not null`,
)
/** What a file says of a reference that nobody has told us yet; undefined: nothing. `takenBack`: by banks, all in all. */
export const findUnheard = (tx: Tx, fileId: number, ref: string) => tx.find(unheard, { files: [fileId], ref })

const book = statement(
  'settlements.book',
  `update settlement_lines l set booked_at = :at where l.file_id = :fileId and l.ref = any (:refs::text[]) and l.booked_at is null
    and not exists (select from settlement_lines b where b.line_key = l.line_key and b.booked_at is not null)`,
)
const again = statement(
  'settlements.countBooking',
  'update settlement_files set bookings = bookings + 1 where id = :fileId returning bookings',
)
/** Marks the lines of these references, and answers which booking of the file it is. */
export async function bookLines(tx: Tx, fileId: number, refs: readonly string[], at: Date): Promise<number> {
  await tx.rows(book, { fileId, refs: [...refs], at })
  return (await tx.find(again, { fileId }))?.bookings ?? 0
}

const locked = statement(
  'settlements.lock',
  `select id, provider, name, bookings from settlement_files where provider = (select f.provider from settlement_files f
    where f.id = :id) order by id for update`,
)
/** A file, with all of its provider: two that overlap are booked one after the other. */
export const lockFile = async (tx: Tx, id: number) =>
  (
    await tx.rows<'settlements.lock', RowOf<'settlements.lock'> & { provider: Provider }>(locked, { id })
  ).find(one => one.id === id)

const dropLines = statement('settlements.dropLines', 'delete from settlement_lines where file_id = :id')
const dropFile = statement(
  'settlements.dropFile',
  'delete from settlement_files where id = :id and bookings = 0',
)
/** Only one of which nothing was booked. */
export async function deleteFile(tx: Tx, id: number): Promise<void> {
  await tx.rows(dropLines, { id })
  await tx.rows(dropFile, { id })
}

const files = statement(
  'settlements.files',
  `select f.id, f.name, f.provider, f.first_at as "firstAt", f.last_at as "lastAt", f.bookings, f.added_at as "addedAt",
      m.name as "addedByName" from settlement_files f
    left join member_names m on m.tenant_id = f.tenant_id and m.id = f.added_by order by f.id desc limit :most`,
)
/** The newest. */
export const listFiles = (tx: Tx, most: number) =>
  tx.rows<'settlements.files', RowOf<'settlements.files'> & { provider: Provider }>(files, { most })

const unsettled = statement(
  'settlements.unsettled',
  `select count(*)::int as "count!", coalesce(sum(p.received - p.returned - p.fee), 0)::bigint as "amount!", min(p.paid_at) as "oldestAt"
    from payment_standings p where p.provider in ('midtrans', 'xendit') and p.paid_at < :before and p.received > p.returned
      and not exists (select from settlement_lines l join settlement_files f on f.tenant_id = l.tenant_id and f.id = l.file_id
        where l.ref = p.ref and f.provider = p.provider and l.kind = 'payment' and l.booked_at is not null)`,
)
/** Money that was paid before that moment and that no statement has named yet. */
export const findUnsettled = (tx: Tx, before: Date) => tx.find(unsettled, { before })
