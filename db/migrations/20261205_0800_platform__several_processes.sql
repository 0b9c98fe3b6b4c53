-- What several processes of one installation have to agree about: which migrations there are, with which key secrets
-- are sealed, and whose turn a job is.

-- a process that migrates nothing looks whether all of it is there
grant select on platform.schema_migrations to app_platform;

create table platform.installation (
  is_only boolean primary key default true check (is_only),
  key_print text not null check (length(key_print) between 16 and 64)
);
comment on table platform.installation is
  'One row: by what the master key of this installation is known again. The key itself is nowhere in the database.';
comment on column platform.installation.key_print is 'Derived from the master key; a process with another one does not start.';
grant select, insert on platform.installation to app_platform;

create table platform.job_runs (
  job text primary key check (length(job) between 1 and 100),
  begun_at timestamptz not null,
  ended_at timestamptz,
  succeeded_at timestamptz,
  milliseconds double precision,
  failures bigint not null default 0
);
comment on table platform.job_runs is
  'What is done by the clock: whose turn it was last. Of several processes one does it, and says here how it went.';
comment on column platform.job_runs.begun_at is 'Until it is due again nobody else begins, unless whoever did is gone.';
comment on column platform.job_runs.milliseconds is 'How long the last one took that came to an end.';
comment on column platform.job_runs.failures is 'How many have failed since the installation was made.';
grant select, insert, update on platform.job_runs to app_platform;
