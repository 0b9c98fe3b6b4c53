-- When people of a school were last here, for whoever looks after the schools of a province.

create view member_visits with (security_invoker = true) as
  select tenant_id, id, school_id, last_seen_at from memberships
  where status = 'active' and erased_at is null and school_id is not null;
comment on view member_visits is 'Active members of schools, and when each was last seen.';
grant select on member_visits to app_user;
