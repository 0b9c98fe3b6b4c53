-- Appointments by a calendar that is kept: several at once where there are several people, moved and cancelled by a
-- link, and reminded of.

alter table appointments
  add column minutes smallint not null default 60 check (minutes between 5 and 480),
  add column token_hash text,
  add column token_sealed text,
  add column sequence integer not null default 0,
  add column reminded smallint not null default 0 check (reminded between 0 and 2),
  add constraint appointments_token unique (tenant_id, token_hash);
comment on column appointments.minutes is 'How long it takes, as it was when it was asked for.';
comment on column appointments.token_hash is 'SHA-256 of what the link in the person''s mail holds, by which it is moved and cancelled.';
comment on column appointments.token_sealed is 'What that link holds, sealed, so that later letters lead there.';
comment on column appointments.sequence is 'Goes up with each move, so that calendars take the new time.';
comment on column appointments.reminded is 'Reminders that were sent of it: 1 a day before, 2 an hour before as well.';
create index appointments_to_remind on appointments (preferred_at) where status = 'confirmed' and reminded < 2;

create policy platform_reads on appointments for select to app_platform using (true);
grant select (tenant_id, status, preferred_at, reminded) on appointments to app_platform;

alter table appointment_busy add column seat smallint not null default 0 check (seat between 0 and 49);
alter table appointment_busy drop constraint appointment_busy_pkey;
alter table appointment_busy add primary key (tenant_id, quarter, seat);
comment on column appointment_busy.seat is 'Which of those who can meet somebody at the same time is taken, from 0.';
