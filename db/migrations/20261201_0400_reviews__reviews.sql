-- Reviews of whatever is written as a draft, and what reviewers remark on it: one way for posts and everything else.

create table review_standings (
  tenant_id integer not null default current_tenant() references platform.tenants (id) on delete cascade,
  kind text not null,
  id text not null,
  state text not null check (state in ('asked', 'needs_fix')),
  rev integer not null,
  asked_by integer,
  since timestamptz not null,
  primary key (tenant_id, kind, id),
  foreign key (tenant_id, kind, id) references drafts (tenant_id, kind, id) on delete cascade
);
comment on table review_standings is 'What waits for a reviewer, or for its writer after one: gone as soon as it is published or taken back.';
create index review_standings_waiting on review_standings (tenant_id, state, since);

create table reviews (
  tenant_id integer not null default current_tenant() references platform.tenants (id) on delete cascade,
  kind text not null,
  id text not null,
  number integer not null check (number > 0),
  rev integer not null,
  decision text not null check (decision in ('asked', 'recalled', 'approved', 'needs_fix')),
  note text not null default '' check (length(note) <= 2000),
  decided_by integer,
  decided_at timestamptz not null,
  primary key (tenant_id, kind, id, number),
  foreign key (tenant_id, kind, id) references drafts (tenant_id, kind, id) on delete cascade
);
comment on table reviews is 'Steps of reviews: asked, recalled, approved or sent back, each of the rev that was looked at.';
create index reviews_by_member on reviews (tenant_id, decided_by);

create table remarks (
  tenant_id integer not null default current_tenant() references platform.tenants (id) on delete cascade,
  kind text not null,
  id text not null,
  number integer not null check (number > 0),
  rev integer not null,
  block text not null default '' check (length(block) <= 64),
  quote text not null default '' check (length(quote) <= 300),
  words text not null check (length(words) between 1 and 2000),
  written_by integer,
  written_at timestamptz not null,
  resolved_by integer,
  resolved_at timestamptz,
  primary key (tenant_id, kind, id, number),
  foreign key (tenant_id, kind, id) references drafts (tenant_id, kind, id) on delete cascade
);
comment on table remarks is 'What is said about a place of a draft: the block and the words it is about, apart from the text itself, which goes on. block is empty where it is about the whole.';
create index remarks_by_writer on remarks (tenant_id, written_by);
create index remarks_by_resolver on remarks (tenant_id, resolved_by);

alter table review_standings enable row level security;
alter table review_standings force row level security;
create policy tenant_wall on review_standings to app_user
  using (tenant_id = (select nullif(current_setting('app.tenant_id', true), '')::int))
  with check (tenant_id = (select nullif(current_setting('app.tenant_id', true), '')::int));
grant select, insert, update, delete on review_standings to app_user;

alter table reviews enable row level security;
alter table reviews force row level security;
create policy tenant_wall on reviews to app_user
  using (tenant_id = (select nullif(current_setting('app.tenant_id', true), '')::int))
  with check (tenant_id = (select nullif(current_setting('app.tenant_id', true), '')::int));
grant select, insert, update, delete on reviews to app_user;

alter table remarks enable row level security;
alter table remarks force row level security;
create policy tenant_wall on remarks to app_user
  using (tenant_id = (select nullif(current_setting('app.tenant_id', true), '')::int))
  with check (tenant_id = (select nullif(current_setting('app.tenant_id', true), '')::int));
grant select, insert, update, delete on remarks to app_user;

create view review_states with (security_invoker = true) as
  select s.tenant_id, s.kind, s.id, s.state, s.since, (select r.note from reviews r where r.tenant_id = s.tenant_id
    and r.kind = s.kind and r.id = s.id and r.decision = 'needs_fix' order by r.number desc limit 1) as note
  from review_standings s;
comment on view review_states is 'What waits for a review or was sent back, with the words it came back with last: for lists.';
grant select on review_states to app_user;

-- posts had reviews of their own; no version was released with them
alter table posts no force row level security;
alter table drafts no force row level security;
alter table post_reviews no force row level security;
alter table reviews no force row level security;
alter table review_standings no force row level security;
insert into reviews (tenant_id, kind, id, number, rev, decision, note, decided_by, decided_at)
  select r.tenant_id, 'post', r.post_id::text, r.number, r.rev, r.decision, r.note, r.decided_by, r.decided_at
  from post_reviews r join drafts d on d.tenant_id = r.tenant_id and d.kind = 'post' and d.id = r.post_id::text;
insert into review_standings (tenant_id, kind, id, state, rev, asked_by, since)
  select p.tenant_id, 'post', p.id::text, p.review, d.rev, p.owner_id, p.touched_at
  from posts p join drafts d on d.tenant_id = p.tenant_id and d.kind = 'post' and d.id = p.id::text
  where p.review is not null and p.trashed_at is null;
alter table posts force row level security;
alter table drafts force row level security;
alter table reviews force row level security;
alter table review_standings force row level security;
drop table post_reviews;
alter table posts drop column review;
