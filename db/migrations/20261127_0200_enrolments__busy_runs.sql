-- Whoever writes a class must not take away a run that people are in.
create view busy_runs with (security_invoker = true) as
  select distinct tenant_id, classroom_id from enrolments where classroom_id is not null;
comment on view busy_runs is 'Runs that somebody is or was enrolled in.';
grant select on busy_runs to app_user;

create view busy_classes with (security_invoker = true) as select distinct tenant_id, class_id from enrolments;
comment on view busy_classes is 'Classes that somebody is or was enrolled in.';
grant select on busy_classes to app_user;
