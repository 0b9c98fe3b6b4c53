-- Visits of one day are told apart by a number that nobody can make again: it was drawn by lot, and is gone two days later.

create unlogged table platform.day_salts (
  day date primary key,
  salt text not null
);
comment on table platform.day_salts is 'By what visits of a day (UTC) are told apart: random, in no log and no replica, gone after two days. Without it no hash can be linked to a visit again.';
grant select, insert, delete on platform.day_salts to app_platform;
