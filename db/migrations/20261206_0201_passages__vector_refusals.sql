-- Texts that an embeddings endpoint refuses, each by itself: the others of a site get their vectors all the same, and the
-- office reads which they are and why.

create table passage_vector_refusals (
  tenant_id integer not null default current_tenant() references platform.tenants (id) on delete cascade,
  digest text not null check (digest ~ '^[0-9a-f]{32}$'),
  maker text not null,
  reason text not null check (length(reason) between 1 and 300),
  primary key (tenant_id, digest)
);
comment on table passage_vector_refusals is 'Texts of passages that the endpoint refuses to make a vector of, by the digest of their text: they are found by their words alone. maker: which endpoint and model refused; reason: in the words of the office.';

alter table passage_vector_refusals enable row level security;
alter table passage_vector_refusals force row level security;
create policy tenant_wall on passage_vector_refusals to app_user
  using (tenant_id = (select nullif(current_setting('app.tenant_id', true), '')::int))
  with check (tenant_id = (select nullif(current_setting('app.tenant_id', true), '')::int));
grant select, insert, update, delete on passage_vector_refusals to app_user;
