-- What whoever teaches a class gets of its price: read when a seat is sold, and copied into the order.
create view class_shares with (security_invoker = true) as
  select tenant_id, class_id, person_id, role, position, share_bps from class_instructors;
comment on view class_shares is 'Who teaches a class, with the share of its price; for the rooms of money only.';
grant select on class_shares to app_user;
