-- What other rooms may read of reactions.

create view given_reactions with (security_invoker = true) as
  select tenant_id, post_id, reaction from post_reactions;
comment on view given_reactions is 'Reactions, without who gave them.';
grant select on given_reactions to app_user;
