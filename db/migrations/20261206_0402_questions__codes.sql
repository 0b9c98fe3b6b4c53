-- A question is called by a code in a course's folder, the same at every site.

alter table questions add column code text not null default 'q-' || substr(gen_random_uuid()::text, 1, 8)
  check (code ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and length(code) <= 80);
comment on column questions.code is 'What the question is called in folders of courses; nobody sees it elsewhere.';
create unique index questions_by_code on questions (tenant_id, code);
