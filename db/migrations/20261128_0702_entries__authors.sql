-- Whoever writes something looks after it, without being put on a list.

create view entry_authors with (security_invoker = true) as
  select tenant_id, kind, own_id, id, owner_id from entries where own_id is not null and trashed_at is null;
comment on view entry_authors is 'Where what is published is written, and by whom.';
grant select on entry_authors to app_user;
