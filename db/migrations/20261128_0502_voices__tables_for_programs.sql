-- What programs may read of voices, in the names they use: published ones only, without address and network.

create view rest_book_reviews with (security_invoker = true) as
  select tenant_id, id, created_at, book_slug, name, rating, content, book_id
  from voices where kind = 'book_review' and state = 'published' and not is_aside;
comment on view rest_book_reviews is 'Published book reviews as programs read them.';
grant select on rest_book_reviews to app_user;

create view rest_aspirations with (security_invoker = true) as
  select tenant_id, id, created_at, name, content, category, progress as state, supports
  from voices where kind = 'aspiration' and state = 'published';
comment on view rest_aspirations is 'Published aspirations as programs read them; state is how far it has come.';
grant select on rest_aspirations to app_user;

create view rest_aspiration_replies with (security_invoker = true) as
  select r.tenant_id, r.id, r.created_at, r.content, r.voice_id
  from voice_replies r join voices v on v.tenant_id = r.tenant_id and v.id = r.voice_id
  where v.kind = 'aspiration' and v.state = 'published';
comment on view rest_aspiration_replies is 'Official replies as programs read them, within an aspiration.';
grant select on rest_aspiration_replies to app_user;

create view rest_testimonies with (security_invoker = true) as
  select tenant_id, id, created_at, name, role, content, rating
  from voices where kind = 'testimony' and state = 'published';
comment on view rest_testimonies is 'Published testimonies as programs read them.';
grant select on rest_testimonies to app_user;

create view shown_aspirations with (security_invoker = true) as
  select tenant_id, id, content, shown_at, updated_at
  from voices where kind = 'aspiration' and state = 'published';
comment on view shown_aspirations is 'Published aspirations, for search and sitemaps.';
grant select on shown_aspirations to app_user;
