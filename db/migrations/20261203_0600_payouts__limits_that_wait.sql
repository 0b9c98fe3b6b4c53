-- A limit that somebody raises holds a day later, so that nobody raises it and approves alone.

alter table payout_settings
  add column two_above_before bigint check (two_above_before >= 0),
  add column most_each_before bigint check (most_each_before > 0),
  add column most_a_day_before bigint check (most_a_day_before > 0),
  add column holds_from timestamptz;
comment on column payout_settings.holds_from is 'From when the limits hold. Before that, of each the lower of it and of what held before.';
