-- A chapter that asks for so many minutes counts them from when it was opened first.

alter table chapter_progress add column begun_at timestamptz;
comment on column chapter_progress.begun_at is 'Opened for the first time.';
alter table chapter_progress no force row level security;
update chapter_progress set begun_at = opened_at;
alter table chapter_progress force row level security;
