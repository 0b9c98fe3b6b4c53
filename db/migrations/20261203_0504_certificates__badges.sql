-- A badge is a certificate for a competence: of no class, with what it means and what it was given for as they were.

alter table certificates
  add column kind text not null default 'class' check (kind in ('class', 'competence')),
  add column about text not null default '' check (length(about) <= 1000),
  add column grounds text not null default '' check (length(grounds) <= 500),
  alter column enrolment_id drop not null,
  alter column class_id drop not null,
  add constraint certificates_of check (kind = 'competence' or (enrolment_id is not null and class_id is not null));
create unique index certificates_badge on certificates (tenant_id, membership_id, lower(title))
  where kind = 'competence' and state <> 'replaced';
comment on column certificates.grounds is 'What a badge was given for, in words.';
