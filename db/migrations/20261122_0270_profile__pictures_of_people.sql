-- A person's own picture is a file that goes when the person wants it to, whoever else sent the same one.

alter table files
  drop constraint files_tenant_id_sha256_key,
  add column membership_id integer,
  add foreign key (tenant_id, membership_id) references memberships (tenant_id, id) on delete cascade;
create index files_member on files (tenant_id, membership_id) where membership_id is not null;
comment on column files.membership_id is 'Whose own picture it is; null for what belongs to the site.';
