-- What other rooms may read of schools; who is in charge there, and how to reach them, stays with the room.

create view verified_schools with (security_invoker = true) as
  select tenant_id, id, npsn, name, level, ownership, province_code, city_code, created_at
  from schools where status = 'verified';
comment on view verified_schools is 'Schools that are what they say.';
grant select on verified_schools to app_user;

create view known_schools with (security_invoker = true) as
  select tenant_id, id, npsn, name, province_code, city_code from schools;
comment on view known_schools is 'Schools by name, whatever their state.';
grant select on known_schools to app_user;
