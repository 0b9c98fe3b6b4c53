import { pageValues } from '../../../platform/db/page-sql.ts'
import { likeText } from '../../../platform/db/picture-sql.ts'
import { type RowOf, statement } from '../../../platform/db/statement.ts'
import type { Tx } from '../../../platform/db/transaction.ts'
import type { NewAppointment } from './appointments.contract.ts'
import type { Status } from './appointments.rules.ts'

export type AppointmentRow = RowOf<'appointments.page'>

const columns = `a.id, a.name, a.email, a.phone, a.organisation, a.org_type as "orgType", a.topic,
  a.preferred_at as "preferredAt", a.mode, a.notes, a.status, a.place, a.words as reply, a.created_at as "createdAt",
  a.minutes, a.sequence, a.token_sealed as "tokenSealed", a.updated_at as "updatedAt"`

const matching = `from appointments a where (:status?::text is null or a.status = :status)
  and (:search?::text is null or concat_ws(' ', a.name, a.organisation, a.email) ilike '%' || :search || '%')`

/** what waits for somebody comes first, then by the day */
const page = statement(
  'appointments.page',
  `select ${columns} ${matching}
    order by case a.status when 'new' then 0 when 'confirmed' then 1 else 2 end,
      case when a.status in ('new', 'confirmed') then a.preferred_at end, a.preferred_at desc, a.id
    limit :limit offset :offset`,
)
const count = statement('appointments.count', `select count(*)::int as "total!" ${matching}`)

interface Asked {
  status?: Status | undefined
  search?: string | undefined
  page: number
  pageSize: number
}

export async function listRows(
  tx: Tx,
  { status, search, ...asked }: Asked,
): Promise<{ rows: AppointmentRow[]; total: number }> {
  const filter = { status, search: search ? likeText(search) : null }
  const rows = await tx.rows(page, { ...filter, ...pageValues(asked) })
  const counted = await tx.find(count, filter)
  return { rows, total: counted?.total ?? 0 }
}

const byId = statement('appointments.byId', `select ${columns} from appointments a where a.id = :id`)
export const findRow = (tx: Tx, id: number) => tx.find(byId, { id })

const byToken = statement(
  'appointments.byToken',
  `select ${columns} from appointments a where a.token_hash = :hash`,
)
const locked = statement(
  'appointments.lockByToken',
  `select ${columns} from appointments a where a.token_hash = :hash for update`,
)
export const findByToken = (tx: Tx, hash: string) => tx.find(byToken, { hash })
export const lockByToken = (tx: Tx, hash: string) => tx.find(locked, { hash })

/** an appointment of this person at this time that is still to come */
const same = statement(
  'appointments.same',
  `select a.id from appointments a where a.email = :email and a.preferred_at = :at and a.status in ('new', 'confirmed')`,
)
export const findSame = (tx: Tx, email: string, at: Date) => tx.find(same, { email, at })

export async function insertAppointment(
  tx: Tx,
  given: Omit<NewAppointment, 'preferredAt' | 'consent'> & {
    preferredAt: Date
    consentVersion: string
    minutes: number
    tokenHash: string
    tokenSealed: string
    at: Date
  },
): Promise<number> {
  const { id } = await tx.db
    .insertInto('appointments')
    .values({
      name: given.name,
      email: given.email,
      phone: given.phone,
      organisation: given.organisation,
      org_type: given.orgType,
      topic: given.topic,
      preferred_at: given.preferredAt,
      mode: given.mode,
      notes: given.notes,
      consent_version: given.consentVersion,
      minutes: given.minutes,
      token_hash: given.tokenHash,
      token_sealed: given.tokenSealed,
      created_at: given.at,
      updated_at: given.at,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

interface Decided {
  id: number
  from: Status
  to: Status
  place: string
  reply: string
  by: number
  at: Date
}

/** false: somebody decided in between */
export async function decide(tx: Tx, { id, from, to, place, reply, by, at }: Decided): Promise<boolean> {
  const row = await tx.db
    .updateTable('appointments')
    .set({
      status: to,
      decided_by: by,
      decided_at: at,
      updated_at: at,
      ...(place === '' ? {} : { place }),
      ...(reply === '' ? {} : { words: reply }),
    })
    .where('id', '=', id)
    .where('status', '=', from)
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

/** false: asked for on that day already */
export async function insertDemoRequest(tx: Tx, email: string, day: string, at: Date): Promise<boolean> {
  const row = await tx.db
    .insertInto('demo_requests')
    .values({ email, asked_on: day, created_at: at })
    .onConflict(conflict => conflict.doNothing())
    .returning('email')
    .executeTakeFirst()
  return row !== undefined
}

const demosOf = statement(
  'appointments.demosOfDay',
  'select count(*)::int as "total!" from demo_requests where asked_on = :day::date',
)
export async function countDemoRequests(tx: Tx, day: string): Promise<number> {
  return (await tx.find(demosOf, { day }))?.total ?? 0
}

const admins = statement(
  'appointments.admins',
  'select email as "email!" from administrators order by id limit 10',
)
export const listAdmins = (tx: Tx) => tx.rows(admins)

const memberAt = statement(
  'appointments.memberAt',
  `select m.id as "id!" from member_contacts m join active_members a on a.tenant_id = m.tenant_id and a.id = m.id
    where m.email = :email limit 1`,
)
/** Whoever is a member under this address. */
export const findMemberAt = (tx: Tx, email: string) => tx.find(memberAt, { email })
