-- What of a class somebody has done, for rooms whose things open after it.

create view chapter_standings with (security_invoker = true) as
  select tenant_id, enrolment_id, chapter_id, opened_at, done_at from chapter_progress;
comment on view chapter_standings is 'Chapters that were opened, and since when they are done.';
grant select on chapter_standings to app_user;
