-- What other rooms may read of competitions.

create view known_seasons with (security_invoker = true) as
  select tenant_id, id, name, season, starts_on from competitions;
comment on view known_seasons is 'Competitions by name and season.';
grant select on known_seasons to app_user;

create view season_categories with (security_invoker = true) as
  select tenant_id, id, competition_id, slug, name from competition_categories;
comment on view season_categories is 'The categories of a competition.';
grant select on season_categories to app_user;
