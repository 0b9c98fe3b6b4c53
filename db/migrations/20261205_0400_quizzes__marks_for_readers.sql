-- What of quizzes a class's gradebook counts.

create view quiz_entries with (security_invoker = true) as
  select tenant_id, chapter_id, mode, review, closes_at from quizzes;
comment on view quiz_entries is 'Quizzes of chapters: how they are taken, and what a learner sees at which moment.';
grant select on quiz_entries to app_user;

create view quiz_marks with (security_invoker = true) as
  select g.tenant_id, g.enrolment_id, g.chapter_id, g.percent from grades g
  union all
  select a.tenant_id, a.enrolment_id, a.chapter_id, null from attempts a where a.state = 'needs_grading';
comment on view quiz_marks is 'The mark of an enrolment in a quiz; percent null: an attempt that waits for somebody to mark it.';
grant select on quiz_marks to app_user;
