-- The names of competences say what they mean, too.

create or replace view competence_names with (security_invoker = true) as
  select tenant_id, slug, name, description from competences where status = 'published';
