-- Whoever writes a class looks after it, without being put on its list.

create or replace view class_teams with (security_invoker = true) as
  select tenant_id, class_id, membership_id, role from class_staff
  union all
  select e.tenant_id, e.own_id, e.owner_id, 'author' from entries e
    where e.kind = 'class' and e.own_id is not null and e.owner_id is not null and e.trashed_at is null
      and not exists (select from class_staff s where s.tenant_id = e.tenant_id and s.class_id = e.own_id
        and s.membership_id = e.owner_id);
comment on view class_teams is 'Who looks after a class: its staff, and whoever writes it.';
