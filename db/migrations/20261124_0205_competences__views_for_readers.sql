-- What other rooms may read of competences.

create view competence_names with (security_invoker = true) as
  select tenant_id, slug, name from competences;
comment on view competence_names is 'Competences that have a page.';
grant select on competence_names to app_user;
