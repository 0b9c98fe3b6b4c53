import { statement } from '../../../platform/db/statement.ts'
import type { Tx } from '../../../platform/db/transaction.ts'
import type { Decision, ReviewState } from './reviews.rules.ts'

const standing = statement(
  'reviews.standing',
  'select state, rev, asked_by as "askedBy", since from review_standings where kind = :kind and id = :id',
)

/** undefined: nobody has asked, or it is decided */
export const findStanding = (tx: Tx, kind: string, id: string) => tx.find(standing, { kind, id })

const stand = statement(
  'reviews.stand',
  `insert into review_standings (kind, id, state, rev, asked_by, since) values (:kind, :id, :state, :rev, :by?, :at)
    on conflict (tenant_id, kind, id) do update set state = excluded.state, rev = excluded.rev, since = excluded.since,
      asked_by = case when excluded.state = 'asked' then excluded.asked_by else review_standings.asked_by end`,
)

interface Stand {
  state: ReviewState
  rev: number
  by: number | null
  at: Date
}

export async function writeStanding(tx: Tx, kind: string, id: string, given: Stand): Promise<void> {
  await tx.rows(stand, { kind, id, ...given })
}

const end = statement('reviews.end', 'delete from review_standings where kind = :kind and id = :id')

/** It was published, or taken back. */
export async function endStanding(tx: Tx, kind: string, id: string): Promise<void> {
  await tx.rows(end, { kind, id })
}

const step = statement(
  'reviews.step',
  `insert into reviews (kind, id, number, rev, decision, note, decided_by, decided_at)
    select :kind, :id, coalesce(max(number), 0) + 1, :rev, :decision, :note, :by?, :at
    from reviews where kind = :kind and id = :id`,
)

interface Step {
  rev: number
  decision: Decision
  note: string
  by: number | null
  at: Date
}

export async function addStep(tx: Tx, kind: string, id: string, given: Step): Promise<void> {
  await tx.rows(step, { kind, id, ...given })
}

const steps = statement(
  'reviews.steps',
  `select r.number, r.rev, r.decision, r.note, r.decided_at as at, m.name as by from reviews r
      left join member_names m on m.tenant_id = r.tenant_id and m.id = r.decided_by
    where r.kind = :kind and r.id = :id order by r.number desc limit 50`,
)

/** The newest first. */
export const listSteps = (tx: Tx, kind: string, id: string) => tx.rows(steps, { kind, id })

const queue = statement(
  'reviews.queue',
  `select s.kind, s.id, s.state, s.since, m.name as "askedBy",
      (select count(*)::int from remarks r where r.tenant_id = s.tenant_id and r.kind = s.kind and r.id = s.id
        and r.resolved_at is null) as "remarks!"
    from review_standings s left join member_names m on m.tenant_id = s.tenant_id and m.id = s.asked_by
    where s.state = :state order by s.since, s.kind, s.id`,
)

/** What stands so, the longest first, with its open remarks. */
export const listStanding = (tx: Tx, state: ReviewState) => tx.rows(queue, { state })

const returned = statement(
  'reviews.returned',
  `select kind, id from review_standings where state = 'needs_fix' and asked_by = :member order by since, kind, id limit 50`,
)

/** What came back to this member, the longest first. */
export const listReturned = (tx: Tx, member: number) => tx.rows(returned, { member })

const reviewers = statement(
  'reviews.reviewers',
  `select id as "membershipId!", kind as "kind!", coalesce(program_ids, '{}') as "programIds!", province_code as "provinceCode"
    from member_rights where status = 'active' and kind = any (:kinds::int[]) order by id`,
)

/** Members of these kinds, with what they look after. */
export const listReviewers = (tx: Tx, kinds: readonly number[]) => tx.rows(reviewers, { kinds: [...kinds] })
