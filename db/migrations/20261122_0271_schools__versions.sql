-- Two people who edit the same school at once: the second is told.

alter table schools add column version integer not null default 1;
comment on column schools.version is 'Goes up with every change; who sends an older one is refused.';
