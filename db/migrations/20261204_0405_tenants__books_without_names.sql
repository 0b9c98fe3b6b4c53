-- Books outlive the tenant that kept them, and whoever they speak of does not: when it goes for good, every name,
-- address, account and word about people in them is emptied. Amounts, dates, numbers and seals stay.

-- a role of its own, as every group of such functions has: nobody stays a member of it
do $$
begin
  if not exists (select from pg_roles where rolname = 'app_eraser') then
    create role app_eraser nologin nosuperuser nobypassrls noinherit;
  end if;
end $$;
grant app_eraser to current_user;
grant usage on schema public, platform to app_eraser;
grant select (id, status) on platform.tenants to app_eraser;
grant execute on function current_tenant() to app_eraser;

grant select (tenant_id), update (buyer_name, buyer_email, buyer_phone, membership_id) on orders to app_eraser;
grant select (tenant_id), update (name) on order_shares to app_eraser;
grant select (tenant_id), update (why) on order_events to app_eraser;
grant select (tenant_id), update (reason, note) on refunds to app_eraser;
grant select (tenant_id), update (name, membership_id) on payees to app_eraser;
grant select (tenant_id), update (number_sealed, number_end, number_mark, holder) on payee_accounts to app_eraser;
grant select (tenant_id), update (note, reference, problem) on payouts to app_eraser;
grant select (tenant_id), update (reason) on payout_decisions to app_eraser;
grant select (tenant_id), update (body) on payout_events to app_eraser;

create policy emptied on orders for all to app_eraser
  using (tenant_id = (select nullif(current_setting('app.tenant_id', true), '')::int));
create policy emptied on order_shares for all to app_eraser
  using (tenant_id = (select nullif(current_setting('app.tenant_id', true), '')::int));
create policy emptied on order_events for all to app_eraser
  using (tenant_id = (select nullif(current_setting('app.tenant_id', true), '')::int));
create policy emptied on refunds for all to app_eraser
  using (tenant_id = (select nullif(current_setting('app.tenant_id', true), '')::int));
create policy emptied on payees for all to app_eraser
  using (tenant_id = (select nullif(current_setting('app.tenant_id', true), '')::int));
create policy emptied on payee_accounts for all to app_eraser
  using (tenant_id = (select nullif(current_setting('app.tenant_id', true), '')::int));
create policy emptied on payouts for all to app_eraser
  using (tenant_id = (select nullif(current_setting('app.tenant_id', true), '')::int));
create policy emptied on payout_decisions for all to app_eraser
  using (tenant_id = (select nullif(current_setting('app.tenant_id', true), '')::int));
create policy emptied on payout_events for all to app_eraser
  using (tenant_id = (select nullif(current_setting('app.tenant_id', true), '')::int));

create function platform.is_ended() returns boolean
  language sql stable security definer
  set search_path = pg_catalog
  begin atomic
    select exists (select from platform.tenants where id = public.current_tenant() and status = 'deleted');
  end;
comment on function platform.is_ended() is 'Whether the tenant of the transaction has ended for good.';
revoke execute on function platform.is_ended() from public;

create function platform.empty_books() returns void
  language sql security definer
  set search_path = pg_catalog
  begin atomic
    update public.orders set buyer_name = 'Pembeli', buyer_email = null, buyer_phone = null, membership_id = null
      where tenant_id = public.current_tenant() and platform.is_ended();
    update public.order_shares set name = 'Penerima' where tenant_id = public.current_tenant() and platform.is_ended();
    update public.order_events set why = '' where tenant_id = public.current_tenant() and platform.is_ended();
    update public.refunds set reason = '', note = '' where tenant_id = public.current_tenant() and platform.is_ended();
    update public.payees set name = 'Penerima', membership_id = null
      where tenant_id = public.current_tenant() and platform.is_ended();
    update public.payee_accounts set number_sealed = null, number_end = '', number_mark = null, holder = ''
      where tenant_id = public.current_tenant() and platform.is_ended();
    update public.payouts set note = '', reference = '', problem = ''
      where tenant_id = public.current_tenant() and platform.is_ended();
    update public.payout_decisions set reason = '' where tenant_id = public.current_tenant() and platform.is_ended();
    update public.payout_events set body = '{}' where tenant_id = public.current_tenant() and platform.is_ended();
  end;
comment on function platform.empty_books() is 'Empties who is named in the books of a tenant that has ended. Of one that has not it changes nothing.';
revoke execute on function platform.empty_books() from public;

grant create on schema platform to app_eraser;
alter function platform.is_ended() owner to app_eraser;
alter function platform.empty_books() owner to app_eraser;
revoke create on schema platform from app_eraser;
grant execute on function platform.empty_books() to app_user;
revoke app_eraser from current_user;

-- and where somebody ordered without an account, and nothing is open any more, they are not written to after two years
create index orders_with_address on orders (tenant_id, created_at) where buyer_email is not null or buyer_phone is not null;
