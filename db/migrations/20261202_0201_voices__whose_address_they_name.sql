-- Somebody who leaves for good may have said something at a site they never joined: where, is asked across tenants, by
-- their addresses alone.
create policy platform_reads on voices for select to app_platform using (true);
grant select (tenant_id, email) on voices to app_platform;
