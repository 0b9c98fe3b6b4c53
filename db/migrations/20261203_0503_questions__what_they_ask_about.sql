-- The names of questions say which competence they ask about, and whose own they are.

create or replace view bank_names with (security_invoker = true) as
  select tenant_id, id, kind, name, version, state, competence, begun_by from questions;
