-- Which chapters are quizzes, for the room that runs them.

create view quiz_chapters with (security_invoker = true) as
  select h.tenant_id, h.id, h.class_id, h.slug, h.title, h.minutes, h.position, m.slug as module_slug,
      m.title as module_title, m.position as module_position, c.slug as class_slug, c.name as class_name
    from chapters h, modules m, classes c
    where h.kind = 'quiz' and m.tenant_id = h.tenant_id and m.id = h.module_id
      and c.tenant_id = h.tenant_id and c.id = h.class_id;
comment on view quiz_chapters is 'Chapters that are quizzes, with the class they are in.';
grant select on quiz_chapters to app_user;
