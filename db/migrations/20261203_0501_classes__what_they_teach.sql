-- What each class teaches, by name, for rooms that ask what somebody has learned.

create view class_competences with (security_invoker = true) as
  select c.tenant_id, c.id as class_id, word as competence from classes c cross join unnest(c.competencies) word;
grant select on class_competences to app_user;
