-- What questions are called, for rooms that count what became of them.

create view bank_names with (security_invoker = true) as
  select tenant_id, id, kind, name, version, state from questions;
comment on view bank_names is 'Questions of the bank: name, kind, newest version and state.';
grant select on bank_names to app_user;
