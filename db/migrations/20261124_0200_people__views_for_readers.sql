-- What other rooms may read of people who write and teach.

create view visible_people with (security_invoker = true) as
  select tenant_id, id, slug, name, title, bio, photo from people;
comment on view visible_people is 'People by name, as they stand beside what they wrote or teach.';
grant select on visible_people to app_user;
