-- How far everybody has come in their class, for the first screens of those who look after classes.

create view enrolment_standings with (security_invoker = true) as
  select e.tenant_id, e.id, e.class_id, e.classroom_id, e.membership_id, e.state, e.joined_at, e.finished_at,
    n.number, counted.total, counted.done,
    counted.opened_at as seen_at, greatest(e.joined_at, counted.opened_at, r.start_at) as silent_since,
    next.chapter_id as next_id, next.title as next_title
  from enrolments e
    join class_entries c on c.tenant_id = e.tenant_id and c.id = e.class_id
    left join run_entries r on r.tenant_id = e.tenant_id and r.id = e.classroom_id
    cross join lateral (select coalesce(r.pinned_number, c.course_number) as number) n
    cross join lateral (
      select count(*) filter (where h.is_required)::integer as total,
        count(*) filter (where h.is_required and p.done_at is not null)::integer as done, max(p.opened_at) as opened_at
      from course_chapters h
        left join chapter_progress p on p.tenant_id = h.tenant_id and p.enrolment_id = e.id and p.chapter_id = h.id
      where h.tenant_id = e.tenant_id and h.class_id = e.class_id and h.number = n.number) counted
    left join lateral (
      select h.id as chapter_id, h.title from course_chapters h
        left join chapter_progress p on p.tenant_id = h.tenant_id and p.enrolment_id = e.id and p.chapter_id = h.id
      where h.tenant_id = e.tenant_id and h.class_id = e.class_id and h.number = n.number
        and h.is_required and p.done_at is null
      order by h.module_position, h.position, h.id limit 1) next on true
  where e.state in ('active', 'completed');
comment on view enrolment_standings is 'Participants with the version they read, how many required chapters it has and how many are done, when they last read, since when nothing was heard of them in a class that has begun, and which chapter is next.';
grant select on enrolment_standings to app_user;
