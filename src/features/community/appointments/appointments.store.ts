import { likeText } from '../../../platform/db/picture-sql.ts'
import { statement } from '../../../platform/db/statement.ts'
import type { Tx } from '../../../platform/db/transaction.ts'
import type { NewAppointment } from './appointments.contract.ts'
import type { Mode, OrgType, Status, Topic } from './appointments.rules.ts'

export interface AppointmentRow {
  id: number
  name: string
  email: string
  phone: string
  organisation: string
  orgType: OrgType
  topic: Topic
  preferredAt: Date
  mode: Mode
  notes: string
  status: Status
  place: string
  words: string
  createdAt: Date
}

const columns = `a.id, a.name, a.email, a.phone, a.organisation, a.org_type as "orgType", a.topic,
  a.preferred_at as "preferredAt", a.mode, a.notes, a.status, a.place, a.words, a.created_at as "createdAt"`

type Filter = readonly [string | null, string | null]
const matching = `from appointments a where ($1::text is null or a.status = $1)
  and ($2::text is null or concat_ws(' ', a.name, a.organisation, a.email) ilike '%' || $2 || '%')`

/** what waits for somebody comes first, then by the day */
const page = statement<readonly [...Filter, number, number]>(
  'appointments.page',
  `select ${columns} ${matching}
    order by case a.status when 'new' then 0 when 'confirmed' then 1 else 2 end,
      case when a.status in ('new', 'confirmed') then a.preferred_at end, a.preferred_at desc, a.id
    limit $3 offset $4`,
)
const count = statement<Filter>('appointments.count', `select count(*)::int as total ${matching}`)

interface Asked {
  status?: Status | undefined
  search?: string | undefined
  page: number
  pageSize: number
}

export async function listRows(
  tx: Tx,
  { status, search, page: number, pageSize }: Asked,
): Promise<{ rows: AppointmentRow[]; total: number }> {
  const filter: Filter = [status ?? null, search ? likeText(search) : null]
  const rows = await tx.rows<AppointmentRow, readonly [...Filter, number, number]>(page, [
    ...filter,
    pageSize,
    (number - 1) * pageSize,
  ])
  const counted = await tx.find<{ total: number }, Filter>(count, filter)
  return { rows, total: counted?.total ?? 0 }
}

const byId = statement<readonly [number]>(
  'appointments.byId',
  `select ${columns} from appointments a where a.id = $1`,
)
export const findRow = (tx: Tx, id: number) => tx.find<AppointmentRow, readonly [number]>(byId, [id])

/** an appointment of this person at this time that is still to come */
const same = statement<readonly [string, Date]>(
  'appointments.same',
  `select a.id from appointments a where a.email = $1 and a.preferred_at = $2 and a.status in ('new', 'confirmed')`,
)
export const findSame = (tx: Tx, email: string, at: Date) =>
  tx.find<{ id: number }, readonly [string, Date]>(same, [email, at])

export async function insertAppointment(
  tx: Tx,
  given: Omit<NewAppointment, 'preferredAt' | 'consent'> & {
    preferredAt: Date
    consentVersion: string
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
  words: string
  by: number
  at: Date
}

/** false: somebody decided in between */
export async function decide(tx: Tx, { id, from, to, place, words, by, at }: Decided): Promise<boolean> {
  const row = await tx.db
    .updateTable('appointments')
    .set({
      status: to,
      decided_by: by,
      decided_at: at,
      updated_at: at,
      ...(place === '' ? {} : { place }),
      ...(words === '' ? {} : { words }),
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

const demosOf = statement<readonly [string]>(
  'appointments.demosOfDay',
  'select count(*)::int as total from demo_requests where asked_on = $1::date',
)
export async function countDemoRequests(tx: Tx, day: string): Promise<number> {
  return (await tx.find<{ total: number }, readonly [string]>(demosOf, [day]))?.total ?? 0
}

const admins = statement<readonly []>(
  'appointments.admins',
  `select email from memberships where kind = 1 and status = 'active' and email is not null order by id limit 10`,
)
export const listAdmins = (tx: Tx) => tx.rows<{ email: string }, readonly []>(admins, [])
