-- The media library: what is known of a file beside its bytes, who uses it, what is on its way, and how much room there is.

alter table files
  add column kind text not null generated always as (
    case when mime like 'image/%' then 'picture' when mime like 'audio/%' then 'audio' when mime like 'video/%' then 'video' else 'file' end
  ) stored check (kind in ('picture', 'audio', 'video', 'file')),
  add column source_sha256 text check (source_sha256 ~ '^[0-9a-f]{64}$'),
  add column alt text not null default '' check (length(alt) <= 191),
  add column credit text not null default '' check (length(credit) <= 191),
  add column focus text check (focus ~ '^(0|25|50|75|100)-(0|25|50|75|100)$'),
  add column tint text,
  add column seconds real check (seconds >= 0),
  add column peaks jsonb,
  add column loudness real,
  add column poster jsonb,
  add column captions jsonb,
  add column recipe jsonb,
  add column part_of integer,
  add column uploaded_by integer,
  add column replaced_by integer,
  add column replaced_at timestamptz,
  add foreign key (tenant_id, part_of) references files (tenant_id, id) on delete cascade,
  add foreign key (tenant_id, replaced_by) references files (tenant_id, id) on delete set null (replaced_by),
  add foreign key (tenant_id, uploaded_by) references memberships (tenant_id, id) on delete set null (uploaded_by);
comment on column files.source_sha256 is 'Of the bytes as they were sent: what was sent before is not kept twice. Null for what was not uploaded by somebody.';
comment on column files.focus is 'What must stay visible when it is cut: percent from the left and from the top, "50-25". Null: the middle.';
comment on column files.peaks is 'Of a sound: the highest sample of each part, 0 to 100.';
comment on column files.loudness is 'LUFS (ITU-R BS.1770).';
comment on column files.poster is 'Of a film, and page 1 of a document: a picture among these files, as columns keep pictures.';
comment on column files.recipe is 'Of a picture cut out of another: {"of": id, "x", "y", "width", "height"} in its pixels.';
comment on column files.part_of is 'The file whose poster or captions it is: it goes with that, and is in no list.';
comment on column files.replaced_by is 'Another took its place: its address answers for 30 days more, or as long as something uses it.';

create index files_in_library on files (tenant_id, id desc)
  where membership_id is null and part_of is null and replaced_at is null;
create unique index files_by_source on files (tenant_id, source_sha256)
  where source_sha256 is not null and membership_id is null and part_of is null and replaced_at is null;
create index files_by_part on files (tenant_id, part_of) where part_of is not null;
create index files_by_uploader on files (tenant_id, uploaded_by) where uploaded_by is not null;
create index files_replaced on files (tenant_id, replaced_at) where replaced_at is not null;

create table file_holders (
  tenant_id integer not null default current_tenant() references platform.tenants (id) on delete cascade,
  file_id integer not null,
  membership_id integer not null,
  at timestamptz not null default now(),
  primary key (tenant_id, membership_id, file_id),
  foreign key (tenant_id, file_id) references files (tenant_id, id) on delete cascade,
  foreign key (tenant_id, membership_id) references memberships (tenant_id, id) on delete cascade
);
create index file_holders_by_file on file_holders (tenant_id, file_id);
comment on table file_holders is 'Who sent a file: several did where it is the same. It is one''s own for each of them.';

create table file_uses (
  tenant_id integer not null default current_tenant() references platform.tenants (id) on delete cascade,
  kind text not null check (kind ~ '^[a-z][a-z0-9_]{0,39}$'),
  thing_id text not null check (length(thing_id) between 1 and 191),
  state text not null check (state in ('draft', 'published')),
  file_id integer not null,
  fields text not null default '',
  primary key (tenant_id, kind, thing_id, state, file_id),
  foreign key (tenant_id, file_id) references files (tenant_id, id) on delete cascade
);
create index file_uses_by_file on file_uses (tenant_id, file_id, kind);
comment on table file_uses is 'Which thing uses which file, in what is published or in its draft; written by whoever saves the thing, in the same transaction. fields: where in it, comma-separated.';

create table uploads (
  tenant_id integer not null default current_tenant() references platform.tenants (id) on delete cascade,
  id text not null check (id ~ '^[0-9a-f]{32}$'),
  membership_id integer not null,
  name text not null check (length(name) between 1 and 120),
  mime text not null,
  bytes bigint not null check (bytes > 0),
  received bigint not null default 0 check (received between 0 and bytes),
  lease text,
  leased_until timestamptz,
  file_id integer,
  created_at timestamptz not null default now(),
  touched_at timestamptz not null default now(),
  primary key (tenant_id, id),
  foreign key (tenant_id, membership_id) references memberships (tenant_id, id) on delete cascade,
  foreign key (tenant_id, file_id) references files (tenant_id, id) on delete set null (file_id)
);
create index uploads_by_member on uploads (tenant_id, membership_id);
create index uploads_by_age on uploads (touched_at);
comment on table uploads is 'Files on their way, by 128 random bits. lease: whoever writes at the moment. file_id: what it became; asked again, the same is answered.';

create table media_storage (
  tenant_id integer not null default current_tenant() references platform.tenants (id) on delete cascade,
  member integer not null default 0,
  bytes bigint not null default 0 check (bytes >= 0),
  reserved bigint not null default 0 check (reserved >= 0),
  uses_at timestamptz,
  primary key (tenant_id, member)
);
comment on table media_storage is 'How much of a tenant''s room is taken: by all (member 0), and by what each member has sent. reserved: of uploads under way. uses_at: when all things were last asked what they use.';

alter table file_holders enable row level security;
alter table file_holders force row level security;
create policy tenant_wall on file_holders to app_user
  using (tenant_id = (select nullif(current_setting('app.tenant_id', true), '')::int))
  with check (tenant_id = (select nullif(current_setting('app.tenant_id', true), '')::int));
grant select, insert, update, delete on file_holders to app_user;

alter table file_uses enable row level security;
alter table file_uses force row level security;
create policy tenant_wall on file_uses to app_user
  using (tenant_id = (select nullif(current_setting('app.tenant_id', true), '')::int))
  with check (tenant_id = (select nullif(current_setting('app.tenant_id', true), '')::int));
grant select, insert, update, delete on file_uses to app_user;

alter table uploads enable row level security;
alter table uploads force row level security;
create policy tenant_wall on uploads to app_user
  using (tenant_id = (select nullif(current_setting('app.tenant_id', true), '')::int))
  with check (tenant_id = (select nullif(current_setting('app.tenant_id', true), '')::int));
create policy platform_reads on uploads for select to app_platform using (true);
grant select, insert, update, delete on uploads to app_user;
grant select on uploads to app_platform;

alter table media_storage enable row level security;
alter table media_storage force row level security;
create policy tenant_wall on media_storage to app_user
  using (tenant_id = (select nullif(current_setting('app.tenant_id', true), '')::int))
  with check (tenant_id = (select nullif(current_setting('app.tenant_id', true), '')::int));
create policy platform_reads on media_storage for select to app_platform using (true);
grant select, insert, update, delete on media_storage to app_user;
grant select on media_storage to app_platform;
