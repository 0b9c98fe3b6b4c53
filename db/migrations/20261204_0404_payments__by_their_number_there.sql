-- Xendit tells of a refund by the number of its own invoice: whose payment that is.

grant app_cashier to current_user;
grant select (provider, provider_id) on payments to app_cashier;
create index payments_by_provider_id on payments (provider_id) where provider_id is not null;

create function platform.payment_place_there(asked text) returns table (tenant integer, payment integer)
  language sql stable security definer
  set search_path = pg_catalog
  begin atomic
    select tenant_id, id from public.payments where provider = 'xendit' and provider_id = asked limit 1;
  end;
comment on function platform.payment_place_there(text) is 'Whose an invoice of Xendit is, by its number there.';
revoke execute on function platform.payment_place_there(text) from public;

grant create on schema platform to app_cashier;
alter function platform.payment_place_there(text) owner to app_cashier;
revoke create on schema platform from app_cashier;
grant execute on function platform.payment_place_there(text) to app_platform;
revoke app_cashier from current_user;
