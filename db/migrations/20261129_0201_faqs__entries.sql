-- Questions that a site answers itself, for the assistant to quote.

create table faq_entries (
  tenant_id integer not null default current_tenant() references platform.tenants (id) on delete cascade,
  id integer not null generated always as identity,
  question text not null check (length(question) between 3 and 300),
  answer text not null check (length(answer) between 3 and 4000),
  created_at timestamptz not null,
  updated_at timestamptz not null,
  primary key (tenant_id, id)
);
comment on table faq_entries is 'Questions with the answers that the office wrote for them. The assistant quotes them.';
create index faq_entries_newest on faq_entries (tenant_id, updated_at desc, id desc);

alter table faq_entries enable row level security;
alter table faq_entries force row level security;
create policy tenant_wall on faq_entries to app_user
  using (tenant_id = (select nullif(current_setting('app.tenant_id', true), '')::int))
  with check (tenant_id = (select nullif(current_setting('app.tenant_id', true), '')::int));
grant select, insert, update, delete on faq_entries to app_user;
