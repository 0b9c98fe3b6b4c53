-- Questions that somebody got wrong come back until they are known. Nothing here touches a mark.

create table review_cards (
  tenant_id integer not null default current_tenant() references platform.tenants (id) on delete cascade,
  membership_id integer not null,
  question_id integer not null,
  due_at timestamptz not null,
  reviewed_at timestamptz not null,
  stability double precision not null,
  difficulty double precision not null,
  scheduled_days integer not null,
  learning_steps integer not null,
  reps integer not null,
  lapses integer not null,
  state smallint not null check (state between 0 and 3),
  primary key (tenant_id, membership_id, question_id),
  foreign key (tenant_id, membership_id) references memberships (tenant_id, id) on delete cascade,
  foreign key (tenant_id, question_id) references questions (tenant_id, id) on delete cascade
);
comment on table review_cards is 'What somebody has reviewed, as FSRS knows it: when it comes back. A question that was wrong has none until its first review.';
create index review_cards_by_question on review_cards (tenant_id, question_id);

create table review_logs (
  tenant_id integer not null default current_tenant() references platform.tenants (id) on delete cascade,
  membership_id integer not null,
  question_id integer not null,
  number integer not null check (number > 0),
  rating text not null check (rating in ('again', 'hard', 'good')),
  at timestamptz not null,
  due_at timestamptz not null,
  primary key (tenant_id, membership_id, question_id, number),
  foreign key (tenant_id, membership_id, question_id) references review_cards (tenant_id, membership_id, question_id) on delete cascade
);
comment on table review_logs is 'Every review, in order: what it came to, and when the card was to come back. Only added to.';
create index review_logs_by_day on review_logs (tenant_id, membership_id, at);

alter table review_cards enable row level security;
alter table review_cards force row level security;
create policy tenant_wall on review_cards to app_user
  using (tenant_id = (select nullif(current_setting('app.tenant_id', true), '')::int))
  with check (tenant_id = (select nullif(current_setting('app.tenant_id', true), '')::int));
grant select, insert, update, delete on review_cards to app_user;
alter table review_logs enable row level security;
alter table review_logs force row level security;
create policy tenant_wall on review_logs to app_user
  using (tenant_id = (select nullif(current_setting('app.tenant_id', true), '')::int))
  with check (tenant_id = (select nullif(current_setting('app.tenant_id', true), '')::int));
grant select, insert on review_logs to app_user;
