-- What other rooms may read of accounts.

create view accounts.account_names with (security_invoker = true) as
  select id, name, email, email_verified_at, status from accounts.accounts;
comment on view accounts.account_names is 'Accounts by name and address.';
grant select on accounts.account_names to app_accounts;
