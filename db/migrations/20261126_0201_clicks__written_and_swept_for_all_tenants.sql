-- What tenants' visitors click on is written, and after its time deleted, by one statement for all tenants.
create policy platform_writes on click_log for insert to app_platform with check (true);
create policy platform_sweeps on click_log to app_platform using (true);
grant select, insert, delete on click_log to app_platform;
create policy platform_writes on recorded_events for insert to app_platform with check (true);
create policy platform_sweeps on recorded_events to app_platform using (true);
grant select, insert, delete on recorded_events to app_platform;
-- rows lie in the order of their times, so the blocks of a span are few
create index click_log_at on click_log using brin (at);
create index recorded_events_at on recorded_events using brin (at);
