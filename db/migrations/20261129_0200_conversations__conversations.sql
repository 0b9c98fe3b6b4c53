-- What people ask the assistant, and what it answered.

create table conversations (
  tenant_id integer not null default current_tenant() references platform.tenants (id) on delete cascade,
  id uuid not null default gen_random_uuid(),
  membership_id integer,
  visitor text check (visitor ~ '^[0-9a-f]{64}$'),
  title text not null check (length(title) between 1 and 120),
  created_at timestamptz not null,
  last_at timestamptz not null,
  expires_at timestamptz not null,
  primary key (tenant_id, id),
  check ((membership_id is null) <> (visitor is null))
);
comment on table conversations is 'Conversations with the assistant, of a member, or of a visitor by the hash of a number that only the browser holds. They go when they expire: so many days after the last question as the site says.';
create index conversations_of_member on conversations (tenant_id, membership_id, last_at desc) where membership_id is not null;
create index conversations_of_visitor on conversations (tenant_id, visitor, last_at desc) where visitor is not null;
create index conversations_expiring on conversations (tenant_id, expires_at);

create table conversation_messages (
  tenant_id integer not null default current_tenant() references platform.tenants (id) on delete cascade,
  id integer not null generated always as identity,
  conversation_id uuid not null,
  query text not null check (length(query) between 1 and 2000),
  answer text not null default '' check (length(answer) <= 40000),
  sources jsonb not null default '[]',
  engine text check (engine in ('extractive', 'model')),
  state text not null default 'running' check (state in ('running', 'done', 'stopped', 'failed')),
  is_answered boolean,
  feedback text check (feedback in ('up', 'down')),
  feedback_reason text not null default '' check (length(feedback_reason) <= 500),
  feedback_at timestamptz,
  settled_at timestamptz,
  created_at timestamptz not null,
  primary key (tenant_id, id),
  foreign key (tenant_id, conversation_id) references conversations (tenant_id, id) on delete cascade
);
comment on table conversation_messages is 'A question and its answer, with the sources it named. A message that is still running when the server ends stays as far as it came. settled_at: somebody of the office has dealt with it.';
create index conversation_messages_in on conversation_messages (tenant_id, conversation_id, id);
create index conversation_messages_open on conversation_messages (tenant_id, created_at desc) where is_answered = false and settled_at is null;
create index conversation_messages_rated on conversation_messages (tenant_id, feedback_at desc) where feedback is not null;
create index conversation_messages_by_day on conversation_messages (tenant_id, created_at);

alter table conversations enable row level security;
alter table conversations force row level security;
create policy tenant_wall on conversations to app_user
  using (tenant_id = (select nullif(current_setting('app.tenant_id', true), '')::int))
  with check (tenant_id = (select nullif(current_setting('app.tenant_id', true), '')::int));
grant select, insert, update, delete on conversations to app_user;

alter table conversation_messages enable row level security;
alter table conversation_messages force row level security;
create policy tenant_wall on conversation_messages to app_user
  using (tenant_id = (select nullif(current_setting('app.tenant_id', true), '')::int))
  with check (tenant_id = (select nullif(current_setting('app.tenant_id', true), '')::int));
grant select, insert, update, delete on conversation_messages to app_user;
