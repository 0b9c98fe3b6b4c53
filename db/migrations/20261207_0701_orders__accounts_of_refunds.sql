-- Where a return by transfer goes to: written by the buyer, or by somebody of the site who does not also send it.

alter table refunds
  add column account_bank text check (length(account_bank) <= 60),
  add column account_sealed text,
  add column account_end text check (length(account_end) <= 4),
  add column account_holder text check (length(account_holder) <= 100),
  add column account_by integer;
comment on column refunds.account_bank is 'The bank of whoever gets it, as they wrote it; null: it goes back the way it came, or nobody has said where to.';
comment on column refunds.account_sealed is 'The account''s number, sealed under the master key; emptied with the buyer''s address.';
comment on column refunds.account_end is 'The last four digits of that number.';
comment on column refunds.account_by is 'Membership that wrote the account: somebody else says that it was transferred.';
