-- Chapters that are meetings, for the room that holds them.

create view live_chapters with (security_invoker = true) as
  select h.tenant_id, h.id, h.class_id, h.title, h.position, m.position as module_position,
    h.completion = 'attend' as is_attended
  from chapters h, modules m
  where m.tenant_id = h.tenant_id and m.id = h.module_id and h.kind = 'live' and h.removed_at is null and m.removed_at is null;
comment on view live_chapters is 'Chapters of kind live as they are written.';
grant select on live_chapters to app_user;
