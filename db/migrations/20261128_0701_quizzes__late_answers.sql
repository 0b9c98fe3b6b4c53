-- What is typed after time is kept apart.

alter table answer_steps add column is_late boolean not null default false;
comment on column answer_steps.is_late is 'Came after time was up: counts only once whoever marks says so.';
alter table attempts add column counts_late boolean not null default false;
comment on column attempts.counts_late is 'Whoever marks lets answers count that came after time was up.';
