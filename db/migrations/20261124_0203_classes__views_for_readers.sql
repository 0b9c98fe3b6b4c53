-- What other rooms may read of classes; whether one is due, the reader asks with the moment (isDue).

create view visible_classes with (security_invoker = true) as
  select tenant_id, id, slug, name, type, category_id, certificate, duration_minutes, competencies, published_at
  from classes where status in ('published', 'scheduled') and published_at is not null;
comment on view visible_classes is 'Published classes; those of them that are due are seen.';
grant select on visible_classes to app_user;

create view once_visible_classes with (security_invoker = true) as
  select tenant_id, id, published_at
  from classes where status in ('published', 'scheduled', 'archived') and published_at is not null;
comment on view once_visible_classes is 'Published classes and those that were put away since.';
grant select on once_visible_classes to app_user;

create view class_addresses with (security_invoker = true) as
  select tenant_id, id, slug from classes;
comment on view class_addresses is 'Where a class stands, for what points at it.';
grant select on class_addresses to app_user;

create view class_teachers with (security_invoker = true) as
  select tenant_id, class_id, person_id from class_instructors;
comment on view class_teachers is 'Who teaches a class; not what they get for it.';
grant select on class_teachers to app_user;

create view class_runs with (security_invoker = true) as
  select tenant_id, class_id, status, registration_open_at, registration_close_at, start_at, end_at from classrooms;
comment on view class_runs is 'Dated runs of classes.';
grant select on class_runs to app_user;

create view class_webinars with (security_invoker = true) as
  select tenant_id, class_id, start_at, is_cancelled from webinars;
comment on view class_webinars is 'Webinars of classes.';
grant select on class_webinars to app_user;
