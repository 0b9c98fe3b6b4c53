-- Whoever has a token is told before it ends, so that no program stands still by surprise.

alter table access_tokens add column told smallint not null default 0 check (told between 0 and 2);
comment on column access_tokens.told is 'Letters that were sent before its end: 1 two weeks, 2 three days before as well.';

create policy platform_reads on access_tokens for select to app_platform using (true);
grant select (tenant_id, expires_at, revoked_at, told) on access_tokens to app_platform;
