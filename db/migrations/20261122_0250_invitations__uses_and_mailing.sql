-- How many people an open link was made for, and when an invitation was last sent.

alter table invitations
  add column uses_total integer not null default 1 check (uses_total between 1 and 1000),
  add column sent_at timestamptz;
comment on column invitations.uses_total is 'For how many people; uses_left counts down from it.';
comment on column invitations.sent_at is 'When it was last mailed; null for links nobody was mailed.';

create index invitations_email on invitations (tenant_id, email) where email is not null;
