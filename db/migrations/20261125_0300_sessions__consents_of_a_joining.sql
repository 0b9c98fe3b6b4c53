-- Who joins a further tenant agrees on its site first, and is signed in after that.

alter table sign_in_flows add column consents jsonb not null default '[]';
comment on column sign_in_flows.consents is 'What they have just agreed to in order to join: [{purpose, version}].';
