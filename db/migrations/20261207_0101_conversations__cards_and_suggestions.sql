alter table conversation_messages
  add column cards jsonb not null default '[]',
  add column suggestions jsonb not null default '[]';
comment on table conversation_messages is 'A question and its answer, with the sources it named, the cards it showed and what it said may be asked next. A message that is still running when the server ends stays as far as it came. settled_at: somebody of the office has dealt with it.';
