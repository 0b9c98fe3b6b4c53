-- What a site says, in passages of some 200 words: what questions are answered out of. Made from what the rooms offer,
-- behind what is published; who may read a passage is compared before any of them is ranked.

create table passage_sources (
  tenant_id integer not null default current_tenant() references platform.tenants (id) on delete cascade,
  kind text not null,
  ref text not null,
  part text not null,
  stamp text not null,
  primary key (tenant_id, kind, ref)
);
comment on table passage_sources is 'Things whose text stands in passages, one row a thing. part: which part of a room offers it; stamp: whether its passages are still what it says.';
create index passage_sources_by_part on passage_sources (tenant_id, part);

create table passages (
  tenant_id integer not null default current_tenant() references platform.tenants (id) on delete cascade,
  kind text not null,
  ref text not null,
  position integer not null check (position >= 0),
  path text not null check (path like '/%'),
  anchor text,
  title text not null,
  heading text not null default '',
  words text not null default '',
  body text not null,
  audience text[],
  visible_from timestamptz not null,
  visible_until timestamptz,
  search tsvector generated always as (
    setweight(to_tsvector('indonesian', title), 'A')
    || setweight(to_tsvector('indonesian', heading), 'B')
    || setweight(to_tsvector('indonesian', words), 'C')
    || setweight(to_tsvector('indonesian', body), 'D')
  ) stored,
  primary key (tenant_id, kind, ref, position),
  foreign key (tenant_id, kind, ref) references passage_sources (tenant_id, kind, ref) on delete cascade
);
comment on table passages is 'Passages of what is published, never written by hand. words: what leads to it without being said; audience: keys of which a reader needs one, null for everybody.';
create index passages_search on passages using gin (words_of(tenant_id, search));

create table passage_words (
  tenant_id integer not null default current_tenant() references platform.tenants (id) on delete cascade,
  word text not null,
  documents integer not null check (documents > 0),
  primary key (tenant_id, word)
);
comment on table passage_words is 'Every word of a site''s passages, and in how many: what a mistyped word of a question may have meant. Never shown.';

create table passage_stale (
  tenant_id integer not null default current_tenant() references platform.tenants (id) on delete cascade,
  id integer not null generated always as identity,
  tag text not null,
  primary key (tenant_id, id)
);
comment on table passage_stale is 'Tags purged since the passages were last looked after; until then whoever reads asks the things themselves.';

create table passage_state (
  tenant_id integer primary key default current_tenant() references platform.tenants (id) on delete cascade,
  refreshed_at timestamptz not null,
  total integer not null check (total >= 0)
);
comment on table passage_state is 'When all of a tenant''s passages were last compared with its rooms, and how many there are.';

alter table passage_sources enable row level security;
alter table passage_sources force row level security;
alter table passages enable row level security;
alter table passages force row level security;
alter table passage_words enable row level security;
alter table passage_words force row level security;
alter table passage_stale enable row level security;
alter table passage_stale force row level security;
alter table passage_state enable row level security;
alter table passage_state force row level security;

create policy tenant_wall on passage_sources to app_user
  using (tenant_id = (select nullif(current_setting('app.tenant_id', true), '')::int))
  with check (tenant_id = (select nullif(current_setting('app.tenant_id', true), '')::int));
create policy tenant_wall on passages to app_user
  using (tenant_id = (select nullif(current_setting('app.tenant_id', true), '')::int))
  with check (tenant_id = (select nullif(current_setting('app.tenant_id', true), '')::int));
create policy tenant_wall on passage_words to app_user
  using (tenant_id = (select nullif(current_setting('app.tenant_id', true), '')::int))
  with check (tenant_id = (select nullif(current_setting('app.tenant_id', true), '')::int));
create policy tenant_wall on passage_stale to app_user
  using (tenant_id = (select nullif(current_setting('app.tenant_id', true), '')::int))
  with check (tenant_id = (select nullif(current_setting('app.tenant_id', true), '')::int));
create policy tenant_wall on passage_state to app_user
  using (tenant_id = (select nullif(current_setting('app.tenant_id', true), '')::int))
  with check (tenant_id = (select nullif(current_setting('app.tenant_id', true), '')::int));

grant select, insert, update, delete on passage_sources, passages, passage_words, passage_stale, passage_state
  to app_user;

-- A job fills them: it asks which tenants have something to take over, or were never looked at.
create policy platform_reads on passage_stale for select to app_platform using (true);
create policy platform_reads on passage_state for select to app_platform using (true);
grant select on passage_stale, passage_state to app_platform;

-- Row security keeps @@ out of an index, as for the search of the site: two functions look as a role of their own, which may
-- read what they compare and nothing else, for the tenant that runs, which they name twice.
do $$
begin
  if not exists (select from pg_roles where rolname = 'app_reader') then
    create role app_reader nologin nosuperuser nobypassrls noinherit;
  end if;
end $$;
grant app_reader to current_user;
grant usage on schema public to app_reader;
create policy searched on passages for select to app_reader using (true);
grant select (tenant_id, kind, ref, position, path, audience, visible_from, visible_until, search) on passages to app_reader;

create function passage_hits(
  terms text[], exact text[], keys text[], hidden text[], total integer, at timestamptz, most integer)
  returns table (
    kind text, ref text, "position" integer, score double precision, coverage double precision, said double precision,
    weights integer[])
  language sql stable security definer
  set search_path = pg_catalog
  begin atomic
    with asked as materialized (
      select t.number, to_tsquery('indonesian', t.term) as query, to_tsquery('indonesian', exact[t.number]) as word
      from unnest(terms) with ordinality t (term, number)
    ), hits as materialized (
      select p.kind, p.ref, p.position, p.search from public.passages p
      where public.words_of(p.tenant_id, p.search)
          @@ public.words_here(to_tsquery('indonesian', array_to_string(terms, ' | ')))
        and p.tenant_id + 0 = public.current_tenant()
        and (p.audience is null or p.audience && keys)
        and p.visible_from <= at and (p.visible_until is null or p.visible_until > at)
        and not exists (select from unnest(hidden) as prefix where starts_with(p.path, prefix))
      limit 3000
    ), rare as materialized (
      -- the fewer passages have a word, the more it says; of a small site it is not known how common a word is
      select a.number, a.query, a.word, ln(1 + (greatest(total, count(h.ref), 50) - count(h.ref) + 0.5) / (count(h.ref) + 0.5))::double precision as weight
      from asked a left join hits h on h.search @@ a.query
      group by a.number, a.query, a.word
    ), all_weight as (select sum(weight) as weight from rare),
    ranked as (
      select h.kind, h.ref, h.position, r.weight, h.search @@ r.word as is_said,
        ts_rank('{0.2, 0.45, 0.7, 1}', h.search, r.query)::double precision as rank
      from hits h join rare r on h.search @@ r.query
    )
    select k.kind, k.ref, k.position,
      sum(k.weight * (k.rank / (k.rank + 0.2) + case when k.is_said then 0.25 else 0 end)),
      sum(k.weight) / (select weight from all_weight),
      coalesce(sum(k.weight) filter (where k.is_said), 0) / (select weight from all_weight),
      (select array_agg((weight * 1000)::integer order by number) from rare)
    from ranked k group by k.kind, k.ref, k.position
    order by 4 desc, k.kind, k.ref, k.position limit most;
  end;
comment on function passage_hits is 'Passages of the running tenant that a reader with these keys may read at a moment, the best first: how well each fits, and which part of the question it speaks of. weights: what each term says, by thousands.';

create function passage_knows(word text) returns boolean
  language sql stable security definer
  set search_path = pg_catalog
  begin atomic
    select exists (select from public.passages p
      where public.words_of(p.tenant_id, p.search) @@ public.words_here(to_tsquery('indonesian', word))
        and p.tenant_id + 0 = public.current_tenant());
  end;
comment on function passage_knows is 'Whether any passage of the running tenant has this word in one of its forms.';

revoke execute on function passage_hits, passage_knows from public;
grant create on schema public to app_reader;
alter function passage_hits set enable_seqscan = off;
alter function passage_knows set enable_seqscan = off;
alter function passage_hits owner to app_reader;
alter function passage_knows owner to app_reader;
revoke create on schema public from app_reader;
grant execute on function passage_hits, passage_knows to app_user;
revoke app_reader from current_user;
