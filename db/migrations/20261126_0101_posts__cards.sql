-- Posts as cards: made in the transaction that writes a post, its authors or its categories.

create function public.made_post_cards(tenant integer, posts integer[]) returns table (
  kind text, id integer, from_at timestamptz, version bigint, title_key text, weight integer, facets text[], item text
) language sql stable parallel safe as $$
  select core.kind, core.id, core.published_at, hashtextextended(core.item, 0), lower(core.title), core.views,
    core.facets, left(core.item, -1) || ',"views":' || core.views || '}'
  from (
    select p.kind, p.id, p.title, p.published_at, p.views, row_to_json(item)::text as item,
      array(select 'category:' || pc.category_id from post_categories pc
          where pc.tenant_id = p.tenant_id and pc.post_id = p.id order by 1)
        || array(select 'in:' || c.slug from post_categories pc
          join categories c on c.tenant_id = pc.tenant_id and c.id = pc.category_id
          where pc.tenant_id = p.tenant_id and pc.post_id = p.id order by 1)
        || case when p.parent_id is null then array['parent:none']
          else array['parent:some', 'below:' || (select q.slug from public.posts q
            where q.tenant_id = p.tenant_id and q.id = p.parent_id)] end as facets
    from public.posts p cross join lateral (
      select p.id, p.kind as "kindSlug", p.slug, p.title, p.summary,
        p.cover || jsonb_build_object('url', '~p/' || (p.cover ->> 'key')) as cover,
        (select json_build_object('id', c.id, 'slug', c.slug, 'name', c.name)
          from categories c where c.tenant_id = p.tenant_id and c.id = p.category_id) as category,
        p.tags,
        (select coalesce(json_agg(json_build_object('slug', a.slug, 'name', a.name, 'title', a.title,
            'photo', a.photo || jsonb_build_object('url', '~p/' || (a.photo ->> 'key'))) order by pa.position), '[]')
          from post_authors pa join visible_people a on a.tenant_id = pa.tenant_id and a.id = pa.person_id
          where pa.tenant_id = p.tenant_id and pa.post_id = p.id) as authors,
        p.published_at as "publishedAt", p.minutes, p.featured,
        case when p.audio ? 'key' then p.audio || jsonb_build_object('url', '~m/' || (p.audio ->> 'key'))
          else p.audio end as audio,
        case when p.video ? 'key' then p.video || jsonb_build_object('url', '~m/' || (p.video ->> 'key'))
          else p.video end as video,
        (select coalesce(jsonb_agg(image.value || jsonb_build_object('url', '~p/' || (image.value ->> 'key'))
            order by image.position), '[]')
          from jsonb_array_elements(p.images) with ordinality as image (value, position)) as images
    ) item
    where p.tenant_id = tenant and p.id = any (posts)
      and p.status in ('published', 'scheduled') and p.published_at is not null and p.visibility = 'public'
  ) core
$$;
comment on function public.made_post_cards(integer, integer[]) is
  'The cards of some posts, published or planned, worked out from the tables; the version takes no notice of views.';

create function public.remake_post_cards(tenant integer, posts integer[]) returns void language sql as $$
  with made as materialized (select * from made_post_cards(tenant, posts)), gone as (
    delete from cards c where c.tenant_id = tenant and c.source = 'posts' and c.id = any (posts)
      and not exists (select from made m where m.id = c.id and m.from_at = c.from_at))
  insert into cards (tenant_id, source, kind, id, from_at, version, sorted_at, title_key, weight, facets, item)
    select tenant, 'posts', kind, id, from_at, version, from_at, title_key, weight, facets, item from made
    on conflict (tenant_id, source, id, from_at) do update set kind = excluded.kind, version = excluded.version,
      title_key = excluded.title_key, weight = excluded.weight, facets = excluded.facets, item = excluded.item
    where (cards.kind, cards.version, cards.weight, cards.facets)
      is distinct from (excluded.kind, excluded.version, excluded.weight, excluded.facets);
$$;
comment on function public.remake_post_cards(integer, integer[]) is 'Brings the cards of some posts up to date.';

create view post_ids with (security_invoker = true) as select tenant_id, id from posts;
comment on view post_ids is 'Posts by number, whatever their state.';
grant select on post_ids to app_user;

create trigger cards_of_added after insert on posts referencing new table as changed for each statement
  execute function remake_cards('select remake_post_cards(tenant_id, array_agg(id)) from changed group by tenant_id');
-- What lies below a post is found by the post's short address. Who counts looks may write
-- nothing else, and brings the cards along (0202).
create trigger cards_of_changed after update on posts referencing new table as changed for each statement
  when (current_user <> 'app_counter')
  execute function remake_cards('select remake_post_cards(tenant_id, array_agg(id)) from (
    select tenant_id, id from changed union select p.tenant_id, p.id from posts p join changed q
      on p.tenant_id = q.tenant_id and p.parent_id = q.id) meant group by tenant_id');
create trigger cards_of_removed after delete on posts referencing old table as changed for each statement
  execute function remake_cards('select remake_post_cards(tenant_id, array_agg(id)) from changed group by tenant_id');

create trigger cards_of_added after insert on post_authors referencing new table as changed for each statement
  execute function remake_cards('select remake_post_cards(tenant_id, array_agg(post_id)) from changed group by tenant_id');
create trigger cards_of_changed after update on post_authors referencing new table as changed for each statement
  execute function remake_cards('select remake_post_cards(tenant_id, array_agg(post_id)) from changed group by tenant_id');
create trigger cards_of_removed after delete on post_authors referencing old table as changed for each statement
  execute function remake_cards('select remake_post_cards(tenant_id, array_agg(post_id)) from changed group by tenant_id');

create trigger cards_of_added after insert on post_categories referencing new table as changed for each statement
  execute function remake_cards('select remake_post_cards(tenant_id, array_agg(post_id)) from changed group by tenant_id');
create trigger cards_of_changed after update on post_categories referencing new table as changed for each statement
  execute function remake_cards('select remake_post_cards(tenant_id, array_agg(post_id)) from changed group by tenant_id');
create trigger cards_of_removed after delete on post_categories referencing old table as changed for each statement
  execute function remake_cards('select remake_post_cards(tenant_id, array_agg(post_id)) from changed group by tenant_id');

-- posts whose categories or authors have another name now
create trigger cards_of_posts after update on categories referencing new table as changed for each statement
  execute function remake_cards('select remake_post_cards(tenant_id, array_agg(id)) from (
    select p.tenant_id, p.id from posts p join changed c on p.tenant_id = c.tenant_id and p.category_id = c.id
    union select pc.tenant_id, pc.post_id from post_categories pc join changed c
      on pc.tenant_id = c.tenant_id and pc.category_id = c.id) meant group by tenant_id');
create trigger cards_of_posts after update on people referencing new table as changed for each statement
  execute function remake_cards('select remake_post_cards(pa.tenant_id, array_agg(pa.post_id)) from post_authors pa
    join changed a on pa.tenant_id = a.tenant_id and pa.person_id = a.id group by pa.tenant_id');

create index posts_by_parent on posts (tenant_id, parent_id) where parent_id is not null;

-- what was written before
alter table posts no force row level security;
alter table post_authors no force row level security;
alter table post_categories no force row level security;
alter table categories no force row level security;
alter table people no force row level security;
alter table cards no force row level security;
alter table card_counts no force row level security;
select remake_post_cards(tenant_id, array_agg(id)) from posts group by tenant_id;
alter table posts force row level security;
alter table post_authors force row level security;
alter table post_categories force row level security;
alter table categories force row level security;
alter table people force row level security;
alter table cards force row level security;
alter table card_counts force row level security;
