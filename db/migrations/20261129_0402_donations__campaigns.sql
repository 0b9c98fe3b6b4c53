-- Campaigns that ask for donations, what was given for them and by whom, and what the money was used for. How much there is
-- stands in the books: an account of the ledger for each campaign.

create table donation_campaigns (
  tenant_id integer not null default current_tenant() references platform.tenants (id) on delete cascade,
  id integer not null generated always as identity,
  slug text not null check (length(slug) between 1 and 191),
  title text not null check (length(title) between 1 and 255),
  summary text not null default '' check (length(summary) <= 300),
  story_html text not null default '',
  picture jsonb,
  goal bigint check (goal > 0),
  ends_on date,
  amounts jsonb not null default '[]',
  status text not null default 'published' check (status in ('draft', 'published', 'archived')),
  published_at timestamptz,
  position integer not null default 0,
  version integer not null default 0,
  updated_at timestamptz not null default now(),
  primary key (tenant_id, id),
  unique (tenant_id, slug)
);
comment on table donation_campaigns is 'What donations are asked for. goal: whole rupiah, null where there is none; amounts: those offered at once.';
create index donation_campaigns_in_order on donation_campaigns (tenant_id, position, id);

create table donations (
  tenant_id integer not null default current_tenant() references platform.tenants (id) on delete cascade,
  id integer not null generated always as identity,
  order_code text not null check (order_code ~ '^[a-z0-9]{20}$'),
  campaign_id integer not null,
  name text not null check (length(name) between 1 and 100),
  is_anonymous boolean not null default false,
  message text not null default '' check (length(message) <= 500),
  amount bigint not null check (amount > 0),
  kept bigint not null default 0 check (kept between 0 and amount),
  paid_at timestamptz,
  words text not null default 'pending' check (words in ('pending', 'published', 'rejected')),
  membership_id integer,
  source text not null check (source in ('form', 'program')),
  repeat_hash text,
  created_at timestamptz not null,
  primary key (tenant_id, id),
  unique (tenant_id, order_code)
);
comment on table donations is 'One donation: the order that is paid, and what is said of it. Name and message are shown once somebody has looked at them. Outlives its campaign, as its order does.';
comment on column donations.kept is 'What of it is here: nothing before it is paid, less what went back. The books say the same, which the daily look at them compares.';
comment on column donations.repeat_hash is 'who gave how much for what, hashed: the same again within a minute is the same donation; forgotten a day later, when something else is given';
create index donations_newest on donations (tenant_id, campaign_id, id desc);
create index donations_repeated on donations (tenant_id, repeat_hash, created_at) where repeat_hash is not null;
create index donations_by_member on donations (tenant_id, membership_id) where membership_id is not null;

create table donation_uses (
  tenant_id integer not null default current_tenant() references platform.tenants (id) on delete cascade,
  id integer not null generated always as identity,
  campaign_id integer not null,
  spent_on date not null,
  amount bigint not null check (amount > 0),
  kept bigint not null default 0 check (kept between 0 and amount),
  paid_at timestamptz,
  words text not null check (length(words) between 1 and 500),
  receipt jsonb,
  written_by integer,
  created_at timestamptz not null,
  undone_at timestamptz,
  primary key (tenant_id, id)
);
comment on table donation_uses is 'What the money of a campaign was used for, an amount each; in the books under its number. One that was wrong is taken back, and stays.';
create index donation_uses_newest on donation_uses (tenant_id, campaign_id, spent_on desc, id desc);

alter table donation_campaigns enable row level security;
alter table donation_campaigns force row level security;
create policy tenant_wall on donation_campaigns to app_user
  using (tenant_id = (select nullif(current_setting('app.tenant_id', true), '')::int))
  with check (tenant_id = (select nullif(current_setting('app.tenant_id', true), '')::int));
alter table donations enable row level security;
alter table donations force row level security;
create policy tenant_wall on donations to app_user
  using (tenant_id = (select nullif(current_setting('app.tenant_id', true), '')::int))
  with check (tenant_id = (select nullif(current_setting('app.tenant_id', true), '')::int));
alter table donation_uses enable row level security;
alter table donation_uses force row level security;
create policy tenant_wall on donation_uses to app_user
  using (tenant_id = (select nullif(current_setting('app.tenant_id', true), '')::int))
  with check (tenant_id = (select nullif(current_setting('app.tenant_id', true), '')::int));
grant select, insert, update, delete on donation_campaigns to app_user;
grant select, insert, update on donations, donation_uses to app_user;

create function public.enter_donation_campaigns(tenant integer, campaigns integer[]) returns void language sql as $$
  insert into entries (tenant_id, kind, own_id, slug, title, note, cover, status, touched_at)
    select c.tenant_id, 'campaign', c.id, c.slug, c.title,
      case when c.ends_on is null then '' else 'sampai ' || to_char(c.ends_on, 'DD-MM-YYYY') end, c.picture,
      c.status, c.updated_at
    from public.donation_campaigns c where c.tenant_id = tenant and c.id = any (campaigns)
  on conflict (tenant_id, kind, own_id) do update set slug = excluded.slug, title = excluded.title,
    note = excluded.note, cover = excluded.cover, status = excluded.status,
    touched_at = greatest(entries.touched_at, excluded.touched_at)
$$;
comment on function public.enter_donation_campaigns(integer, integer[]) is 'Brings the entries of some campaigns up to date.';

create trigger entries_of_added after insert on donation_campaigns referencing new table as changed for each statement
  execute function keep_entries('select enter_donation_campaigns(tenant_id, array_agg(id)) from changed group by tenant_id');
create trigger entries_of_changed after update on donation_campaigns referencing new table as changed for each statement
  execute function keep_entries('select enter_donation_campaigns(tenant_id, array_agg(id)) from changed group by tenant_id');
create trigger entries_of_removed after delete on donation_campaigns referencing old table as changed for each statement
  execute function keep_entries('delete from entries e using changed c
    where e.tenant_id = c.tenant_id and e.kind = ''campaign'' and e.own_id = c.id');

create view rest_donation_campaigns with (security_invoker = true) as
  select tenant_id, id, slug, title, summary, goal, ends_on::text as ends_on
  from donation_campaigns where status = 'published';
comment on view rest_donation_campaigns is 'Published campaigns as programs read them, within a donation.';
grant select on rest_donation_campaigns to app_user;

create view rest_donations with (security_invoker = true) as
  select d.tenant_id, d.id, d.created_at, d.campaign_id, d.kept as amount, d.paid_at,
    case when d.is_anonymous or d.words <> 'published' then null else d.name end as name,
    case when d.words = 'published' then d.message else '' end as message
  from donations d
    join donation_campaigns c on c.tenant_id = d.tenant_id and c.id = d.campaign_id
  where d.kept > 0 and c.status = 'published';
comment on view rest_donations is 'Donations whose money is here, as programs read them: who wants no name, or was not looked at yet, has none.';
grant select on rest_donations to app_user;
