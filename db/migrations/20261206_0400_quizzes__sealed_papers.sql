-- Exams whose paper lies sealed on a device before they begin, for bad networks.

alter table quizzes add column is_sealed boolean not null default false;
comment on column quizzes.is_sealed is 'Learners may fetch the paper sealed, a day before it opens, and get its keys when they start.';
alter table quizzes add column grace_minutes integer not null default 15 check (grace_minutes between 1 and 120);
comment on column quizzes.grace_minutes is 'Of an exam taken from a sealed paper: minutes after the deadline in which what was typed before it still counts.';
alter table attempts add column grace_seconds integer not null default 60 check (grace_seconds between 60 and 7260);
comment on column attempts.grace_seconds is 'How long after the deadline it is handed in at the latest, as it was when it was started.';
grant select (grace_seconds) on attempts to app_platform;
