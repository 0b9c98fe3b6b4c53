-- What is left to tell members of a notice, how a guardian takes consent back, and how an erased person's traces go.

alter table privacy_notices
  add column sections jsonb not null default '[]',
  add column told_up_to integer not null default 0,
  add column told_at timestamptz;
comment on column privacy_notices.sections is 'What the editor wrote, [{title, text}]: the next version begins from it. content_html was made of it.';
comment on column privacy_notices.told_up_to is 'The last membership a mail was written to about this version; members are told in batches.';
comment on column privacy_notices.told_at is 'When everybody was told, or a newer version made it needless.';

alter table guardian_consents add column withdraw_hash text, add unique (tenant_id, withdraw_hash);
create index guardian_consents_member on guardian_consents (tenant_id, membership_id, id desc);
comment on column guardian_consents.withdraw_hash is 'SHA-256 of the token in the confirmation''s link: with it the guardian withdraws.';

-- Erasure reaches two tables a tenant's role may only add to. The function does that one thing, as app_platform, whose
-- policy here names the tenant as well: no other tenant, and nobody who is still a member, can be touched through it.
create policy traces_go on audit_entries to app_platform
  using (tenant_id = (select nullif(current_setting('app.tenant_id', true), '')::int))
  with check (tenant_id = (select nullif(current_setting('app.tenant_id', true), '')::int));
grant select, update (actor_name, object_name, before, after, ip) on audit_entries to app_platform;
create policy traces_looked_up on memberships for select to app_platform
  using (tenant_id = (select nullif(current_setting('app.tenant_id', true), '')::int));
grant select (tenant_id, id, email, erased_at) on memberships to app_platform;
create policy traces_looked_up on invitations for select to app_platform
  using (tenant_id = (select nullif(current_setting('app.tenant_id', true), '')::int));
grant select (tenant_id, id, email) on invitations to app_platform;

create function kept_of_trace(trace jsonb, words text[]) returns jsonb
  language sql immutable parallel safe
  set search_path = pg_catalog
  begin atomic
    select case when jsonb_typeof(trace) <> 'object' then null else (
      select jsonb_object_agg(key, case
          when exists (select from unnest(words) word where strpos(lower(value::text), lower(word)) > 0)
          then to_jsonb('[dihapus]'::text) else value end)
        from jsonb_each(trace)) end;
  end;
comment on function kept_of_trace is 'What stood before or after in the audit log, without values that hold one of the words.';

create function erase_traces(member integer, addresses text[], names text[]) returns void
  language sql security definer
  set search_path = pg_catalog
  begin atomic
    -- what the person did: that it was done stays, by whom only as a number
    update public.audit_entries set actor_name = 'Anggota terhapus', ip = ''
      where tenant_id = public.current_tenant() and actor_id = member and exists (
        select from public.memberships m where m.tenant_id = public.current_tenant() and m.id = member
          and m.erased_at is not null);
    -- what was done to the person: only what says nothing of them stays
    update public.audit_entries set object_name = 'Anggota terhapus',
        before = (select jsonb_object_agg(key, value) from jsonb_each(case when jsonb_typeof(before) = 'object' then before end)
          where key in ('kind', 'status', 'isStrong', 'ended', 'version', 'purpose')),
        after = (select jsonb_object_agg(key, value) from jsonb_each(case when jsonb_typeof(after) = 'object' then after end)
          where key in ('kind', 'status', 'isStrong', 'ended', 'version', 'purpose'))
      where tenant_id = public.current_tenant() and object_type = 'member' and object_id = member::text and exists (
        select from public.memberships m where m.tenant_id = public.current_tenant() and m.id = member
          and m.erased_at is not null);
    update public.audit_entries set object_name = 'Undangan terhapus',
        before = public.kept_of_trace(before, addresses || names), after = public.kept_of_trace(after, addresses || names)
      where tenant_id = public.current_tenant() and object_type = 'invitation' and object_id in (
        select i.id::text from public.invitations i
          where i.tenant_id = public.current_tenant() and i.email = any (addresses))
        and not exists (select from public.memberships m where m.tenant_id = public.current_tenant()
          and m.email = any (addresses));
    -- addresses and numbers are one person's alone, wherever they were written
    update public.audit_entries e set
        object_name = case when exists (select from unnest(addresses) word where strpos(lower(e.object_name), word) > 0)
          then 'Anggota terhapus' else e.object_name end,
        before = public.kept_of_trace(before, addresses), after = public.kept_of_trace(after, addresses)
      where tenant_id = public.current_tenant() and exists (select from unnest(addresses) word
          where strpos(lower(concat_ws(' ', e.object_name, e.before::text, e.after::text)), word) > 0)
        and not exists (select from public.memberships m where m.tenant_id = public.current_tenant()
          and m.email = any (addresses));
    delete from public.mails l
      where l.tenant_id = public.current_tenant()
        and not exists (select from public.memberships m where m.tenant_id = public.current_tenant()
          and m.email = any (addresses))
        and (l.recipient = any (addresses)
          or exists (select from unnest(addresses) word where strpos(lower(l.body_text), word) > 0)
          or (l.sent_at is not null
            and exists (select from unnest(names) word where strpos(lower(l.body_text), lower(word)) > 0)));
    -- a letter to somebody else that has yet to leave goes without the name
    update public.mails l set
        subject = replace(l.subject, names[1], 'seorang anggota'),
        body_text = replace(l.body_text, names[1], 'seorang anggota'),
        html = replace(replace(l.html, names[1], 'seorang anggota'), names[2], 'seorang anggota')
      where l.tenant_id = public.current_tenant() and names[1] <> '' and names[2] <> ''
        and strpos(l.body_text, names[1]) > 0
        and not exists (select from public.memberships m where m.tenant_id = public.current_tenant()
          and m.email = any (addresses));
  end;
comment on function erase_traces is 'Takes an erased person out of the audit log and the outbox of the running tenant. addresses: mail addresses and numbers, lower case; names: the name, and as HTML writes it. Nothing of anybody who is still a member.';
revoke execute on function erase_traces from public;

-- The owner of a function must be able to make one for a moment.
grant create on schema public to app_platform;
alter function erase_traces owner to app_platform;
revoke create on schema public from app_platform;
grant execute on function erase_traces to app_user;
