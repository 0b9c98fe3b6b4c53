-- Chapters that are assignments, for the room that runs them.

create view assignment_chapters with (security_invoker = true) as
  select h.tenant_id, h.id, h.class_id, h.slug, h.title, h.position, m.position as module_position,
      c.slug as class_slug, c.name as class_name,
      coalesce((select v.title from version_chapters v where v.tenant_id = h.tenant_id and v.class_id = h.class_id
        and v.chapter_id = h.id order by v.number desc limit 1), h.title) as shown_title,
      h.kind = 'assignment' and h.removed_at is null and m.removed_at is null as is_written
    from chapters h, modules m, classes c
    where m.tenant_id = h.tenant_id and m.id = h.module_id and c.tenant_id = h.tenant_id and c.id = h.class_id
      and (h.kind = 'assignment' or exists (select from version_chapters v where v.tenant_id = h.tenant_id
        and v.class_id = h.class_id and v.chapter_id = h.id and v.kind = 'assignment'));
comment on view assignment_chapters is
  'Chapters that are assignments, or were when they were published, with the class they are in. shown_title: as it was published last. is_written: it still stands in the draft.';
grant select on assignment_chapters to app_user;
