-- Old addresses are kept in the office, where a row is called by its number.

alter table redirects
  add column id integer not null generated always as identity,
  add unique (tenant_id, id);
