-- What a passage means, as numbers that an embeddings endpoint made of it: a second list of what fits a question, beside the
-- words. Kept by what is said, not by where: a text that is cut anew and says the same keeps its vector.

alter table passages add column digest text not null
  generated always as (md5(title || chr(10) || heading || chr(10) || words || chr(10) || body)) stored;
create index passages_by_digest on passages (tenant_id, digest);

create table passage_vectors (
  tenant_id integer not null default current_tenant() references platform.tenants (id) on delete cascade,
  digest text not null check (digest ~ '^[0-9a-f]{32}$'),
  maker text not null,
  signs bit varying not null check (length(signs) between 8 and 4096),
  vector bytea not null check (length(vector) = length(signs) * 4),
  primary key (tenant_id, digest)
);
comment on table passage_vectors is 'What passages mean, by the digest of their text. maker: which endpoint and model made it; vector: 32-bit floats of length 1, little endian; signs: which of them are positive, which is what all of a site are compared by before the nearest are compared exactly.';
-- numbers do not get shorter by being packed, and beside the signs they would be in the way
alter table passage_vectors alter column vector set storage external;

alter table passage_vectors enable row level security;
alter table passage_vectors force row level security;
create policy tenant_wall on passage_vectors to app_user
  using (tenant_id = (select nullif(current_setting('app.tenant_id', true), '')::int))
  with check (tenant_id = (select nullif(current_setting('app.tenant_id', true), '')::int));
grant select, insert, update, delete on passage_vectors to app_user;
