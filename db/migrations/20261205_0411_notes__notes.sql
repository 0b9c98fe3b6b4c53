-- What somebody marked and wrote for themselves while they read.

create table chapter_notes (
  tenant_id integer not null default current_tenant() references platform.tenants (id) on delete cascade,
  membership_id integer not null,
  key uuid not null,
  class_id integer not null,
  chapter_id integer not null,
  block integer not null check (block between 0 and 100000),
  quote text not null default '' check (length(quote) <= 1000),
  text text not null default '' check (length(text) <= 4000),
  at timestamptz not null,
  primary key (tenant_id, membership_id, key),
  foreign key (tenant_id, membership_id) references memberships (tenant_id, id) on delete cascade,
  foreign key (tenant_id, class_id) references classes (tenant_id, id) on delete cascade,
  foreign key (tenant_id, chapter_id) references chapters (tenant_id, id) on delete cascade,
  check (quote <> '' or text <> '')
);
comment on table chapter_notes is 'Notes and highlights of one reader, seen by nobody else. key: made by the browser, so that what is sent twice is kept once. quote: the marked words, in a block counted from 0. at: when it was written last.';
create index chapter_notes_by_class on chapter_notes (tenant_id, membership_id, class_id);
create index chapter_notes_by_chapter on chapter_notes (tenant_id, chapter_id);

alter table chapter_notes enable row level security;
alter table chapter_notes force row level security;
create policy tenant_wall on chapter_notes to app_user
  using (tenant_id = (select nullif(current_setting('app.tenant_id', true), '')::int))
  with check (tenant_id = (select nullif(current_setting('app.tenant_id', true), '')::int));

grant select, insert, update, delete on chapter_notes to app_user;
