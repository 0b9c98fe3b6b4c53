-- A bank takes money back of a payment, and the provider's answers do not always speak of it: Xendit's invoices know no such
-- word, only its statement has the line. Somebody notes it from there, and it is counted beside what the provider tells.

alter table payments add column taken_back bigint not null default 0 check (taken_back >= 0 and taken_back <= returned);
comment on column payments.taken_back is 'of returned: what a bank took back that a statement alone told of, in rupiah';
