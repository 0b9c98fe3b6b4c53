-- Children whose guardian has not consented, for rooms that show people: how to reach them is for those who administer.

create view restricted_members with (security_invoker = true) as
  select tenant_id, id from memberships where is_restricted;
comment on view restricted_members is 'Members whose guardian has yet to consent.';
grant select on restricted_members to app_user;
