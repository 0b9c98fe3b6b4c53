-- What other rooms may read of categories.

create view visible_categories with (security_invoker = true) as
  select tenant_id, id, kind, slug, name, position from categories;
comment on view visible_categories is 'Categories of posts and of classes, in their order.';
grant select on visible_categories to app_user;
