-- What rooms that follow somebody through a class see of enrolments and of who looks after it.

create view enrolment_entries with (security_invoker = true) as
  select tenant_id, id, class_id, classroom_id, membership_id, state, finished_at from enrolments;
comment on view enrolment_entries is 'Who takes part in which class, in which state.';
grant select on enrolment_entries to app_user;

create view class_teams with (security_invoker = true) as
  select tenant_id, class_id, membership_id, role from class_staff;
comment on view class_teams is 'Who looks after a class.';
grant select on class_teams to app_user;
