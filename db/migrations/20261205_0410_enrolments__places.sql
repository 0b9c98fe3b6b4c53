-- How far into a chapter somebody is: where they go on reading or looking, on whatever device.

alter table chapter_progress
  add column block integer check (block between 0 and 100000),
  add column second integer check (second between 0 and 1000000),
  add column placed_at timestamptz;
comment on column chapter_progress.block is 'The block of the text that was at hand last, counted from 0.';
comment on column chapter_progress.second is 'The second of its film that was seen last.';
comment on column chapter_progress.placed_at is 'When that was: what comes home later takes the place of nothing newer.';
