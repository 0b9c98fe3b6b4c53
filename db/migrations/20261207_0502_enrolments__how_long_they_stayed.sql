-- How long participants stay is read where visits and sales are counted.

create view enrolment_spans with (security_invoker = true) as
  select e.tenant_id, e.id, e.class_id, e.membership_id, e.state, e.joined_at, e.finished_at, seen.at as seen_at
  from enrolments e
    left join lateral (select max(greatest(p.opened_at, p.done_at)) as at from chapter_progress p
      where p.tenant_id = e.tenant_id and p.enrolment_id = e.id) seen on true
  where e.joined_at is not null;
comment on view enrolment_spans is 'Everybody who was ever a participant, those who left as well: since when, when they last opened or finished a chapter, and when they completed the class.';
grant select on enrolment_spans to app_user;
