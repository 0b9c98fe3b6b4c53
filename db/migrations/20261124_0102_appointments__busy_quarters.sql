-- Two people cannot take one time: an appointment holds the quarters of an hour it lasts.

create table appointment_busy (
  tenant_id integer not null default current_tenant() references platform.tenants (id) on delete cascade,
  quarter timestamptz not null,
  appointment_id integer not null,
  held_until timestamptz,
  primary key (tenant_id, quarter),
  foreign key (tenant_id, appointment_id) references appointments (tenant_id, id) on delete cascade
);
create index appointment_busy_of on appointment_busy (tenant_id, appointment_id);
comment on table appointment_busy is 'Quarters of an hour that are taken, by the time each begins. One that was only asked for is held until held_until; a confirmed one for good.';

alter table appointment_busy enable row level security;
alter table appointment_busy force row level security;
create policy tenant_wall on appointment_busy to app_user
  using (tenant_id = (select nullif(current_setting('app.tenant_id', true), '')::int))
  with check (tenant_id = (select nullif(current_setting('app.tenant_id', true), '')::int));
grant select, insert, update, delete on appointment_busy to app_user;

-- of two that hold the same time already, the one that was confirmed, else the first, keeps it
insert into appointment_busy (tenant_id, quarter, appointment_id, held_until)
select a.tenant_id, quarter, a.id, case a.status when 'new' then a.created_at + interval '72 hours' end
from appointments a
cross join lateral generate_series(
  date_bin('15 minutes', a.preferred_at, timestamptz '2026-01-01 00:00:00+00'),
  a.preferred_at + interval '59 minutes 59 seconds', interval '15 minutes') as quarter
where a.status in ('new', 'confirmed') and a.preferred_at > now()
order by a.status, a.created_at
on conflict do nothing;
