import { isVisible } from '../../../platform/db/due-sql.ts'
import { type RowOf, statement } from '../../../platform/db/statement.ts'
import type { Tx } from '../../../platform/db/transaction.ts'

/** Classes and their runs, as far as getting in is concerned. */
export type ClassEntry = RowOf<'enrolments.classBySlug'>
export type RunEntry = RowOf<'enrolments.runs'>

const classColumns = `c.id, c.slug, c.name, c.type, c.premium, c.price::int as "price!", c.certificate,
  coalesce(${isVisible('c')}, false) as "isOpen!"`

const bySlug = statement(
  'enrolments.classBySlug',
  `select ${classColumns} from class_entries c where c.slug = :slug`,
)
const byId = statement('enrolments.classById', `select ${classColumns} from class_entries c where c.id = :id`)

export const findClassBySlug = (tx: Tx, slug: string, now: Date) => tx.find(bySlug, { slug, now })
export const findClassById = (tx: Tx, id: number, now: Date) => tx.find(byId, { id, now })

const selectRuns = `select r.id, r.class_id as "classId", r.name, r.start_at as "startAt", r.end_at as "endAt",
      r.registration_open_at as "registrationOpenAt", r.registration_close_at as "registrationCloseAt",
      r.time_zone as "timeZone", r.mode, r.venue, r.city, r.registrar_city_codes as "registrarCityCodes", r.capacity,
      r.waitlist, coalesce(r.price, c.price)::int as "price!", r.join_mode as "joinMode", r.join_code as "joinCode",
      r.status, classroom_state(r.status, r.registration_open_at, r.registration_close_at, r.start_at, r.end_at,
        :now::timestamptz) as "state!", coalesce(s.taken, 0) as "taken!"
    from run_entries r join class_entries c on c.tenant_id = r.tenant_id and c.id = r.class_id
      left join classroom_seats s on s.tenant_id = r.tenant_id and s.classroom_id = r.id`

const runs = statement(
  'enrolments.runs',
  `${selectRuns} where (:classId?::int is null or r.class_id = :classId) and (:id?::int is null or r.id = :id)
    order by r.start_at, r.id`,
)

const runsBySlug = statement(
  'enrolments.runsBySlug',
  `${selectRuns} where r.class_id = (select x.id from class_entries x where x.slug = :slug) order by r.start_at, r.id`,
)
/** The same by the class's slug: asked beside the class itself. */
export const listRunsBySlug = (tx: Tx, slug: string, now: Date) =>
  tx.rows<'enrolments.runsBySlug', RunEntry>(runsBySlug, { slug, now })

/** Every run of a class with its seats, the earliest first. */
export const listRuns = (tx: Tx, classId: number, now: Date) => tx.rows(runs, { classId, id: null, now })

export async function findRun(tx: Tx, id: number, now: Date): Promise<RunEntry | undefined> {
  const [run] = await tx.rows(runs, { id, classId: null, now })
  return run
}

const city = statement(
  'enrolments.cityOf',
  'select m.city_code as "cityCode" from active_members m where m.id = :membershipId',
)
/** Where a member lives, as their profile says. */
export const findCityOf = async (tx: Tx, membershipId: number) =>
  (await tx.find(city, { membershipId }))?.cityCode ?? undefined

const contact = statement(
  'enrolments.contact',
  'select m.name, m.email from member_contacts m where m.id = :membershipId and m.erased_at is null',
)
export const findContact = (tx: Tx, membershipId: number) => tx.find(contact, { membershipId })

const told = statement(
  'enrolments.told',
  `select m.email as "email!" from class_staff s join member_contacts m on m.tenant_id = s.tenant_id and m.id = s.membership_id
      join active_members a on a.tenant_id = m.tenant_id and a.id = m.id
    where s.class_id = :classId and m.email is not null order by m.id limit 10`,
)
const admins = statement(
  'enrolments.admins',
  'select email as "email!" from administrators order by id limit 10',
)

/** Whom a request is told to: those who look after the class, else whoever administers the site. */
export async function listTold(tx: Tx, classId: number): Promise<string[]> {
  const staff = await tx.rows(told, { classId })
  const found = staff.length > 0 ? staff : await tx.rows(admins)
  return found.map(({ email }) => email)
}
