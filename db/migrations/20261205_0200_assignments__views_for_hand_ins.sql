-- What an assignment says of those who hand it in, for the room that takes it.

create view assignment_terms with (security_invoker = true) as
  select tenant_id, chapter_id, is_group, is_open, due_at, late from assignments;
comment on view assignment_terms is 'Assignments that were set up: whether a group hands them in, and until when.';
grant select on assignment_terms to app_user;

create view assignment_days with (security_invoker = true) as
  select tenant_id, chapter_id, classroom_id, due_at from assignment_dues;
comment on view assignment_days is 'Until when the people of a run hand in, where it has a day of its own.';
grant select on assignment_days to app_user;

create view assignment_groups with (security_invoker = true) as
  select tenant_id, chapter_id, enrolment_id, number from work_groups;
comment on view assignment_groups is 'Who works with whom at an assignment: those of one number.';
grant select on assignment_groups to app_user;
