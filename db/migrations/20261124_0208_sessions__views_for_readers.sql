-- What other rooms may read of sessions.

create view open_sessions with (security_invoker = true) as
  select tenant_id, id, membership_id, sign_in, channel, user_agent, ip, created_at, last_seen_at, idle_expires_at, expires_at
  from member_sessions where ended_at is null;
comment on view open_sessions is 'Sessions that nobody has ended; whether one has expired, the reader asks with the moment.';
grant select on open_sessions to app_user;
