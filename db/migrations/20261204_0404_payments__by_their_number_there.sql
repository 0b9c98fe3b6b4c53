-- Xendit tells of a refund by the number of its own invoice: whose payment that is.

create index payments_by_provider_id on payments (provider_id) where provider_id is not null;
create policy platform_finds on payments for select to app_platform using (provider = 'xendit' and provider_id is not null);
grant select (tenant_id, id, provider, provider_id) on payments to app_platform;
