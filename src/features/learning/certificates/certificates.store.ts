import { pageValues } from '../../../platform/db/page-sql.ts'
import { likeText } from '../../../platform/db/picture-sql.ts'
import { type RowOf, statement } from '../../../platform/db/statement.ts'
import type { Tx } from '../../../platform/db/transaction.ts'
import type { CertificateQuery } from './certificates.contract.ts'
import type { CertificateKind } from './certificates.rules.ts'

const columns = `c.id, c.enrolment_id as "enrolmentId", c.membership_id as "membershipId", c.class_id as "classId", c.kind, c.number,
  c.code, c.token, c.holder, c.title, c.about, c.grounds, c.run_name as "runName", c.percent, c.finished_at as "finishedAt",
  c.issued_at as "issuedAt", c.state, c.ended_at as "endedAt", c.reason,
  (select n.code from certificates n where n.tenant_id = c.tenant_id and n.id = c.replaced_by) as "newerCode"`

export type CertificateRow = RowOf<'certificates.byCode'>

const byCode = statement('certificates.byCode', `select ${columns} from certificates c where c.code = :code`)
export const findByCode = (tx: Tx, code: string) => tx.find(byCode, { code })

const byToken = statement('certificates.byToken', 'select c.code from certificates c where c.token = :token')
export const findByToken = (tx: Tx, token: string) => tx.find(byToken, { token })

const held = statement(
  'certificates.lock',
  `select ${columns} from certificates c where c.id = :id for update of c`,
)
export const lockCertificate = (tx: Tx, id: number): Promise<CertificateRow | undefined> =>
  tx.find(held, { id })

const own = statement(
  'certificates.own',
  `select ${columns} from certificates c where c.membership_id = :membershipId and c.state = 'issued'
    order by c.issued_at desc, c.id desc limit 200`,
)
export const listOwn = (tx: Tx, membershipId: number): Promise<CertificateRow[]> =>
  tx.rows(own, { membershipId })

const matching = `from certificates c where (:state?::text is null or c.state = :state) and (:kind?::text is null or c.kind = :kind)
  and (:search?::text is null or c.holder ilike '%' || :search || '%' or c.title ilike '%' || :search || '%'
    or c.number ilike '%' || :search || '%' or c.code ilike '%' || :search || '%')`
const page = statement(
  'certificates.page',
  `select ${columns} ${matching} order by c.issued_at desc, c.id desc limit :limit offset :offset`,
)
const count = statement('certificates.count', `select count(*)::int as "total!" ${matching}`)

export async function listRows(tx: Tx, query: CertificateQuery) {
  const { state = null, kind = null, search } = query
  const filter = { state, kind, search: search ? likeText(search) : null }
  const rows: CertificateRow[] = await tx.rows(page, { ...filter, ...pageValues(query) })
  return { rows, total: (await tx.find(count, filter))?.total ?? 0 }
}

const finished = statement(
  'certificates.finished',
  `select e.id, e.class_id as "classId", e.membership_id as "membershipId", e.finished_at as "finishedAt", m.name as "holder",
      k.name as "title", r.name as "runName", k.certificate
    from enrolment_entries e join class_entries k on k.tenant_id = e.tenant_id and k.id = e.class_id
      join member_contacts m on m.tenant_id = e.tenant_id and m.id = e.membership_id
      left join run_entries r on r.tenant_id = e.tenant_id and r.id = e.classroom_id
    where e.id = :enrolmentId`,
)
/** What would be printed for an enrolment. */
export const findFinished = (tx: Tx, enrolmentId: number) => tx.find(finished, { enrolmentId })

const counted = statement(
  'certificates.counted',
  `insert into certificate_counts (year, last) values (:year, 1)
    on conflict (tenant_id, year) do update set last = certificate_counts.last + 1 returning last as "last!"`,
)
/** Numbers of a year, one after the other: whoever takes one holds the count until it is there. */
export const takeNumber = async (tx: Tx, year: number): Promise<number> =>
  (await tx.find(counted, { year }))?.last ?? 0

export interface NewCertificate {
  kind: CertificateKind
  enrolmentId: number | null
  membershipId: number
  classId: number | null
  number: string
  code: string
  token: string
  holder: string
  title: string
  about: string
  grounds: string
  runName: string | null
  percent: number | null
  finishedAt: Date
  issuedAt: Date
}

/** undefined: one stands already */
export async function insertCertificate(tx: Tx, given: NewCertificate): Promise<number | undefined> {
  const row = await tx.db
    .insertInto('certificates')
    .values({
      kind: given.kind,
      enrolment_id: given.enrolmentId,
      membership_id: given.membershipId,
      class_id: given.classId,
      number: given.number,
      code: given.code,
      token: given.token,
      holder: given.holder,
      title: given.title,
      about: given.about,
      grounds: given.grounds,
      run_name: given.runName,
      percent: given.percent,
      finished_at: given.finishedAt,
      issued_at: given.issuedAt,
    })
    .onConflict(conflict => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()
  return row?.id
}

export async function endCertificate(
  tx: Tx,
  id: number,
  end: { state: 'revoked' | 'replaced'; at: Date; reason: string },
): Promise<void> {
  await tx.db
    .updateTable('certificates')
    .set({ state: end.state, ended_at: end.at, reason: end.reason })
    .where('id', '=', id)
    .execute()
}

export async function writeReplacement(tx: Tx, id: number, replaced_by: number): Promise<void> {
  await tx.db.updateTable('certificates').set({ replaced_by }).where('id', '=', id).execute()
}

const standing = statement(
  'certificates.standing',
  `select c.id from certificates c where c.enrolment_id = :enrolmentId and c.kind = 'class' and c.state in ('issued', 'revoked') limit 1`,
)
export const findStanding = (tx: Tx, enrolmentId: number) => tx.find(standing, { enrolmentId })
