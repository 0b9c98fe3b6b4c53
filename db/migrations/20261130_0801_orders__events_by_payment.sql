-- An order may have been paid more than once: what a bank takes back is counted payment by payment.

alter table order_events add column payment_id integer;
comment on column order_events.payment_id is 'The payment it happened to, where it is of one: what was taken back, or came back beyond what is known.';
