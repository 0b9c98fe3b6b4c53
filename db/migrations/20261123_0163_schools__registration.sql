-- Schools that register themselves: whom to call there, and what is taught.

alter table schools
  add column contact_name text not null default '' check (length(contact_name) <= 100),
  add column contact_phone text not null default '' check (length(contact_phone) <= 30),
  add column contact_email text not null default '' check (length(contact_email) <= 254),
  add column majors text[] not null default '{}' check (cardinality(majors) <= 30);
comment on column schools.contact_name is 'Who registered the school; with phone and mail for the administration only.';
comment on column schools.majors is 'What is taught there, in the school''s own words.';
