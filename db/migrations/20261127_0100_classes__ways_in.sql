-- How one gets into a run of a class, which chapters count, and what other rooms may read of both.

alter table classrooms
  add column join_mode text not null default 'open' check (join_mode in ('open', 'approval', 'invite', 'code')),
  add column join_code text check (length(join_code) between 4 and 40),
  add constraint classrooms_code_is_there check (join_mode <> 'code' or join_code is not null);
comment on column classrooms.join_mode is 'open: at once; approval: somebody decides; invite: only who was asked; code: whoever knows it.';
comment on column classrooms.join_code is 'What is asked for where join_mode is code; never on a public page.';

alter table chapters add column is_required boolean not null default true;
comment on column chapters.is_required is 'Counts towards having finished the class; false: an extra.';

create view class_entries with (security_invoker = true) as
  select tenant_id, id, slug, name, type, premium, price, cover, certificate, status, published_at from classes;
comment on view class_entries is 'Classes as those see them who take part or look after them, also what is no longer published.';
grant select on class_entries to app_user;

create view run_entries with (security_invoker = true) as
  select tenant_id, id, class_id, name, start_at, end_at, registration_open_at, registration_close_at, time_zone, mode, venue,
    city, registrar_city_codes, capacity, waitlist, price, join_mode, join_code, status
  from classrooms;
comment on view run_entries is 'Dated runs with what decides who gets in.';
grant select on run_entries to app_user;

create view meeting_entries with (security_invoker = true) as
  select tenant_id, class_id, title, start_at, minutes, time_zone, provider, is_cancelled from webinars;
comment on view meeting_entries is 'Dated meetings of classes, for those who take part.';
grant select on meeting_entries to app_user;

create view class_chapters with (security_invoker = true) as
  select h.tenant_id, h.id, h.class_id, h.slug, h.title, h.minutes, h.is_preview, h.is_required, h.position,
    m.id as module_id, m.slug as module_slug, m.title as module_title, m.position as module_position
  from chapters h, modules m where m.tenant_id = h.tenant_id and m.id = h.module_id;
comment on view class_chapters is 'Chapters in their modules, without what they say.';
grant select on class_chapters to app_user;
