-- Links by which somebody without an account looks at a draft.

create table preview_links (
  tenant_id integer not null default current_tenant() references platform.tenants (id) on delete cascade,
  number integer not null generated always as identity,
  token_hash text not null check (token_hash ~ '^[0-9a-f]{64}$'),
  kind text not null,
  id text not null,
  made_by integer,
  made_at timestamptz not null,
  expires_at timestamptz not null,
  revoked_at timestamptz,
  primary key (tenant_id, number),
  unique (tenant_id, token_hash),
  foreign key (tenant_id, kind, id) references drafts (tenant_id, kind, id) on delete cascade
);
comment on table preview_links is 'A link to one draft: the SHA-256 of its token, and until when it opens.';
create index preview_links_of_thing on preview_links (tenant_id, kind, id);
create index preview_links_by_maker on preview_links (tenant_id, made_by);

alter table preview_links enable row level security;
alter table preview_links force row level security;
create policy tenant_wall on preview_links to app_user
  using (tenant_id = (select nullif(current_setting('app.tenant_id', true), '')::int))
  with check (tenant_id = (select nullif(current_setting('app.tenant_id', true), '')::int));
grant select, insert, update, delete on preview_links to app_user;
