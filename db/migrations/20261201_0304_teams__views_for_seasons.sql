-- What keeps a season's categories and stages from being taken away.

create view busy_categories with (security_invoker = true) as
  select tenant_id, category_id, count(*)::int as teams from teams group by tenant_id, category_id;
comment on view busy_categories is 'Categories of the league that teams have registered for, with how many.';
grant select on busy_categories to app_user;

create view scored_stages with (security_invoker = true) as
  select distinct tenant_id, stage_id from team_scores;
comment on view scored_stages is 'Stages of the league in which teams have points.';
grant select on scored_stages to app_user;
