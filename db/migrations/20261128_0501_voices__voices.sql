-- What visitors say: testimonies, aspirations and book reviews, with what moderators did about each.

create table voices (
  tenant_id integer not null default current_tenant() references platform.tenants (id) on delete cascade,
  id integer not null generated always as identity,
  kind text not null check (kind in ('testimony', 'aspiration', 'book_review')),
  state text not null default 'pending' check (state in ('pending', 'published', 'rejected', 'spam', 'hidden')),
  name text not null check (length(name) between 3 and 100),
  role text not null default '' check (length(role) <= 100),
  email text check (email = lower(email) and length(email) <= 254),
  content text not null check (length(content) between 3 and 2000),
  rating integer check (rating between 1 and 5),
  category text check (category in ('learning', 'facilities', 'programme', 'platform', 'community', 'other')),
  progress text check (progress in ('received', 'planned', 'in_progress', 'done', 'declined')),
  book_id integer,
  book_slug text check (length(book_slug) between 1 and 191),
  is_aside boolean not null default false,
  supports integer not null default 0 check (supports >= 0),
  source text not null default 'form' check (source in ('form', 'program')),
  consent_version text not null default '',
  membership_id integer,
  network_hash text,
  created_at timestamptz not null default now(),
  shown_at timestamptz,
  updated_at timestamptz not null default now(),
  primary key (tenant_id, id),
  foreign key (tenant_id, book_id) references books (tenant_id, id) on delete cascade,
  check ((kind = 'book_review') = (book_id is not null and book_slug is not null)),
  check (kind <> 'book_review' or rating is not null),
  check ((kind = 'aspiration') = (category is not null and progress is not null))
);
create index voices_shown on voices (tenant_id, kind, shown_at desc, id desc) where state = 'published';
create index voices_queue on voices (tenant_id, state, created_at);
create index voices_email on voices (tenant_id, email) where email is not null;
create index voices_book on voices (tenant_id, book_id) where book_id is not null;
comment on table voices is 'What visitors say. Only published ones are seen; email and network_hash never are, and the hash goes after 90 days. shown_at is when it was first published. A review keeps the slug of its book, which never changes, and stands aside while the book is not shown.';

alter table voices enable row level security;
alter table voices force row level security;
create policy tenant_wall on voices to app_user
  using (tenant_id = (select nullif(current_setting('app.tenant_id', true), '')::int))
  with check (tenant_id = (select nullif(current_setting('app.tenant_id', true), '')::int));
grant select, insert, update, delete on voices to app_user;

create table voice_steps (
  tenant_id integer not null default current_tenant() references platform.tenants (id) on delete cascade,
  id integer not null generated always as identity,
  voice_id integer not null,
  what text not null check (what in ('state', 'progress')),
  was text not null,
  became text not null,
  reason text not null default '' check (length(reason) <= 500),
  membership_id integer,
  by_name text not null check (length(by_name) <= 200),
  at timestamptz not null,
  primary key (tenant_id, id),
  foreign key (tenant_id, voice_id) references voices (tenant_id, id) on delete cascade
);
create index voice_steps_of on voice_steps (tenant_id, voice_id, id);
comment on table voice_steps is 'What moderators did about a voice, one after another, with who and why. Appended only.';

alter table voice_steps enable row level security;
alter table voice_steps force row level security;
create policy tenant_wall on voice_steps to app_user
  using (tenant_id = (select nullif(current_setting('app.tenant_id', true), '')::int))
  with check (tenant_id = (select nullif(current_setting('app.tenant_id', true), '')::int));
grant select, insert, update, delete on voice_steps to app_user;

create table voice_replies (
  tenant_id integer not null default current_tenant() references platform.tenants (id) on delete cascade,
  id integer not null generated always as identity,
  voice_id integer not null,
  content text not null check (length(content) between 3 and 2000),
  membership_id integer,
  by_name text not null check (length(by_name) <= 200),
  created_at timestamptz not null,
  primary key (tenant_id, id),
  foreign key (tenant_id, voice_id) references voices (tenant_id, id) on delete cascade
);
create index voice_replies_of on voice_replies (tenant_id, voice_id, id);
comment on table voice_replies is 'Official replies to aspirations.';

alter table voice_replies enable row level security;
alter table voice_replies force row level security;
create policy tenant_wall on voice_replies to app_user
  using (tenant_id = (select nullif(current_setting('app.tenant_id', true), '')::int))
  with check (tenant_id = (select nullif(current_setting('app.tenant_id', true), '')::int));
grant select, insert, update, delete on voice_replies to app_user;

create table voice_supports (
  tenant_id integer not null default current_tenant() references platform.tenants (id) on delete cascade,
  voice_id integer not null,
  visitor_hash text not null,
  created_at timestamptz not null,
  primary key (tenant_id, voice_id, visitor_hash),
  foreign key (tenant_id, voice_id) references voices (tenant_id, id) on delete cascade
);
comment on table voice_supports is 'Who supports an aspiration, known again by a random number of their browser only; one each.';

alter table voice_supports enable row level security;
alter table voice_supports force row level security;
create policy tenant_wall on voice_supports to app_user
  using (tenant_id = (select nullif(current_setting('app.tenant_id', true), '')::int))
  with check (tenant_id = (select nullif(current_setting('app.tenant_id', true), '')::int));
grant select, insert, update, delete on voice_supports to app_user;
