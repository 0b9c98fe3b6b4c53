import { statement } from '../../../platform/db/statement.ts'
import type { Tx } from '../../../platform/db/transaction.ts'

/** who it would be for, unless a badge of that name stands or was revoked */
const missing = `left join certificates c on c.tenant_id = p.tenant_id and c.membership_id = e.membership_id and c.kind = 'competence'
      and c.state <> 'replaced' and lower(c.title) = lower(p.name)
    where e.id = :enrolmentId and c.id is null`

const ofClass = statement(
  'certificates.badgesOfClass',
  `select distinct on (lower(p.name)) p.name as "title!", p.description as "about!", e.membership_id as "membershipId!",
      m.name as "holder!", k.name as "className!"
    from enrolment_entries e join class_entries k on k.tenant_id = e.tenant_id and k.id = e.class_id
      join member_contacts m on m.tenant_id = e.tenant_id and m.id = e.membership_id
      join class_competences w on w.tenant_id = e.tenant_id and w.class_id = e.class_id
      join competence_names p on p.tenant_id = w.tenant_id and lower(p.name) = lower(w.competence)
      ${missing} order by lower(p.name)`,
)
/** What the class of an enrolment teaches and its learner has no badge of, of competences that have a page. */
export const listOfClass = (tx: Tx, enrolmentId: number) => tx.rows(ofClass, { enrolmentId })

const named = statement(
  'certificates.badgesNamed',
  `select p.name as "title!", p.description as "about!", e.membership_id as "membershipId!", m.name as "holder!"
    from enrolment_entries e join member_contacts m on m.tenant_id = e.tenant_id and m.id = e.membership_id
      join competence_names p on p.tenant_id = e.tenant_id and lower(p.name) = any (:names::text[])
      ${missing} order by lower(p.name)`,
)
/** The same of competences by their names in small letters. */
export const listNamed = (tx: Tx, enrolmentId: number, names: readonly string[]) =>
  tx.rows(named, { enrolmentId, names: [...names] })

const standing = statement(
  'certificates.standingIds',
  `select c.id from certificates c where c.state = 'issued' and c.id >= :from and c.id < :before order by c.id`,
)
export const listStanding = (tx: Tx, from: number, before: number) => tx.rows(standing, { from, before })

const subject = statement(
  'certificates.subject',
  `select k.slug, k.type, k.premium, p.slug as "competence" from certificates c
      left join class_entries k on k.tenant_id = c.tenant_id and k.id = c.class_id
      left join competence_names p on p.tenant_id = c.tenant_id and c.kind = 'competence' and lower(p.name) = lower(c.title)
    where c.id = :id`,
)
/** What says where it is about is shown: a class, or a competence, unless that is gone. */
export const findSubject = (tx: Tx, id: number) => tx.find(subject, { id })
