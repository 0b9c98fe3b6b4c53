-- What keeps a category from being taken away.

create view filed_classes with (security_invoker = true) as
  select tenant_id, id, category_id from classes where category_id is not null;
comment on view filed_classes is 'Under which category classes are filed, seen or not.';
grant select on filed_classes to app_user;
