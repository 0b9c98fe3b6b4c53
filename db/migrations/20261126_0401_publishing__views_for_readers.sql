-- What other rooms may read of drafts and plans: that there is one, not what it says.

create view open_drafts with (security_invoker = true) as
  select tenant_id, kind, id, saved_at, saved_by from drafts where sha256 is not null;
comment on view open_drafts is 'Things whose writers have something that visitors do not see yet.';
grant select on open_drafts to app_user;

create view planned_acts with (security_invoker = true) as
  select tenant_id, kind, id, act, due_at from schedules;
comment on view planned_acts is 'What is to be published or withdrawn when.';
grant select on planned_acts to app_user;
