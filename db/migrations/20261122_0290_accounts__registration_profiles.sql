-- What somebody said of themselves when registering at a tenant by call: told to that tenant when they first arrive.

create table accounts.registration_profiles (
  account_id uuid not null references accounts.accounts (id) on delete cascade,
  tenant_id integer not null references platform.tenants (id) on delete cascade,
  school_npsn text check (school_npsn ~ '^[A-Z0-9]\d{7}$'),
  province_code text check (province_code ~ '^\d{2}$'),
  city_code text check (city_code ~ '^\d{2}\.\d{2}$'),
  primary key (account_id, tenant_id)
);
comment on table accounts.registration_profiles is 'School and region named at a registration: for that tenant alone, until the person arrives there.';

grant select, insert, update, delete on accounts.registration_profiles to app_accounts;
