-- What of meetings a class's gradebook counts.

create view attendance_entries with (security_invoker = true) as
  select tenant_id, meeting_id, membership_id, state from attendance;
comment on view attendance_entries is 'What was noted of who was at a meeting; nothing is noted of who did not come.';
grant select on attendance_entries to app_user;
