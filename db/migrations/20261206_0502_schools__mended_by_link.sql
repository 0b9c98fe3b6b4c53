-- A school that registered itself sees by its link how that stands, and mends what was wrong.

alter table schools
  drop constraint schools_status_check,
  add constraint schools_status_check check (status in ('submitted', 'needs_fix', 'verified', 'rejected', 'duplicate')),
  add column token_hash text,
  add column token_sealed text,
  add column reason text not null default '' check (length(reason) <= 1000),
  add constraint schools_token unique (tenant_id, token_hash);
comment on column schools.token_hash is 'SHA-256 of what the link in the letter of a school''s registration holds; null: nobody registered it, or before there were links.';
comment on column schools.token_sealed is 'What that link holds, sealed, so that letters lead there.';
comment on column schools.reason is 'What the school was last told of its registration.';
