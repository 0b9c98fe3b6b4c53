-- What a mail server refuses for good is not tried again.

alter table mails add column refused_at timestamptz;
comment on column mails.refused_at is 'The mail server said for good that it does not take this (5xx at RCPT or DATA): never tried again.';

drop index mails_waiting;
create index mails_waiting on mails (next_try_at) where sent_at is null and refused_at is null;
