-- What of what was handed in a class's gradebook counts.

create view hand_in_marks with (security_invoker = true) as
  select i.tenant_id, i.enrolment_id, i.chapter_id, i.number, case i.state when 'graded' then i.percent end as percent
    from hand_ins i where i.group_number is null and i.state in ('submitted', 'graded')
  union all
  select g.tenant_id, g.enrolment_id, i.chapter_id, i.number, case i.state when 'graded' then i.percent end
    from assignment_groups g
      join hand_ins i on i.tenant_id = g.tenant_id and i.chapter_id = g.chapter_id and i.group_number = g.number
    where i.state in ('submitted', 'graded');
comment on view hand_in_marks is 'What an enrolment, or the group it works with, has handed in: its released mark, or null while it waits.';
grant select on hand_in_marks to app_user;
