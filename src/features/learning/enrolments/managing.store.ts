import { pageValues } from '../../../platform/db/page-sql.ts'
import { likeText } from '../../../platform/db/picture-sql.ts'
import { type RowOf, statement } from '../../../platform/db/statement.ts'
import type { Tx } from '../../../platform/db/transaction.ts'
import type { Scope } from './managed-scope.ts'
import { doneChapters, readChapters } from './version-sql.ts'

/** People of classes as those see them who look after the classes. */
export type ManagedRow = RowOf<'enrolments.page'>

/** whose classes: everybody's, those one is staff of or writes, those of the programmes one leads */
const within = (classId: string) => `(:isAll::boolean
  or exists (select from class_staff t where t.class_id = ${classId} and t.membership_id = :viewerId)
  or exists (select from entry_authors w where w.kind = 'class' and w.own_id = ${classId} and w.owner_id = :viewerId)
  or exists (select from program_classes i where i.class_id = ${classId} and i.program_id = any (:programIds::int[])))`

const matching = `from enrolments e join class_entries c on c.tenant_id = e.tenant_id and c.id = e.class_id
    join member_contacts m on m.tenant_id = e.tenant_id and m.id = e.membership_id
    left join run_entries r on r.tenant_id = e.tenant_id and r.id = e.classroom_id
    left join restricted_members x on x.tenant_id = e.tenant_id and x.id = e.membership_id
  where ${within('e.class_id')} and (:classId?::int is null or e.class_id = :classId)
    and (:runId?::int is null or e.classroom_id = :runId) and (:state?::text is null or e.state = :state)
    and (:search?::text is null or m.name ilike '%' || :search || '%' or (m.email ilike '%' || :search || '%'
      and :seesMail::boolean and (:seesAllMail::boolean or x.id is null)))`

const columns = `e.id, e.class_id as "classId", e.classroom_id as "runId", e.state, e.origin, e.state_since as "stateSince",
  e.joined_at as "joinedAt", e.membership_id as "membershipId", c.name as "className", c.slug, c.type,
  r.name as "runName", m.name, m.email, x.id is not null as "isRestricted!",
  ${readChapters} as "total!", ${doneChapters} as "done!",
  (select max(p.opened_at) from chapter_progress p where p.tenant_id = e.tenant_id and p.enrolment_id = e.id) as "seenAt"`

/** what waits for a decision first, then the newest */
const page = statement(
  'enrolments.page',
  `select ${columns} ${matching}
    order by case when :byName::boolean then lower(m.name) end,
      case e.state when 'requested' then 0 when 'waitlisted' then 1 else 2 end, e.state_since desc, e.id desc
    limit :limit offset :offset`,
)
const count = statement('enrolments.count', `select count(*)::int as "total!" ${matching}`)

export interface EnrolmentFilter extends Scope {
  classId?: number | undefined
  runId?: number | undefined
  state?: string | undefined
  search?: string | undefined
  byName: boolean
  /** whom one may write to is a field that not everybody sees; a restricted child's only who administers */
  seesMail: boolean
  seesAllMail: boolean
  page: number
  pageSize: number
}

export async function listRows(
  tx: Tx,
  asked: EnrolmentFilter,
): Promise<{ rows: ManagedRow[]; total: number }> {
  const { isAll, viewerId, programIds, classId, runId, state, byName, seesMail, seesAllMail } = asked
  const search = asked.search ? likeText(asked.search) : null
  const filter = { isAll, viewerId, programIds, classId, runId, state, search, seesMail, seesAllMail }
  const rows = await tx.rows(page, { ...filter, byName, ...pageValues(asked) })
  return { rows, total: (await tx.find(count, filter))?.total ?? 0 }
}

const reach = statement(
  'enrolments.reach',
  `select e.id, e.class_id as "classId", e.classroom_id as "runId", m.name, c.name as "className"
    from enrolments e join class_entries c on c.tenant_id = e.tenant_id and c.id = e.class_id
      join member_contacts m on m.tenant_id = e.tenant_id and m.id = e.membership_id
    where e.id = :id and ${within('e.class_id')}`,
)
/** One within reach of who asks. */
export const findReached = (tx: Tx, id: number, scope: Scope) => tx.find(reach, { id, ...scope })

const classes = statement(
  'enrolments.managedClasses',
  `select c.id, c.name, c.slug, c.type, count(e.id) filter (where e.state = 'requested')::int as "waiting!"
    from class_entries c left join enrolments e on e.tenant_id = c.tenant_id and e.class_id = c.id
    where ${within('c.id')} and c.status in ('published', 'scheduled', 'archived')
      and (:classId?::int is null or c.id = :classId)
    group by c.id, c.name, c.slug, c.type order by lower(c.name)`,
)
/** The classes that who asks looks after. */
export const listManagedClasses = (tx: Tx, scope: Scope) => tx.rows(classes, { ...scope, classId: null })
export const findManagedClass = (tx: Tx, classId: number, scope: Scope) =>
  tx.find(classes, { ...scope, classId })

const runs = statement(
  'enrolments.managedRuns',
  `select r.id, r.class_id as "classId", r.name from run_entries r where ${within('r.class_id')}
    order by r.start_at desc, r.id desc`,
)
/** Their runs, the newest first. */
export const listManagedRuns = (tx: Tx, scope: Scope) => tx.rows(runs, { ...scope })

const waiting = statement(
  'enrolments.waitingCount',
  `select count(*)::int as "total!" from enrolments e where e.state = 'requested' and ${within('e.class_id')}`,
)
/** How many wait for a word. */
export const countRequested = async (tx: Tx, scope: Scope) =>
  (await tx.find(waiting, { ...scope }))?.total ?? 0

const known = statement(
  'enrolments.knownMember',
  `select m.id, m.name from member_contacts m join active_members a on a.tenant_id = m.tenant_id and a.id = m.id
    where lower(m.email) = :email`,
)
export const findMemberByEmail = (tx: Tx, email: string) => tx.find(known, { email })

const staff = statement(
  'enrolments.staff',
  `select s.membership_id as "membershipId", s.role, m.name, m.email from class_staff s
    join member_contacts m on m.tenant_id = s.tenant_id and m.id = s.membership_id
    where s.class_id = :classId order by s.role, lower(m.name)`,
)
export const listStaff = (tx: Tx, classId: number) => tx.rows(staff, { classId })

export async function putStaff(
  tx: Tx,
  { classId, membershipId, role }: { classId: number; membershipId: number; role: string },
  at: Date,
): Promise<void> {
  await tx.db
    .insertInto('class_staff')
    .values({ class_id: classId, membership_id: membershipId, role, added_at: at })
    .onConflict(conflict =>
      conflict.columns(['tenant_id', 'class_id', 'membership_id']).doUpdateSet({ role }),
    )
    .execute()
}

export async function removeStaff(tx: Tx, classId: number, membershipId: number): Promise<boolean> {
  const row = await tx.db
    .deleteFrom('class_staff')
    .where('class_id', '=', classId)
    .where('membership_id', '=', membershipId)
    .returning('membership_id')
    .executeTakeFirst()
  return row !== undefined
}
