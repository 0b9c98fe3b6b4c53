-- By what sales are told apart: what was bought, with which coupon, by which way.

create view order_labels with (security_invoker = true) as
  select tenant_id, code, title, coupon_code, method from orders;
comment on view order_labels is 'What orders were for, with which coupon, and by which way they were paid.';
grant select on order_labels to app_user;
