-- Which tenants the passing of time, or a person who leaves, has something to do at: asked once for all of them, and
-- only those are visited. app_lookout sees of each table what says that, and nobody can be it but these functions.
do $$
begin
  if not exists (select from pg_roles where rolname = 'app_lookout') then
    create role app_lookout nologin nosuperuser nobypassrls noinherit;
  end if;
end $$;
grant app_lookout to current_user;
grant usage on schema public, platform to app_lookout;

create policy lookout on member_sessions for select to app_lookout using (true);
grant select (tenant_id, expires_at, ended_at) on member_sessions to app_lookout;
create policy lookout on invitations for select to app_lookout using (true);
grant select (tenant_id, expires_at, accepted_at, revoked_at, email) on invitations to app_lookout;
create policy lookout on saves for select to app_lookout using (true);
grant select (tenant_id, saved_at) on saves to app_lookout;
create policy lookout on guardian_consents for select to app_lookout using (true);
grant select (tenant_id, status, expires_at) on guardian_consents to app_lookout;
create policy lookout on memberships for select to app_lookout using (true);
grant select (tenant_id, account_id, is_restricted, erased_at, birth_date) on memberships to app_lookout;
create policy lookout on privacy_notices for select to app_lookout using (true);
grant select (tenant_id, told_at) on privacy_notices to app_lookout;
create policy lookout on appointments for select to app_lookout using (true);
grant select (tenant_id, email) on appointments to app_lookout;
create policy lookout on demo_requests for select to app_lookout using (true);
grant select (tenant_id, email) on demo_requests to app_lookout;
create policy lookout on teams for select to app_lookout using (true);
grant select (tenant_id, coach_email) on teams to app_lookout;
create policy lookout on mails for select to app_lookout using (true);
grant select (tenant_id, recipient, body_text) on mails to app_lookout;
create policy lookout on audit_entries for select to app_lookout using (true);
grant select (tenant_id, object_name, before, after) on audit_entries to app_lookout;

create function platform.tenants_due(at timestamptz) returns setof integer
  language sql stable security definer
  set search_path = pg_catalog
  begin atomic
    select tenant_id from public.member_sessions where least(expires_at, ended_at) < at - interval '30 days'
    union select tenant_id from public.invitations
      where greatest(expires_at, accepted_at, revoked_at) < at - interval '180 days'
    -- thinned out at three ages; a sweep that was missed for a week is made up for by the next
    union select tenant_id from public.saves where saved_at < at - interval '1 year'
      or saved_at between at - interval '9 days' and at - interval '1 day'
      or saved_at between at - interval '38 days' and at - interval '30 days'
    union select tenant_id from public.guardian_consents where status = 'requested' and expires_at <= at
    -- whose birthday it is where the day begins first; each tenant looks by its own clock
    union select tenant_id from public.memberships where is_restricted and erased_at is null
      and birth_date <= ((at at time zone 'UTC' + interval '14 hours')::date - interval '18 years')::date
    union select tenant_id from public.privacy_notices where told_at is null;
  end;
comment on function platform.tenants_due(timestamptz) is 'Where something has been kept long enough, a link is over, somebody came of age, or a notice is untold.';
revoke execute on function platform.tenants_due(timestamptz) from public;

create function platform.tenants_naming(account uuid, addresses text[]) returns setof integer
  language sql stable security definer
  set search_path = pg_catalog
  begin atomic
    select tenant_id from public.memberships where account_id = account and erased_at is null
    union select tenant_id from public.invitations where email = any (addresses)
    union select tenant_id from public.appointments where email = any (addresses)
    union select tenant_id from public.demo_requests where email = any (addresses)
    union select tenant_id from public.teams where coach_email = any (addresses)
    union select tenant_id from public.mails where recipient = any (addresses)
      or exists (select from unnest(addresses) word where strpos(lower(body_text), word) > 0)
    union select tenant_id from public.audit_entries where exists (select from unnest(addresses) word
      where strpos(lower(concat_ws(' ', object_name, before::text, after::text)), word) > 0);
  end;
comment on function platform.tenants_naming(uuid, text[]) is 'Where an account is a member, or one of its addresses (lower case) stands.';
revoke execute on function platform.tenants_naming(uuid, text[]) from public;

-- The owner of a function must be able to make one for a moment; nobody is that role afterwards, whose policies would
-- otherwise hold for whoever is.
grant create on schema platform to app_lookout;
alter function platform.tenants_due(timestamptz) owner to app_lookout;
alter function platform.tenants_naming(uuid, text[]) owner to app_lookout;
revoke create on schema platform from app_lookout;
grant execute on function platform.tenants_due(timestamptz), platform.tenants_naming(uuid, text[]) to app_platform;
revoke app_lookout from current_user;
