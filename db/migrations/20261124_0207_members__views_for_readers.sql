-- What other rooms may read of members.

create view active_members with (security_invoker = true) as
  select tenant_id, id, kind, school_id, province_code, city_code
  from memberships where status = 'active' and erased_at is null;
comment on view active_members is 'Members who are here, without names.';
grant select on active_members to app_user;

create view member_names with (security_invoker = true) as
  select tenant_id, id, name from memberships;
comment on view member_names is 'Members by name, for what they did.';
grant select on member_names to app_user;

create view member_contacts with (security_invoker = true) as
  select tenant_id, id, name, email, picture, erased_at from memberships;
comment on view member_contacts is 'How members are shown to themselves and written to.';
grant select on member_contacts to app_user;

create view administrators with (security_invoker = true) as
  select tenant_id, id, name, email
  from memberships where kind = 1 and status = 'active' and erased_at is null and email is not null;
comment on view administrators is 'Who administers a tenant and can be written to.';
grant select on administrators to app_user;

create view member_rights with (security_invoker = true) as
  select tenant_id, id, kind, status, name, program_ids, province_code from memberships;
comment on view member_rights is 'What a session may do follows from these.';
grant select on member_rights to app_user;

create view member_stays with (security_invoker = true) as
  select tenant_id, kind, joined_at, least(erased_at, case when status = 'suspended' then suspended_at end) as left_at
  from memberships where status <> 'invited';
comment on view member_stays is 'From when to when members were here.';
grant select on member_stays to app_user;
