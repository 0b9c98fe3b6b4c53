-- When somebody went over cards, for rooms that count days of learning.

create view review_entries with (security_invoker = true) as
  select tenant_id, membership_id, at from review_logs;
comment on view review_entries is 'Reviews of cards: whose, and when.';
grant select on review_entries to app_user;
