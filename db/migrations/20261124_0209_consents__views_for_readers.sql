-- What other rooms may read of consents.

create view standing_consents with (security_invoker = true) as
  select distinct on (tenant_id, membership_id, purpose) tenant_id, membership_id, purpose, is_given, text_version, at
  from consents order by tenant_id, membership_id, purpose, at desc, id desc;
comment on view standing_consents is 'The newest word of each member on each purpose.';
grant select on standing_consents to app_user;
